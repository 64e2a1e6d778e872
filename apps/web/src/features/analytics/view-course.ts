import type { AnalyticsFigures } from '@portal/contract/analytics'

type Days = AnalyticsFigures['days']
export interface ViewCourse {
  labels: string[]
  pavilion: number[]
  product: number[]
  /** Labels are days; else months. */
  byDay: boolean
}

/** From so many days on, a picture of days cannot be read. */
const DAYS_MAX = 100

/** What the chart draws: days, or over a long time months. */
export function viewCourse(days: Days): ViewCourse {
  const byDay = days.length <= DAYS_MAX
  const groups = Map.groupBy(days, ({ day }) => (byDay ? day : day.slice(0, 7)))
  const sums = (key: 'pavilion' | 'product') =>
    [...groups.values()].map((group) => group.reduce((sum, one) => sum + one[key], 0))
  return { labels: [...groups.keys()], pavilion: sums('pavilion'), product: sums('product'), byDay }
}

/** By how much of itself a figure grew; null where there was nothing before. */
export const growth = (value: number, before: number): number | null => (before === 0 ? null : value / before - 1)
