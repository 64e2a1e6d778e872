import { type PatentPortrait, PatentTypeSchema } from '@portal/contract/patent'
import type { PortraitRow } from './patent-portrait.repo.ts'

/** So many subclasses are named. */
const CLASSES = 10

function summed<Key>(rows: readonly PortraitRow[], keyOf: (row: PortraitRow) => Key | null): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + row.count)
  }
  return sums
}

/** Counts by one thing at a time, from counts by all of them together. */
export function patentPortrait(rows: readonly PortraitRow[]): PatentPortrait {
  const types = summed(rows, (row) => PatentTypeSchema.parse(row.type))
  const years = summed(rows, (row) => row.year)
  const classes = summed(rows, (row) => row.subclass)
  const known = [...years.keys()]
  const first = Math.min(...known)
  const span = known.length === 0 ? 0 : Math.max(...known) - first + 1
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    inForce: rows.reduce((sum, row) => sum + row.in_force, 0),
    types: PatentTypeSchema.options
      .map((type) => ({ type, count: types.get(type) ?? 0 }))
      .filter(({ count }) => count > 0),
    years: Array.from({ length: span }, (_, index) => ({ year: first + index, count: years.get(first + index) ?? 0 })),
    classes: [...classes]
      .map(([subclass, count]) => ({ subclass, count }))
      .toSorted((a, b) => b.count - a.count || a.subclass.localeCompare(b.subclass))
      .slice(0, CLASSES),
  }
}
