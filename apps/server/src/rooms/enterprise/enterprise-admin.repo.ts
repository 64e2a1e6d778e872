import { KeptCertification } from '@portal/contract/enterprise'
import type { EnterpriseSort } from '@portal/contract/enterprise-admin'
import type { Direction } from '@portal/contract/list-order'
import { type RawBuilder, sql } from 'kysely'
import { substringPattern } from '../../platform/db/substring.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export interface AdminSearch {
  /** Part of the name, or of the unified social credit code. */
  keywords: string
  state: string | null
  region: string | null
  industry: string | null
  sort: EnterpriseSort
  direction: Direction
  limit: number
  offset: number
}

export interface AdminRow {
  id: string
  name: string
  examine_state: string
  waiting: boolean
  uscc: string | null
  region: string | null
  industry: string | null
  products: number
  patents: number
  registered_at: string
  submitted_at: string | null
  certified_at: string | null
}
interface Found {
  total: number
  states: { state: string; count: number }[]
  list: AdminRow[]
}

const TURN: Record<Direction, RawBuilder<unknown>> = { ASC: sql`asc`, DESC: sql`desc` }
/** What was never submitted, or shows nothing, comes last either way. */
const ORDER: Record<EnterpriseSort, (turn: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  registered: (turn) => sql`id ${turn}`,
  submitted: (turn) => sql`submitted_at ${turn} nulls last, id ${turn}`,
  name: (turn) => sql`name collate "zh-x-icu" ${turn}, id ${turn}`,
  products: (turn) => sql`products ${turn} nulls last, id ${turn}`,
}
/** What is read of every enterprise besides its state, to sort by: nothing more, or a hundred thousand are felt. */
const KEY: Record<EnterpriseSort, { column: RawBuilder<unknown>; join: RawBuilder<unknown> }> = {
  registered: { column: sql``, join: sql`` },
  submitted: { column: sql`, e.submitted_at`, join: sql`left join enterprise e on e.id = o.id` },
  name: { column: sql`, o.name`, join: sql`` },
  products: { column: sql`, p.product_count as products`, join: sql`left join enterprise_public p on p.id = o.id` },
}
/** What looks like the beginning of a code is looked for among codes too. */
const CODE = /^[0-9A-Z]{4,18}$/
const all = sql`true`
/** Null: nothing was ever submitted, or approved. */
const kept = (stored: unknown) => KeptCertification.nullable().parse(stored)

/** Enterprises whose name or code holds the keywords: two indexes, asked apart and put together. */
function holding(keywords: string): RawBuilder<unknown> {
  if (keywords === '') return all
  const named = sql`select id from organisation_card where lower(name) like ${substringPattern(keywords)}`
  const code = keywords.toUpperCase()
  if (!CODE.test(code)) return sql`o.id in (${named})`
  return sql`o.id in (${named} union select id from enterprise where uscc like ${`${code}%`})`
}

/** What the list needs of an enterprise; only the page itself is read whole. */
const columns = sql`o.id::text, o.name, o.examine_state, o.created_at as registered_at,
  coalesce(e.status = '2', false) as waiting, e.uscc, e.region, e.industry, e.submitted_at, e.certified_at,
  coalesce(p.product_count, 0) as products, coalesce(p.patent_count, 0) as patents`

/** Enterprises as operators find them: all of them, whatever their state. Reads organisations through their view. */
export const enterpriseAdminRepo = (tx: ReadTx) => {
  const db = tables<'enterprise' | 'enterprise_public' | 'organisation_card'>(tx)
  return {
    /** One page, the total, and the count per state under the other filters, in one statement. */
    page: async (search: AdminSearch): Promise<Found> => {
      const { region, industry, state } = search
      const certified = region !== null || industry !== null
      const key = KEY[search.sort]
      const certification = certified ? sql`join enterprise e on e.id = o.id` : key.join
      const shown = certified && search.sort === 'products' ? key.join : sql``
      const found = await sql<Found>`
        with found as materialized (
          select o.id, o.examine_state as state ${key.column} from organisation_card o ${certification} ${shown}
          where ${holding(search.keywords)}
            and ${region === null ? all : sql`e.region = ${region}`}
            and ${industry === null ? all : sql`e.industry = ${industry}`}
        ), one_page as (
          select id from found where ${state === null ? all : sql`state = ${state}`}
          order by ${ORDER[search.sort](TURN[search.direction])} limit ${search.limit} offset ${search.offset}
        )
        select
          (select count(*)::int from found where ${state === null ? all : sql`state = ${state}`}) as total,
          coalesce((select json_agg(counts order by state) from (
            select state, count(*)::int as count from found group by state) counts), '[]') as states,
          coalesce((select json_agg(line order by place) from (
            select chosen.place, ${columns}
            from unnest(array(select id from one_page)) with ordinality as chosen (id, place)
            join organisation_card o using (id)
            left join enterprise e using (id) left join enterprise_public p using (id)) line), '[]') as list`.execute(
        db,
      )
      return found.rows[0] ?? { total: 0, states: [], list: [] }
    },

    /** One enterprise with its certifications, whatever its state. */
    detail: async (id: string) => {
      const found = await sql<
        AdminRow & { certification: unknown; approved: unknown; reason: string | null; decided_at: string | null }
      >`select ${columns}, e.certification, e.approved, e.reason, e.decided_at
        from organisation_card o left join enterprise e using (id) left join enterprise_public p using (id)
        where o.id = ${id}`.execute(db)
      const [row] = found.rows
      return row && { ...row, certification: kept(row.certification), approved: kept(row.approved) }
    },
  }
}
