/** Two plain values as fields that can be compared one by one. */

type Json = string | number | boolean | null
/** One field by its way through the value: `['contact', 'phone']`, places in lists from 1. */
export interface FieldChange {
  way: string[]
  before: Json | undefined
  after: Json | undefined
}

type Leaves = Map<string, { way: string[]; value: Json }>

const isPlain = (value: unknown): value is Json => value === null || typeof value !== 'object'

/** Every leaf of a value by its way; lists of plain things are one leaf, what is empty is null. */
function leavesOf(value: unknown, way: string[], leaves: Leaves): void {
  const keep = (leaf: Json): void => void leaves.set(way.join('\u0000'), { way, value: leaf })
  if (value === undefined) return
  if (isPlain(value)) return keep(value)
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return keep(value.length === 0 ? null : value.join(', '))
    for (const [index, one] of value.entries()) leavesOf(one, [...way, String(index + 1)], leaves)
    return
  }
  const entries = Object.entries(value)
  if (entries.length === 0 && way.length > 0) return keep(null)
  for (const [key, one] of entries) leavesOf(one, [...way, key], leaves)
}

/** A null as the whole stands for: there was nothing. */
function allLeaves(value: unknown): Leaves {
  const leaves: Leaves = new Map()
  if (value !== null) leavesOf(value, [], leaves)
  return leaves
}

/** All fields of both values in their order, those of `after` first; undefined where a side has no such field. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [allLeaves(before), allLeaves(after)]
  const keys = [...new Set([...is.keys(), ...was.keys()])]
  return keys.map((key) => ({
    way: (is.get(key) ?? was.get(key))?.way ?? [],
    before: was.get(key)?.value,
    after: is.get(key)?.value,
  }))
}

/** Whether nothing stands on a side, be it that the field is not there or that it is empty. */
export const isNothing = (value: FieldChange['before']): value is null | undefined | '' =>
  value === undefined || value === null || value === ''

/** Whether a field says something else than before. */
export const isChanged = ({ before, after }: FieldChange): boolean =>
  before !== after && !(isNothing(before) && isNothing(after))
