import type { AcceptedAdvisory } from './check/advisories.ts'

/** Holes in packages that may stay for a while: what was looked at, and why it does no harm here until then. */
export const acceptedAdvisories: readonly AcceptedAdvisory[] = []
