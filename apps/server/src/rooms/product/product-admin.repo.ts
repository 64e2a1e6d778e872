import type { ContentStatus } from '@portal/contract/content'
import type { Direction } from '@portal/contract/list-order'
import type { ProductSort } from '@portal/contract/product-admin'
import { productKinds } from '@portal/contract/content-kind'
import { type RawBuilder, sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import type { AdminListRow } from './product-admin.view.ts'

export interface ProductFilter {
  /** A tsquery, or null. */
  tsquery: string | null
  organisationId: string | null
  industry: string | null
  status: ContentStatus | null
  onWebsite: boolean | null
  archived: boolean
  sort: ProductSort
  direction: Direction
}
interface Paging {
  limit: number
  offset: number
}

/** Counting stops here: among a million, reading more than this would be felt. */
const MOST_COUNTED = 5_000
/** Each is the order of an index, or the reverse of it. */
const ORDER: Record<ProductSort, Record<Direction, RawBuilder<unknown>>> = {
  updated: { ASC: sql`updated_at asc, id asc`, DESC: sql`updated_at desc, id desc` },
  name: { ASC: sql`name collate "zh-x-icu" asc, id asc`, DESC: sql`name collate "zh-x-icu" desc, id desc` },
  completeness: { ASC: sql`completeness asc, id asc`, DESC: sql`completeness desc, id desc` },
}
const shown = sql`exists (select from product_public where product_id = product.id)`

/** Any kind in this status: one question of the index for each kind. */
const hasStatus = (status: ContentStatus): RawBuilder<unknown> =>
  sql`(${sql.join(
    productKinds.map((kind) => sql`statuses @> ${JSON.stringify({ [kind]: status })}::jsonb`),
    sql` or `,
  )})`

function chosen(filter: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    filter.archived ? sql`archived_at is not null` : sql`archived_at is null`,
    filter.tsquery === null ? null : sql`search_vector @@ ${filter.tsquery}::tsquery`,
    filter.organisationId === null ? null : sql`organisation_id = ${filter.organisationId}`,
    filter.industry === null ? null : sql`industry = ${filter.industry}`,
    filter.status === null ? null : hasStatus(filter.status),
    filter.onWebsite === null ? null : filter.onWebsite ? shown : sql`not ${shown}`,
  ].filter((one) => one !== null)
  return sql.join(conditions, sql` and `)
}

const ROW = sql`p.id::text, p.name, p.model, p.industry, p.cover, p.patent_count, p.completeness, p.missing, p.updated_at,
  p.statuses, p.archived_at is not null as archived, o.id::text as organisation_id, o.name as enterprise_name,
  exists (select from product_public where product_id = p.id) as on_website`

/** Products of all enterprises. Reads organisations through their view. */
export const productAdminRepo = (tx: ReadTx) => {
  const db = tables<'product' | 'product_public' | 'organisation_card'>(tx)
  return {
    /**
     * One page in order, and how many there are up to a bound. Few are found by their index and sorted; of
     * many, the order is walked.
     */
    page: async (filter: ProductFilter, { limit, offset }: Paging) => {
      const order = ORDER[filter.sort][filter.direction]
      const found = await sql<{ count: number; ids: string[] }>`
        with matched as materialized (
          select id, updated_at, name, completeness from product where ${chosen(filter)} limit ${MOST_COUNTED + 1}
        )
        select (select count(*)::int from matched) as count,
          array(select id::text from matched order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
      const { count = 0, ids = [] } = found.rows[0] ?? {}
      if (count <= MOST_COUNTED) return { ids, total: count, more: false }
      const walked = await sql<{ id: string }>`
        select id::text from product where ${chosen(filter)} order by ${order} limit ${limit} offset ${offset}`.execute(
        db,
      )
      return { ids: walked.rows.map(({ id }) => id), total: MOST_COUNTED, more: true }
    },

    /** These products in this order. */
    rows: async (ids: string[]): Promise<AdminListRow[]> => {
      const found = await sql<AdminListRow>`
        select ${ROW} from unnest(${ids}::bigint[]) with ordinality as chosen (id, place)
        join product p using (id) join organisation_card o on o.id = p.organisation_id order by place`.execute(db)
      return found.rows
    },
  }
}
