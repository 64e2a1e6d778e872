/** The review queue of the console. */
import { z } from 'zod'
import { enterpriseKinds, productKinds } from './content-kind.ts'
import { EnterpriseFacts, ExamineState, KeptCertification, Licence } from './enterprise.ts'
import { PublicEnterpriseContent } from './enterprise-content.ts'
import { Picture } from './file.ts'
import { chosen, endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'
import { ProductDetail } from './product.ts'
import { Direction } from './list-order.ts'
import { ReasonTemplate } from './setting.ts'

export const reviewKinds = ['certification', ...productKinds, ...enterpriseKinds] as const
export const ReviewKind = z.enum(reviewKinds)
export type ReviewKind = z.infer<typeof ReviewKind>
export const ReviewState = z.enum(['pending', 'approved', 'rejected', 'recalled'])
export type ReviewState = z.infer<typeof ReviewState>

export const ReviewRow = z.object({
  id: Id,
  kind: ReviewKind,
  state: ReviewState,
  /** Product name, or the enterprise's name for a certification. */
  title: z.string(),
  organisationId: Id,
  organisationName: z.string(),
  revision: z.number().int(),
  submittedBy: z.string(),
  submittedAt: Instant,
  /** Where two have to approve: who did so first, of this revision. */
  firstApproval: z.object({ by: z.string(), at: Instant }).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  reason: z.string().nullable(),
})
export type ReviewRow = z.infer<typeof ReviewRow>

const Filter = z.object({
  kind: chosen(ReviewKind),
  organisationId: chosen(Id),
  keywords: text(100).optional(),
  /** Only what was submitted longer ago than this. */
  waitedHours: chosen(z.coerce.number().int().min(1).max(10_000)),
  /** Only what the caller decided, or approved first. */
  mine: chosen(z.literal('true')),
})

export const reviewPage = endpoint({
  method: 'GET',
  path: '/api/admin/review/page',
  access: 'review:read:any',
  summary: 'The review queue; pending ones oldest first, decided ones newest first, unless `direction` turns them.',
  query: PageQuery.extend({
    state: ReviewState.default('pending'),
    direction: chosen(Direction),
    ...Filter.shape,
  }),
  data: page(ReviewRow).extend({ pending: z.number().int() }),
})

export const reviewRules = endpoint({
  method: 'GET',
  path: '/api/admin/review/rules',
  access: 'review:read:any',
  summary: 'How the settings want reviews to be done: by how many, how soon, with which reasons at hand.',
  data: z.object({
    /** Two operators have to approve. */
    fourEyes: z.boolean(),
    expectedHours: z.number().int(),
    reasons: z.array(ReasonTemplate),
  }),
})
export type ReviewRules = z.infer<typeof reviewRules.data>

export const reviewOrganisations = endpoint({
  method: 'GET',
  path: '/api/admin/review/organisations',
  access: 'review:read:any',
  summary: 'Enterprises by a part of their name, for the filter; at most twenty.',
  query: z.object({ keywords: text(60).default('') }),
  data: z.array(z.object({ id: Id, name: z.string() })),
})

export const reviewDetail = endpoint({
  method: 'GET',
  path: '/api/admin/review/detail',
  access: 'review:read:any',
  summary: 'One review item: what is proposed beside what is published, in the shape of the public page.',
  /** With the filter of the list it was opened from, `next` and `previous` stay within it. */
  query: Filter.extend({ id: Id }),
  data: ReviewRow.extend({
    /** `approve` is false for whoever approved first and has to leave the second approval to somebody else. */
    can: z.object({ decide: z.boolean(), approve: z.boolean() }),
    fourEyes: z.boolean(),
    subject: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('product'),
        proposed: ProductDetail,
        published: ProductDetail.nullable(),
        /** Linked patents that are used by right of somebody else, with what the enterprise gives as proof. */
        proofs: z.array(
          z.object({
            patentId: Id,
            number: z.string(),
            title: z.string(),
            kind: z.enum(['licence', 'transfer', 'other']),
            statement: z.string(),
            picture: Picture.nullable(),
          }),
        ),
      }),
      z.object({
        type: z.literal('certification'),
        examineState: ExamineState,
        proposed: KeptCertification,
        published: KeptCertification.nullable(),
        usccHolds: z.boolean(),
        /** Another organisation bears the same name. */
        nameTaken: z.boolean(),
        /** Other organisations with the same code: certified with it, or waiting for that. */
        sameCode: z.array(
          z.object({
            organisationId: Id,
            name: z.string(),
            /** Certified with it: this one cannot be approved. */
            holds: z.boolean(),
            /** Where it waits in the queue itself. */
            reviewId: Id.nullable(),
          }),
        ),
        /** The business licences of either. */
        licences: z.array(Licence),
      }),
      z.object({
        type: z.literal('enterprise'),
        /** As it was certified, also while it is off the website. */
        enterprise: EnterpriseFacts,
        /** Whether visitors see its page now; while they do not, its products are not drawn either. */
        shown: z.boolean(),
        proposed: PublicEnterpriseContent,
        published: PublicEnterpriseContent,
      }),
    ]),
    /** The next one that the caller may do something about; the oldest where none is behind. */
    next: Id.nullable(),
    previous: Id.nullable(),
  }),
})
export type ReviewDetail = z.infer<typeof reviewDetail.data>

const Looked = z.object({ id: Id, revision: z.number().int() })
const Decision = z.object({ decision: z.enum(['approve', 'reject']), reason: text(1000).default('') })
const isReasoned = ({ decision, reason }: z.output<typeof Decision>): boolean =>
  decision === 'approve' || reason.trim() !== ''
const unreasoned = { error: 'reason.required', path: ['reason'] }

export const reviewDecide = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/review/decide',
  access: 'review:decide:any',
  summary:
    'Approve or reject the revision that was looked at; a newer one in the meantime is refused with A0409. Where two have to approve, the first approval is kept and the item stays.',
  body: Looked.extend(Decision.shape).refine(isReasoned, unreasoned),
  data: ReviewRow,
})

/** As many as one request decides. */
export const REVIEWS_AT_ONCE = 50

export const reviewDecideMany = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/review/decideMany',
  access: 'review:decide:any',
  summary: 'Decide several alike, each by itself: what is refused is told, the others are decided all the same.',
  body: Decision.extend({ items: z.array(Looked).min(1).max(REVIEWS_AT_ONCE) }).refine(isReasoned, unreasoned),
  data: z.object({
    results: z.array(
      z.object({
        id: Id,
        /** As it stands now; null where it was refused. */
        row: ReviewRow.nullable(),
        /** Why it was refused, '' where it was not. */
        message: z.string(),
      }),
    ),
  }),
})
export type ReviewResults = z.infer<typeof reviewDecideMany.data>['results']
