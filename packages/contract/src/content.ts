/** States and saving of content kinds: one shape for everything that is drafted, reviewed and published. */
import { z } from 'zod'
import { Id, Instant } from './kit.ts'

/** Values are the dictionary's: "0" empty · "1" published · "2" under review · "3" rejected · "4" withdrawn · "5" draft. */
export const contentStatuses = ['0', '1', '2', '3', '4', '5'] as const
export const ContentStatus = z.enum(contentStatuses)
export type ContentStatus = z.infer<typeof ContentStatus>
export const EMPTY = '0'
export const PUBLISHED = '1'
export const UNDER_REVIEW = '2'
export const REJECTED = '3'
export const WITHDRAWN = '4'
export const DRAFT = '5'

/** Answer of every `…Status` call: the newest revision's status, and whether work waits beside what is published. */
export const ContentState = z.object({
  status: ContentStatus,
  reason: z.string().nullable(),
  updatedAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  hasDraft: z.boolean(),
})
export type ContentState = z.infer<typeof ContentState>

/** What every detail call adds to the content. `revision` 0 means that nothing was saved yet. */
export const contentDetail = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    revision: z.number().int(),
    publishedRevision: z.number().int().nullable(),
    updatedBy: z.string().nullable(),
    ...ContentState.shape,
    ...shape,
  })

/**
 * The body of every `…Save` call. `submit` (default true) sends it to review, false keeps a draft;
 * `revision` is the revision the editor started from: a stale one is refused with A0409.
 */
export const contentSave = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, submit: z.boolean().default(true), revision: z.number().int().min(0).optional() })

/** Answer of every `…Save` call. */
export const ContentSaved = z.object({ productId: Id, revision: z.number().int(), ...ContentState.shape })
export type ContentSaved = z.infer<typeof ContentSaved>
