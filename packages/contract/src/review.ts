/** The review queue of the console. */
import { z } from 'zod'
import { Remark, REMARKS_MAX } from './content.ts'
import { enterpriseKinds, productKinds } from './content-kind.ts'
import { EnterpriseFacts, ExamineState, KeptCertification, Licence } from './enterprise.ts'
import { PublicEnterpriseContent } from './enterprise-content.ts'
import { Picture } from './file.ts'
import { chosen, endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'
import { ProductDetail } from './product.ts'
import { Direction } from './list-order.ts'
import { remarkFields } from './remark.ts'
import { ReviewClaim } from './review-claim.ts'
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
  /** Decided, but not yet in effect: by whom, and when it will be. Until then it can be undone. */
  takesEffect: z.object({ by: z.string(), at: Instant }).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  reason: z.string().nullable(),
  /** What was written about single fields when it was rejected. */
  remarks: z.array(Remark),
})
export type ReviewRow = z.infer<typeof ReviewRow>

/** What review items belong to: what is decided together, and told in one notice. */
const reviewSubjectTypes = ['certification', 'product', 'enterprise'] as const
export const ReviewSubjectType = z.enum(reviewSubjectTypes)
export type ReviewSubjectType = z.infer<typeof ReviewSubjectType>
const productKindsReviewed: ReadonlySet<string> = new Set(productKinds)
/** Whether a kind is a part of a product, a part of what an enterprise shows of itself, or its certification. */
export function reviewSubjectTypeOf(kind: ReviewKind): ReviewSubjectType {
  if (kind === 'certification') return 'certification'
  return productKindsReviewed.has(kind) ? 'product' : 'enterprise'
}

/** Whether a field is one that a kind has. */
export const isRemarkable = (kind: ReviewKind, field: string): boolean =>
  remarkFields[kind].some((one) => one === field)

/** Everything that waits of one product, or of one enterprise. */
export const ReviewEntry = z.object({
  /** Of the part that waits longest: the entry is opened by it. */
  id: Id,
  subjectType: ReviewSubjectType,
  title: z.string(),
  organisationId: Id,
  organisationName: z.string(),
  /** Since when its oldest part waits. */
  submittedAt: Instant,
  /** Oldest first. */
  parts: z.array(ReviewRow).min(1),
  /** Who is at it now, the first of them first. */
  claims: z.array(ReviewClaim),
})
export type ReviewEntry = z.infer<typeof ReviewEntry>

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
  summary:
    'Single parts of the review queue; pending ones oldest first, decided ones newest first, unless `direction` turns them.',
  query: PageQuery.extend({
    state: ReviewState.default('pending'),
    direction: chosen(Direction),
    ...Filter.shape,
  }),
  data: page(ReviewRow).extend({ pending: z.number().int() }),
})

export const reviewQueue = endpoint({
  method: 'GET',
  path: '/api/admin/review/queue',
  access: 'review:read:any',
  summary:
    'What waits for review, one entry for each product or enterprise that has a part which the filter leaves, with all its parts; oldest first, unless `direction` turns them.',
  query: PageQuery.extend({ direction: chosen(Direction), ...Filter.shape }),
  data: page(ReviewEntry).extend({
    /** How many parts wait in all. */
    pending: z.number().int(),
  }),
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

const Can = z.object({
  decide: z.boolean(),
  approve: z.boolean(),
  /** Whether the caller may take back what they decided and is not in effect yet. */
  undo: z.boolean(),
})

export const reviewDetail = endpoint({
  method: 'GET',
  path: '/api/admin/review/detail',
  access: 'review:read:any',
  summary:
    'One review item with all parts of its product or enterprise that wait: what is proposed beside what is published, in the shape of the public page.',
  /** With the filter of the list it was opened from, `next` and `previous` stay within it. */
  query: Filter.extend({ id: Id }),
  data: ReviewRow.extend({
    /** `approve` is false for whoever approved first and has to leave the second approval to somebody else. */
    can: Can,
    fourEyes: z.boolean(),
    /** All parts of its product or enterprise that wait, oldest first; itself among them while it does. */
    parts: z.array(ReviewRow.extend({ can: Can })),
    /** Who else is at it now. */
    claims: z.array(ReviewClaim),
    /** What was decided or taken back of the same product or enterprise before, newest first; at most twenty. */
    history: z.array(ReviewRow),
    /** Of an item that waits, with all parts that wait in place of what is published; else with itself alone. */
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
    /** The next one that the caller may do something about and nobody else is at; the oldest where none is behind. */
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

const areDistinct = (parts: readonly { id: string }[]): boolean =>
  new Set(parts.map(({ id }) => id)).size === parts.length

/** As many parts as one product or enterprise can have. */
const PARTS_MAX = productKinds.length + enterpriseKinds.length

export const reviewDecide = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/review/decide',
  access: 'review:decide:any',
  summary:
    'Approve or reject parts of one product or enterprise in the revisions that were looked at, all of them or none; a newer one in the meantime is refused with A0409. Where two have to approve, first approvals are kept and those parts stay. A round with an approval takes effect after some seconds, in which it can be undone.',
  body: z.object({
    parts: z
      .array(
        Looked.extend({ ...Decision.shape, remarks: z.array(Remark).max(REMARKS_MAX).default([]) }).refine(
          isReasoned,
          unreasoned,
        ),
      )
      .min(1)
      .max(PARTS_MAX)
      .refine(areDistinct, 'review.twice'),
  }),
  /** As they stand now, in the order of the call. */
  data: z.array(ReviewRow),
})

export const reviewUndo = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/review/undo',
  access: 'review:decide:any',
  summary:
    'Undo the round of decisions that an item belongs to, by whoever decided and before it takes effect; A0409 afterwards.',
  body: z.object({ id: Id }),
  /** What waits again. */
  data: z.array(ReviewRow),
})

/** As many parts as one request decides. */
export const REVIEWS_AT_ONCE = 120

export const reviewDecideMany = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/review/decideMany',
  access: 'review:decide:any',
  summary:
    'Decide several alike. Parts of one product or enterprise are decided together, all of them or none; what is refused is told, the others are decided all the same.',
  body: Decision.extend({
    items: z.array(Looked).min(1).max(REVIEWS_AT_ONCE).refine(areDistinct, 'review.twice'),
  }).refine(isReasoned, unreasoned),
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
