import { type RawBuilder, sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { enterprisesNamedSql, filledHallsSql, type HallPlace, type NamedEnterpriseRow } from '../enterprise/index.ts'
import { type NumberedRow, patentsNumberedSql } from '../patent/index.ts'
import { type NamedProductRow, productsNamedSql } from '../product/index.ts'

/** Lines of each kind; products take what the others leave. */
const MOST = { products: 8, enterprises: 2, patents: 3, halls: 2 }

interface Asked {
  /** As it was typed, in lower case. */
  text: string
  /** A tsquery, or null. */
  tsquery: string | null
  /** That asks for more than one word. */
  several: boolean
  /** The same of what weighs most. */
  names: string | null
  /** The beginning of a patent's number, or null. */
  number: string | null
  halls: readonly HallPlace[]
}
export interface Suggested {
  products: NamedProductRow[]
  enterprises: NamedEnterpriseRow[]
  patents: NumberedRow[]
  halls: HallPlace[]
}
const nothing: Suggested = { products: [], enterprises: [], patents: [], halls: [] }

const listOf = (rows: RawBuilder<unknown> | '' | null): RawBuilder<unknown> =>
  !rows ? sql`'[]'::json` : sql`(select coalesce(json_agg(found), '[]') from (${rows}) found)`

/** What the rooms of the website have, in one statement. */
export const searchRepo = (tx: ReadTx) => ({
  suggest: async ({ text, tsquery, several, names, number, halls }: Asked): Promise<Suggested> => {
    const isBlank = tsquery === null && number === null && halls.length === 0
    if (isBlank) return nothing
    const { rows } = await sql<Suggested>`select
      ${listOf(tsquery && productsNamedSql({ tsquery, several, text }, MOST.products))} as products,
      ${listOf(names && enterprisesNamedSql(names, MOST.enterprises))} as enterprises,
      ${listOf(number && patentsNumberedSql(number, MOST.patents))} as patents,
      ${listOf(halls.length === 0 ? null : filledHallsSql(halls, MOST.halls))} as halls`.execute(tables<never>(tx))
    return rows[0] ?? nothing
  },
})
