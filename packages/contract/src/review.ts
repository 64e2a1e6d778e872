/** The review queue of the console. */
import { z } from 'zod'
import { ExamineState, KeptCertification, Licence } from './enterprise.ts'
import { enterpriseKinds, PublicEnterpriseContent } from './enterprise-content.ts'
import { Picture } from './file.ts'
import { endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'
import { ProductDetail } from './product.ts'
import { productKinds } from './product-document.ts'

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
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  reason: z.string().nullable(),
})
export type ReviewRow = z.infer<typeof ReviewRow>

export const reviewPage = endpoint({
  method: 'GET',
  path: '/api/admin/review/page',
  access: 'review:read:any',
  summary: 'The review queue; pending ones oldest first, decided ones newest first.',
  query: PageQuery.extend({
    state: ReviewState.default('pending'),
    kind: ReviewKind.optional(),
    keywords: text(100).optional(),
  }),
  data: page(ReviewRow).extend({ pending: z.number().int() }),
})

export const reviewDetail = endpoint({
  method: 'GET',
  path: '/api/admin/review/detail',
  access: 'review:read:any',
  summary: 'One review item: what is proposed beside what is published, in the shape of the public page.',
  query: z.object({ id: Id }),
  data: ReviewRow.extend({
    can: z.object({ decide: z.boolean() }),
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
        /** The business licences of either. */
        licences: z.array(Licence),
      }),
      z.object({
        type: z.literal('enterprise'),
        proposed: PublicEnterpriseContent,
        published: PublicEnterpriseContent,
      }),
    ]),
    next: Id.nullable(),
  }),
})
export type ReviewDetail = z.infer<typeof reviewDetail.data>

export const reviewDecide = endpoint({
  method: 'POST',
  path: '/api/admin/review/decide',
  access: 'review:decide:any',
  summary: 'Approve or reject the revision that was looked at; a newer one in the meantime is refused with A0409.',
  body: z
    .object({
      id: Id,
      revision: z.number().int(),
      decision: z.enum(['approve', 'reject']),
      reason: text(1000).default(''),
    })
    .refine((body) => body.decision === 'approve' || body.reason.trim() !== '', {
      error: 'reason.required',
      path: ['reason'],
    }),
  data: ReviewRow,
})
