import { type RawBuilder, sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** The row of a product on the website. */
export interface PublicRow {
  product_id: string
  organisation_id: string
  industry: string
  region: string
  year: number
  types: number
  chain: boolean
  part_count: number
  patent_count: number
  published_at: Date
  name: string
  name_en: string
  model: string
  summary: string
  summary_en: string
  enterprise_name: string
  enterprise_name_en: string
  cover: string | null
  exploded: string | null
  words: string
  title_words: string
}
/** What a card needs of it. */
export type CardRow = Pick<
  PublicRow,
  | 'product_id'
  | 'organisation_id'
  | 'industry'
  | 'region'
  | 'year'
  | 'part_count'
  | 'patent_count'
  | 'name'
  | 'name_en'
  | 'model'
  | 'summary'
  | 'summary_en'
  | 'enterprise_name'
  | 'enterprise_name_en'
  | 'cover'
  | 'exploded'
>

const CARD = [
  'product_id',
  'organisation_id',
  'industry',
  'region',
  'year',
  'part_count',
  'patent_count',
  'name',
  'name_en',
  'model',
  'summary',
  'summary_en',
  'enterprise_name',
  'enterprise_name_en',
  'cover',
  'exploded',
] as const

export interface ProductSearch {
  /** A tsquery, or null. */
  words: string | null
  organisationId: string | null
  industry: string | null
  region: string | null
  year: number | null
  /** A bit of `types`. */
  type: number | null
  chain: boolean
  sort: 'relevance' | 'newest' | 'patents' | 'name'
  limit: number
  offset: number
}
interface FacetCount<Value> {
  value: Value
  count: number
}
export interface ProductFacets {
  industry: FacetCount<string>[]
  region: FacetCount<string>[]
  year: FacetCount<number>[]
  /** Values are bits of `types`. */
  type: FacetCount<number>[]
  chain: number
}
interface Found extends ProductFacets {
  total: number
  list: CardRow[]
}

type Filters = Record<'industry' | 'region' | 'year' | 'type' | 'chain', RawBuilder<unknown>>
const all = sql`true`

const filtersOf = (search: ProductSearch): Filters => ({
  industry: search.industry === null ? all : sql`industry = ${search.industry}`,
  region: search.region === null ? all : sql`region = ${search.region}`,
  year: search.year === null ? all : sql`year = ${search.year}::smallint`,
  type: search.type === null ? all : sql`types & ${search.type}::smallint <> 0`,
  chain: search.chain ? sql`chain` : all,
})

/** All filters but one: a facet is counted under the others. */
const under = (filters: Filters, except?: keyof Filters) =>
  sql.join(
    (Object.keys(filters) as (keyof Filters)[]).filter((name) => name !== except).map((name) => filters[name]),
    sql` and `,
  )

const ORDER = {
  relevance: sql`titled desc, published_at desc, product_id desc`,
  newest: sql`published_at desc, product_id desc`,
  patents: sql`patent_count desc, published_at desc, product_id desc`,
  name: sql`name collate "zh-x-icu", product_id`,
}

/**
 * Counts and the page's ids. Without words and enterprise the counts are kept by trigger and the page is read off an
 * index; with them the matching rows are read once and counted.
 */
function sources(search: ProductSearch, filters: Filters): RawBuilder<unknown> {
  const order = ORDER[search.sort]
  const slice = sql`limit ${search.limit} offset ${search.offset}`
  const { words, organisationId } = search
  if (words === null && organisationId === null) {
    return sql`cells as materialized (
        select industry, region, year, types, chain, products as n from product_count where products > 0
      ), one_page as (
        select product_id from product_public
        where ${under(filters)} and exists (select from cells where ${under(filters)})
        order by ${order} ${slice}
      )`
  }
  const ofOrganisation = organisationId === null ? all : sql`organisation_id = ${organisationId}`
  const matching = words === null ? all : sql`words @@ ${words}::tsquery`
  const titled = search.sort === 'relevance' ? sql`product_id in (select product_id from titled)` : sql`false`
  const name = search.sort === 'name' ? sql`name` : sql`null`
  return sql`titled as materialized (
      select product_id from product_public where ${words === null ? sql`false` : sql`title_words @@ ${words}::tsquery`}
    ), found as materialized (
      select product_id, industry, region, year, types, chain, patent_count, published_at, ${name} as name
      from product_public where ${ofOrganisation} and ${matching}
    ), cells as materialized (
      select industry, region, year, types, chain, count(*) as n from found group by industry, region, year, types, chain
    ), one_page as (
      select product_id from (select *, ${titled} as titled from found where ${under(filters)}) matching
      order by ${order} ${slice}
    )`
}

const counted = (column: RawBuilder<unknown>, from: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('value', value, 'count', n) order by value), '[]')
    from (select ${column} as value, sum(n)::int as n from ${from} where ${where} group by 1) counted)`

/** What visitors see: one row per product on the website. */
export const productPublicRepo = (tx: Tx) => {
  const db = tables<'product_public' | 'product_count'>(tx)
  return {
    /** One page, the exact total, and each facet counted under the other filters, in one statement. */
    search: async (search: ProductSearch): Promise<Found> => {
      const filters = filtersOf(search)
      const bits = sql`cells, (values (1), (2), (4)) as kinds (bit)`
      const result = await sql<Found>`
        with ${sources(search, filters)}
        select
          (select coalesce(sum(n), 0)::int from cells where ${under(filters)}) as total,
          ${counted(sql`industry`, sql`cells`, under(filters, 'industry'))} as industry,
          ${counted(sql`region`, sql`cells`, under(filters, 'region'))} as region,
          ${counted(sql`year`, sql`cells`, sql`year > 0 and ${under(filters, 'year')}`)} as year,
          ${counted(sql`bit`, bits, sql`types & bit <> 0 and ${under(filters, 'type')}`)} as type,
          (select coalesce(sum(n), 0)::int from cells where chain and ${under(filters, 'chain')}) as chain,
          coalesce((select json_agg(card) from (
            select p.product_id::text, p.organisation_id::text, ${sql.join(CARD.slice(2).map((name) => sql.ref(`p.${name}`)))}
            from unnest(array(select product_id from one_page)) with ordinality as chosen (product_id, place)
            join product_public p using (product_id) order by place) card), '[]') as list`.execute(db)
      const none = { total: 0, list: [], industry: [], region: [], year: [], type: [], chain: 0 }
      return result.rows[0] ?? none
    },

    /** Shows a product, or shows it anew. */
    put: async (row: PublicRow) => {
      const values = {
        ...row,
        words: sql<string>`${row.words}::tsvector`,
        title_words: sql<string>`${row.title_words}::tsvector`,
      }
      await db
        .insertInto('product_public')
        .values(values)
        .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
        .execute()
    },

    remove: async (productId: string) => {
      const gone = await db
        .deleteFrom('product_public')
        .where('product_id', '=', productId)
        .returning('product_id')
        .executeTakeFirst()
      return gone !== undefined
    },

    isShown: async (productId: string) =>
      (await db
        .selectFrom('product_public')
        .select('product_id')
        .where('product_id', '=', productId)
        .executeTakeFirst()) !== undefined,

    countOf: async (organisationId: string) => {
      const row = await db
        .selectFrom('product_public')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('organisation_id', '=', organisationId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    newest: (limit: number) =>
      db
        .selectFrom('product_public')
        .select(CARD)
        .orderBy('published_at', 'desc')
        .orderBy('product_id', 'desc')
        .limit(limit)
        .execute(),

    /** Others of the same enterprise first, then of the same industry. */
    related: (of: { productId: string; organisationId: string; industry: string }, limit: number) => {
      const others = (near: number) =>
        db
          .selectFrom('product_public')
          .select(CARD)
          .select(sql<number>`${sql.lit(near)}`.as('near'))
          .where('product_id', '<>', of.productId)
          .orderBy('published_at', 'desc')
          .orderBy('product_id', 'desc')
          .limit(limit)
      const family = others(1).where('organisation_id', '=', of.organisationId)
      const industry = others(2).where('industry', '=', of.industry).where('organisation_id', '<>', of.organisationId)
      return db
        .selectFrom(family.as('family'))
        .selectAll()
        .unionAll(db.selectFrom(industry.as('industry')).selectAll())
        .orderBy('near')
        .limit(limit)
        .execute()
    },

    /** The product taken apart that rests on most patents. */
    featured: () =>
      db
        .selectFrom('product_public')
        .select('product_id')
        .where('chain', '=', true)
        .orderBy('patent_count', 'desc')
        .orderBy('published_at', 'desc')
        .orderBy('product_id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Products and parts on the website, by industry. */
    figures: () =>
      db
        .selectFrom('product_count')
        .select(({ fn }) => [
          'industry',
          fn.sum<string>('products').as('products'),
          fn.sum<string>('parts').as('parts'),
        ])
        .groupBy('industry')
        .execute(),
  }
}
