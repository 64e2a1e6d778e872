/** Who is at what in the review queue, so that two operators do not review the same. */
import { z } from 'zod'
import { endpoint, Id } from './kit.ts'

/** Somebody who has a product or enterprise open for review. */
export const ReviewClaim = z.object({ userId: Id, name: z.string() })
export type ReviewClaim = z.infer<typeof ReviewClaim>

/** How long somebody counts as being at an item without saying so again. */
export const CLAIM_SECONDS = 120

export const reviewClaim = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/review/claim',
  access: 'review:decide:any',
  summary:
    'Say that one is at the product or enterprise of an item; to be said again within two minutes. Others see it, and are not led there.',
  body: z.object({ id: Id }),
})

export const reviewRelease = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/review/release',
  access: 'review:decide:any',
  summary: 'Say that one has left the product or enterprise of an item.',
  body: z.object({ id: Id }),
})
