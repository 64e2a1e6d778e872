import type { Direction } from '@portal/contract/list-order'
import type { PatentSort } from '@portal/contract/patent-admin'
import { type RawBuilder, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { literalPattern } from '../../platform/db/substring.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { PatentColumns } from './patent.repo.ts'

export interface PatentFilter {
  /** The beginning of a number, `CN2021…`; null: not asked for. */
  number: string | null
  /** A tsquery over titles and applicants; null: not asked for. */
  tsquery: string | null
  legalStatus: string | null
  type: string | null
  sort: PatentSort
  direction: Direction
}
interface Paging {
  limit: number
  offset: number
}

const ROW = [
  'id',
  'number',
  'title',
  'title_en',
  'type',
  'legal_status',
  'applicants',
  'filed_on',
  'granted_on',
  'expires_on',
  'main_ipc',
  'source',
  'data_as_of',
] as const

/** Counting stops here: among a million, reading more than this would be felt. */
const MOST_COUNTED = 5_000

/** Each in the order of its index, or in the reverse of it: the filing day that nobody knows is at the other end then. */
const ORDER: Record<PatentSort, Record<Direction, RawBuilder<unknown>>> = {
  newest: { ASC: sql`id asc`, DESC: sql`id desc` },
  filed: { ASC: sql`filed_on asc nulls first, id asc`, DESC: sql`filed_on desc nulls last, id desc` },
}

/** What the filter leaves. Numbers are compared upper case, as they are stored. */
function chosen({ number, tsquery, legalStatus, type }: PatentFilter): RawBuilder<unknown> {
  const conditions = [
    number === null ? null : sql`number like ${`${literalPattern(number).toUpperCase()}%`}`,
    tsquery === null ? null : sql`search_vector @@ ${tsquery}::tsquery`,
    legalStatus === null ? null : sql`legal_status = ${legalStatus}`,
    type === null ? null : sql`type = ${type}`,
  ].filter((one) => one !== null)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const reads = (tx: ReadTx) => {
  const db = tables<'patent'>(tx)
  return {
    /**
     * The ids of one page in order, and how many there are up to a bound. Few are found by their index and sorted; of
     * many, the order is walked: guessing between the two, the database would at times walk past a million for one.
     */
    page: async (filter: PatentFilter, { limit, offset }: Paging) => {
      const order = ORDER[filter.sort][filter.direction]
      const found = await sql<{ count: number; ids: string[] }>`
        with matched as materialized (
          select id, filed_on from patent where ${chosen(filter)} limit ${MOST_COUNTED + 1}
        )
        select (select count(*)::int from matched) as count,
          array(select id::text from matched order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
      const { count = 0, ids = [] } = found.rows[0] ?? {}
      if (count <= MOST_COUNTED) return { ids, total: count, more: false }
      const walked = await sql<{ id: string }>`
        select id::text from patent where ${chosen(filter)} order by ${order} limit ${limit} offset ${offset}`.execute(
        db,
      )
      return { ids: walked.rows.map(({ id }) => id), total: MOST_COUNTED, more: true }
    },

    /** These records, in any order. */
    rows: (ids: string[]) => db.selectFrom('patent').select(ROW).where('id', 'in', ids).execute(),

    byId: (id: string) => db.selectFrom('patent').selectAll().where('id', '=', id).executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'patent'>(tx)
  return {
    /** The same, held until the transaction ends. */
    byIdForUpdate: (id: string) =>
      db.selectFrom('patent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Puts a correction in place; the record's source is the operator from then on. */
    correct: (
      id: string,
      change: PatentColumns & { source: string; revision: number; searchVector: string; at: Date },
    ) => {
      const { at, searchVector, ...columns } = change
      return db
        .updateTable('patent')
        .set({ ...columns, data_as_of: at, search_vector: sql<string>`${searchVector}::tsvector` })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** Patents as operators find and correct them. Records belong to the platform: nothing is scoped here. */
export const patentAdminRepo = repo(reads, writes)
