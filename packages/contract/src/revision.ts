/** What is written in numbered revisions without a review: every save is one, and an earlier one can be brought back. */
import { z } from 'zod'
import { Conflict } from './content.ts'
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

/** What a refused save tells (A0409): the newer revision, whole, so that both sides can be shown. */
export const revisionConflict = <Content extends z.ZodType>(content: Content) =>
  z.object({ ...Conflict.shape, content })

/** The body of a save. `revision`: the one the editor started from; without id, something new. */
export const revisionSave = <Content extends z.ZodType>(content: Content) =>
  z.object({ id: Id.optional(), revision: z.number().int().min(0).optional(), content })

/** The body that brings `from` back as a new revision; `revision` is the newest that the caller knows. */
export const RevisionRestore = z.object({ id: Id, from: z.number().int().min(1), revision: z.number().int().min(1) })
export type RevisionRestore = z.infer<typeof RevisionRestore>
