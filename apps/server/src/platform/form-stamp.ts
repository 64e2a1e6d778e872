/**
 * Stamps of the website's forms: signed, so that a form tells by itself when it was shown. What is posted within two
 * seconds was filled in by a program; what stood open for a day gets a fresh stamp first. One stamp serves every form of
 * a page.
 */
import { now } from './clock.ts'
import type { Signer } from './signature.ts'

/** What stamps are signed for. */
export const FORM_STAMP = '/website'
/** A form that stood open for longer (ms) gets a new stamp first. */
export const FORM_STAMP_LIFE = 24 * 3_600_000
/** A form that is posted sooner (ms) was filled in by a program. */
const SOONEST = 2_000

export interface FormStamps {
  fresh(): string
  /** `stale`: too old, or not ours. */
  judge(stamp: string): 'good' | 'soon' | 'stale'
}

/** A stamp is the query of a signed address. */
function partsOf(stamp: string): { e: string; s: string } {
  const parts = new URLSearchParams(stamp)
  return { e: parts.get('e') ?? '', s: parts.get('s') ?? '' }
}

/** Makes and judges stamps. */
export function createFormStamps(signer: Signer): FormStamps {
  return {
    fresh: () => signer.sign(FORM_STAMP, new Date(now().getTime() + FORM_STAMP_LIFE)),
    judge(stamp) {
      const parts = partsOf(stamp)
      if (!signer.holds(FORM_STAMP, parts, now())) return 'stale'
      // Stamps tell whole seconds: rounded down, they look older than they are, never younger.
      const shownAt = Number.parseInt(parts.e, 36) * 1000 - FORM_STAMP_LIFE
      return now().getTime() - shownAt < SOONEST ? 'soon' : 'good'
    },
  }
}
