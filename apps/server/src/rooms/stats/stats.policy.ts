import { figurePermission, type KeyFigure, keyFigures, type Trend, trends } from '@portal/contract/stats'
import { passesPermission } from '@portal/contract/permission'
import type { DayFigure, PresentFigure } from '../../platform/figures.ts'

interface Viewer {
  roles: readonly string[]
  perms: readonly string[]
}

export const DAYS_SHOWN = 30
export const MONTHS_SHOWN = 12
/** When nothing was counted yet, counting begins this many days ago: a year of months, and some to compare with. */
export const DAYS_COUNTED = 400

const DAY_MS = 86_400_000

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** All days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return days
}

/** The last months up to that of `day`, `YYYY-MM`, the oldest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => {
    const month = months - count + 1 + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** What adds to a figure: by it, days that nobody counted are told from what there is now. */
const grownBy: Partial<Record<KeyFigure, string>> = {
  enterprise: 'enterprise.certified',
  product: 'product.created',
  'product.public': 'product.published',
  news: 'news.published',
  user: 'user.registered',
}

/**
 * What there was at the end of days that passed uncounted: what there is now, less what came since. A figure that
 * nothing is known to add to is left out.
 */
export function standingBefore(
  present: readonly PresentFigure[],
  happened: readonly DayFigure[],
  days: readonly string[],
): DayFigure[] {
  return keyFigures.flatMap((figure) => {
    const growth = grownBy[figure]
    const now = present.find((one) => one.figure === figure && one.part === '')
    if (growth === undefined || now === undefined) return []
    const arrivals = happened.filter((one) => one.figure === growth)
    return days.map((day) => {
      const since = arrivals.filter((one) => one.day > day).reduce((sum, { value }) => sum + value, 0)
      return { figure, day, part: '', value: Math.max(0, now.value - since) }
    })
  })
}

/** The figures and trends that somebody may see. */
export const seenBy = (viewer: Viewer): { figures: KeyFigure[]; trends: Trend[] } => {
  const seen = (one: KeyFigure | Trend): boolean => passesPermission(viewer, [figurePermission[one]])
  return { figures: keyFigures.filter(seen), trends: trends.filter(seen) }
}
