/** Documents as their rooms declare them, a schema for each kind: how stored ones are read, and what changed in one. */
import type { z } from 'zod'

/** By kind, what a document of it is; `Documents` by kind, what is read by them. */
export type Schemas<Documents> = { readonly [Kind in keyof Documents]: z.ZodType<Documents[Kind]> }
/** What is stored is an object, whatever its kind. */
export type ObjectsIn<Documents> = { [Kind in keyof Documents]: object }
export type KindOf<Documents> = keyof Documents & string
/** Documents of a subject by kind, whichever revisions were asked for; null where there is none. */
export type LoadedOf<Documents> = { [Kind in KindOf<Documents>]: Documents[Kind] | null }

/** Reads what was stored as it is declared today: fields that were added since have their defaults. */
export function documentReader<Documents>(schemas: Schemas<Documents>) {
  const isKind = (kind: string): kind is KindOf<Documents> => Object.hasOwn(schemas, kind)
  const read = <Kind extends KindOf<Documents>>(kind: Kind, stored: unknown): Documents[Kind] =>
    schemas[kind].parse(stored)
  const nothing = Object.keys(schemas).map((kind) => [kind, null] as const)

  return {
    read,
    /** Documents by kind; kinds that only a newer version of the program knows are left out. */
    loaded(rows: readonly { kind: string; document: unknown }[]): LoadedOf<Documents> {
      const found = rows.flatMap(({ kind, document }) =>
        isKind(kind) && document !== null ? [[kind, read(kind, document)] as const] : [],
      )
      return Object.fromEntries([...nothing, ...found]) as LoadedOf<Documents>
    },
  }
}

type Fields = Record<string, unknown>

/** Fields of every object in one order. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
const spelt = (value: unknown): string | undefined => JSON.stringify(value, sorted)

/** Whether two documents say the same, in whatever order the database keeps their fields. */
export const saysTheSame = (one: unknown, other: unknown): boolean => spelt(one) === spelt(other)

/** Characters of a text that the audit log repeats; what is longer is read in the revision itself. */
const SHORT = 200
const isNothing = (value: unknown): boolean => value === undefined || value === null || spelt(value) === '""'
const isShort = (value: unknown): boolean =>
  isNothing(value) || (typeof value === 'string' ? value.length <= SHORT : typeof value !== 'object')

/**
 * What the audit log tells of a document that took the place of another (null: of none): fields that say something else,
 * what is short on both sides with its values, the others by name under `changed`. Whole documents stand in the revisions.
 */
export function changedFields(before: object | null, after: object): { before: object; after: object } {
  const was: Fields = { ...before }
  const is: Fields = { ...after }
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !(isNothing(was[key]) && isNothing(is[key])) && !saysTheSame(was[key], is[key]),
  )
  const short = keys.filter((key) => isShort(was[key]) && isShort(is[key]))
  const long = keys.filter((key) => !short.includes(key))
  const only = (fields: Fields): Fields => Object.fromEntries(short.map((key) => [key, fields[key] ?? null]))
  return { before: only(was), after: { ...only(is), ...(long.length > 0 && { changed: long }) } }
}
