import { dayOf } from '../../lib/format.ts'

const DAY_MS = 86_400_000
/** From this many days before the end it is worth a word; the first reminder goes out then. */
const SOON_DAYS = 60

/** Days until a day (`YYYY-MM-DD`) in Asia/Shanghai; negative once it is past. A certificate holds on its last day. */
export const daysLeft = (until: string, at: Date = new Date()): number =>
  Math.round((Date.parse(until) - Date.parse(dayOf(at))) / DAY_MS)

/** How a validity stands: it does not end, ends later, ends soon, or ended. */
export function validityOf(until: string | null, at?: Date): 'open' | 'valid' | 'soon' | 'expired' {
  if (until === null) return 'open'
  const days = daysLeft(until, at)
  if (days < 0) return 'expired'
  return days <= SOON_DAYS ? 'soon' : 'valid'
}
