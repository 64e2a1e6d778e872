/** How many drafts are kept, for how long, and what each is bound to. */

const DAY_MS = 86_400_000
/** So long a draft is kept after it was typed last. */
const KEPT_DAYS = 90

/** Nobody types so fast: a window sends what was typed after each rest, and several windows may be open. */
export const KEEPS = { limit: 120, windowSeconds: 60 }

/** So many versions of one form, and so many drafts of all forms, one person may have; the oldest make room. */
export const MOST_DRAFTS = { versions: 10, all: 200 }

/** What was kept before this moment is over. */
export const overBefore = (at: Date): Date => new Date(at.getTime() - KEPT_DAYS * DAY_MS)

/** The moment of the next look for drafts that are over. */
export const nextLookAfter = (at: Date): Date => new Date(at.getTime() + DAY_MS)

/** What a draft is encrypted about: the row of another account, or of another form, does not open with it. */
export const aboutOf = (userId: string, { form, subject }: { form: string; subject: string }): string =>
  `draft\n${userId}\n${form}\n${subject}`

/** When something was typed by the clock of its device; one that is ahead is taken for right. */
export const momentOf = (typedAt: string, at: Date): Date => new Date(Math.min(Date.parse(typedAt), at.getTime()))
