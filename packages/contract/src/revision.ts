/** What is written in numbered revisions without a review: every save is one, and an earlier one can be brought back. */
import { z } from 'zod'
import { Id, Instant } from './kit.ts'

/** One line of a history. */
export const RevisionEntry = z.object({
  revision: z.number().int(),
  title: z.string(),
  savedBy: z.string(),
  savedAt: Instant,
  /** The revision whose content this one brought back. */
  restoredFrom: z.number().int().nullable(),
})
export type RevisionEntry = z.infer<typeof RevisionEntry>

/** The body of a save. `revision`: the one the editor started from; without id, something new. */
export const revisionSave = <Content extends z.ZodType>(content: Content) =>
  z.object({ id: Id.optional(), revision: z.number().int().min(0).optional(), content })

/** The body that brings `from` back as a new revision; `revision` is the newest that the caller knows. */
export const RevisionRestore = z.object({ id: Id, from: z.number().int().min(1), revision: z.number().int().min(1) })
export type RevisionRestore = z.infer<typeof RevisionRestore>
