/** What a reviewer has to look at of a change, place by place. */
import type { Picture } from '@portal/contract/file'

/** What stands at a place: words, a picture, or nothing. */
export type Side = string | Picture | null

/** `of` what it is part of, `item` which one of several ('' where there is one), `field` which detail of it. */
export interface Difference<Of extends string = string, Field extends string = string> {
  of: Of
  item: string
  field: Field | null
  before: Side
  after: Side
}

/** An entry of a list as it was and as it would be; one of them is missing where it is new or was removed. */
export interface Pair<Entry> {
  before: Entry | null
  after: Entry | null
}

const isPicture = (side: Side): side is Picture => side !== null && typeof side !== 'string'

/** Nothing and empty words are the same; pictures are told apart by their file, addresses do not count. */
export function isSame(before: Side, after: Side): boolean {
  const told = (side: Side): string => (isPicture(side) ? `file ${side.fileId}` : `text ${side ?? ''}`)
  return told(before) === told(after)
}

/** The places that differ, of several. */
export const differing = <D extends Difference>(places: readonly D[]): D[] =>
  places.filter(({ before, after }) => !isSame(before, after))

/**
 * Finds for every entry what it was before: by the first likeness that anything else shares, likenesses tried in turn.
 * In the order proposed; removed ones stand behind the one they stood behind.
 */
export function pairs<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  likenesses: readonly ((entry: Entry) => string)[],
): Pair<Entry>[] {
  const earlier = new Map<Entry, Entry>()
  const taken = new Set<Entry>()
  for (const likeness of likenesses) {
    for (const entry of after) {
      const like = likeness(entry)
      if (like === '' || earlier.has(entry)) continue
      const found = before.find((one) => !taken.has(one) && likeness(one) === like)
      if (!found) continue
      earlier.set(entry, found)
      taken.add(found)
    }
  }
  const list: Pair<Entry>[] = after.map((entry) => ({ before: earlier.get(entry) ?? null, after: entry }))
  before.forEach((entry, index) => {
    if (taken.has(entry)) return
    const above = before[index - 1]
    const at = above === undefined ? 0 : list.findIndex((pair) => pair.before === above) + 1
    list.splice(at, 0, { before: entry, after: null })
  })
  return list
}

/** Whether entries that stayed follow each other differently now. */
export function isReordered<Entry>(list: readonly Pair<Entry>[], before: readonly Entry[]): boolean {
  const places = list.flatMap((pair) => (pair.before && pair.after ? [before.indexOf(pair.before)] : []))
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))
}

/**
 * The entries of both lists that were moved, as few as explain the new order: what stayed is the row with most entries
 * that still follow each other as before, those first whose place is the same.
 */
export function movedEntries<Entry>(before: readonly Entry[], after: readonly Entry[]): Set<Entry> {
  const places = new Map(before.map((entry, place) => [entry, place]))
  const both = after.flatMap((entry, now) => {
    const was = places.get(entry)
    return was === undefined ? [] : [{ entry, was, weight: was === now ? after.length : 1 }]
  })
  type Row = { last: number; weight: number; entries: Entry[] }
  const heavier = (one: Row, other: Row): Row => (other.weight > one.weight ? other : one)
  const none: Row = { last: -1, weight: 0, entries: [] }
  const rows: Row[] = []
  for (const { entry, was, weight } of both) {
    const above = rows.filter(({ last }) => last < was).reduce(heavier, none)
    rows.push({ last: was, weight: above.weight + weight, entries: [...above.entries, entry] })
  }
  const stayed = new Set(rows.reduce(heavier, none).entries)
  return new Set(both.flatMap(({ entry }) => (stayed.has(entry) ? [] : entry)))
}
