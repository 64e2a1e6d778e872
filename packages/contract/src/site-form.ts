/** What the forms of the website share that anybody may post, and the pages that mailed links open. */
import { z } from 'zod'
import { text } from './kit.ts'

/** Asks for what a form needs; `attempt`: the key of a refused one. */
export const FormAttempt = z.object({ attempt: text(64).optional() })

/** What a form needs to be posted, and what a refused attempt held. */
export const FormEntrance = z.object({
  /** Serves every form of the page. */
  stamp: z.string(),
  entries: z.record(z.string(), z.string()),
  /** By field; '' is about the whole form. */
  faults: z.array(z.object({ field: z.string(), says: z.string() })),
})
export type FormEntrance = z.infer<typeof FormEntrance>

/** Asks for what a mailed link opens. */
export const LinkToken = z.object({ token: text(64) })
