/** How the records of a room are found by name: all kinds that are asked for in one statement. */
import type { RecordKind } from '@portal/contract/search-record'
import { type RawBuilder, sql } from 'kysely'
import type { RecordRow, RecordSearch } from '../records.ts'
import type { ReadTx } from '../transaction.ts'
import { substringPattern } from './substring.ts'
import { tables } from './tables.ts'

/**
 * Of what matches, so many are looked at and put in order: of many, an order by an index could walk past a million for
 * five, and nobody misses the others before they have typed more.
 */
export const lookedAt = sql`limit 200`

/** Keywords shorter than this have no trigram. */
const TRIGRAM = 3

/**
 * Whether a text holds what was typed. Needs two indexes of that same expression: its trigrams, and for one or two
 * characters `short_grams` of it.
 */
export const holds = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  [...typed].length < TRIGRAM
    ? sql<boolean>`short_grams(${text}) @> array[${typed}]`
    : sql<boolean>`${text} like ${substringPattern(typed)}`

/** Names that begin with what was typed, then those that hold it, come before what was found by other words. */
export const closestFirst = (name: RawBuilder<unknown>, typed: string): RawBuilder<unknown> =>
  sql`case strpos(lower(${name}), ${typed}) when 1 then 0 when 0 then 2 else 1 end`

/**
 * The rows of the kinds that are asked for. Each piece selects `key`, `title`, `title_en` and `hint`, in order and
 * limited; nothing where what was typed cannot be looked for.
 */
export async function recordRows(
  tx: ReadTx,
  { kinds }: RecordSearch,
  pieces: { readonly [Kind in RecordKind]?: RawBuilder<unknown> | '' | null },
): Promise<RecordRow[]> {
  const asked = kinds.flatMap((kind) => {
    const piece = pieces[kind]
    if (!piece) return []
    return [
      sql`select ${kind}::text as kind, key::text as key, title, title_en, hint from (${piece}) as ${sql.ref(kind)}`,
    ]
  })
  if (asked.length === 0) return []
  const { rows } = await sql<RecordRow>`${sql.join(asked, sql` union all `)}`.execute(tables<never>(tx))
  return rows
}
