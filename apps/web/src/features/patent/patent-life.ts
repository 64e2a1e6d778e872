/** How much of a patent's term is left. */
import type { PatentCard } from '@portal/contract/patent'
import { dayOf } from '../../lib/format.ts'

const DAY = 86_400_000
const MONTH_DAYS = 30.44

export type Life =
  | { state: 'left'; months: number; done: number; granted: number | null }
  | { state: 'over' }
  | { state: 'not-started' }
  | { state: 'unknown' }

const days = (day: string): number => Date.parse(day) / DAY

/**
 * Counted from the filing day to the last day of protection. `done` and `granted` are fractions of that span
 * (today, in Asia/Shanghai, and the day of grant on it), `months` whole months left.
 */
export function lifeOf(
  patent: Pick<PatentCard, 'legalStatus' | 'filedOn' | 'grantedOn' | 'expiresOn'>,
  now = new Date(),
): Life {
  const { filedOn, grantedOn, expiresOn, legalStatus } = patent
  if (legalStatus === 'pending') return { state: 'not-started' }
  if (legalStatus === 'lapsed') return { state: 'over' }
  if (filedOn === null || expiresOn === null) return { state: 'unknown' }
  const [from, to, today] = [days(filedOn), days(expiresOn), days(dayOf(now))]
  if (today >= to) return { state: 'over' }
  const at = (day: number): number => Math.min(1, Math.max(0, (day - from) / (to - from)))
  const months = Math.floor((to - today) / MONTH_DAYS)
  return { state: 'left', months, done: at(today), granted: grantedOn === null ? null : at(days(grantedOn)) }
}
