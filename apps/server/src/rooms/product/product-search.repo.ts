import { type RawBuilder, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { CARD, type CardRow } from './product-public.repo.ts'

/** Bits of `traits`, and where `product_count.sharing` keeps how many have all of them: 0 for no bit, null for too many. */
export interface TraitMask {
  mask: number
  place: number | null
}
export interface WantedTraits {
  /** What a product must have. */
  chosen: TraitMask
  /** What it must have under every count. */
  always: number
  /** For each trait what must be there to be counted beside it: under the choices of the other facets. */
  counted: readonly TraitMask[]
}
export interface ProductSearch {
  /** A tsquery, or null. */
  tsquery: string | null
  /** Among these; null: among all. */
  products: readonly string[] | null
  organisationId: string | null
  industry: string | null
  region: string | null
  year: number | null
  /** A bit of `types`. */
  type: number | null
  chain: boolean
  traits: WantedTraits
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
  /** By the place of the bit in `traits`. */
  traits: number[]
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

const having = (mask: number): RawBuilder<unknown> =>
  mask === 0 ? all : sql`traits & ${sql.lit(mask)}::smallint = ${sql.lit(mask)}::smallint`

/** All filters but one: a facet is counted under the others. */
const under = (filters: Filters, except?: keyof Filters) =>
  sql.join(
    (Object.keys(filters) as (keyof Filters)[]).filter((name) => name !== except).map((name) => filters[name]),
    sql` and `,
  )

const ORDER = {
  relevance: sql`published_at desc, product_id desc`,
  newest: sql`published_at desc, product_id desc`,
  patents: sql`patent_count desc, published_at desc, product_id desc`,
  name: sql`name collate "zh-x-icu", product_id`,
}
/** What an order needs, and no more: the rest of a row would have to be fetched from the heap. */
const COLUMNS = {
  relevance: sql`product_id, published_at`,
  newest: sql`product_id, published_at`,
  patents: sql`product_id, published_at, patent_count`,
  name: sql`product_id, name`,
}
/** From this many matches on, walking an index in order finds a page sooner than reading and sorting all of them. */
const MANY = 20_000

interface Matching {
  /** By words, or by name. */
  asked: RawBuilder<unknown>
  organisation: RawBuilder<unknown>
  filters: Filters
}

/** What counts are made of: statements that end in `cells`, and one sum for each trait, in the order of the bits. */
interface Counting {
  steps: RawBuilder<unknown>
  traits: RawBuilder<unknown>
}
const sums = (masks: readonly TraitMask[], sum: (mask: TraitMask, index: number) => RawBuilder<unknown>) =>
  sql`json_build_array(${sql.join(masks.map((mask, index) => sql`coalesce(${sum(mask, index)}, 0)::int`))})`

/** Counts of up to three traits at once are kept by trigger. Beside three filters nothing is: the page offers to lift one. */
function keptCounts({ traits }: ProductSearch, { filters }: Matching): Counting {
  const kept = ({ place }: TraitMask) =>
    place === 0 ? sql`products` : place === null ? sql`0` : sql`sharing[${sql.lit(place)}]`
  const columns = traits.counted.map((mask, index) => sql`${kept(mask)} as ${sql.ref(`n${index}`)}`)
  return {
    steps: sql`cells as materialized (
      select industry, region, year, types, chain, ${kept(traits.chosen)} as n, ${sql.join(columns)}
      from product_count where products > 0)`,
    traits: sql`(select ${sums(traits.counted, (_, index) => sql`sum(${sql.ref(`n${index}`)})`)}
      from cells where ${under(filters)})`,
  }
}

/** With words, of one enterprise, or under more than three traits, the matching rows are read once, and grouped twice. */
function readCounts({ traits }: ProductSearch, { asked, organisation, filters }: Matching): Counting {
  return {
    steps: sql`counted as materialized (
      select industry, region, year, types, chain, traits, grouping(traits) = 0 as by_traits,
        (count(*) filter (where ${having(traits.chosen.mask)}))::int as n,
        (count(*) filter (where ${under(filters)}))::int as t
      from product_public where ${asked} and ${organisation} and ${having(traits.always)}
      group by grouping sets ((industry, region, year, types, chain), (traits))
    ), cells as materialized (select industry, region, year, types, chain, n from counted where not by_traits)`,
    traits: sql`(select ${sums(traits.counted, ({ mask }) => sql`sum(t) filter (where ${having(mask)})`)}
      from counted where by_traits)`,
  }
}

/** The ids of one page, in order. The branch that `total` does not call for is never executed. */
function onePage(search: ProductSearch, { asked, organisation, filters }: Matching): RawBuilder<unknown> {
  const order = ORDER[search.sort]
  const slice = sql`limit ${search.limit} offset ${search.offset}`
  const chosen = sql`${asked} and ${organisation} and ${under(filters)} and ${having(search.traits.chosen.mask)}`
  const columns = COLUMNS[search.sort]
  const few = sql`(select n from total) < ${sql.lit(MANY)}`
  const many = sql`(select n from total) >= ${sql.lit(MANY)}`
  if (search.sort !== 'relevance' || search.tsquery === null) {
    return sql`found as materialized (
        select ${columns} from product_public where ${chosen} and ${few} order by ${order} ${slice}
      ), walked as materialized (
        select ${columns} from product_public where ${chosen} and ${many} order by ${order} ${slice}
      ), one_page as (
        select product_id from (select * from found union all select * from walked) either order by ${order}
      )`
  }
  const inTitle = sql`title_vector @@ ${search.tsquery}::tsquery`
  return sql`titled as materialized (
      select ${columns} from product_public where ${chosen} and ${inTitle}
    ), found as materialized (
      select ${columns} from product_public where ${chosen} and not ${inTitle} and ${few}
    ), walked as materialized (
      select ${columns} from product_public where ${chosen} and not ${inTitle} and ${many}
      order by ${order} limit ${search.limit + search.offset}
    ), one_page as (
      select product_id from (
        select 1 as tier, titled.* from titled
        union all select 2, found.* from found
        union all select 2, walked.* from walked) tiers
      order by tier, ${order} ${slice}
    )`
}

const counted = (column: RawBuilder<unknown>, from: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('value', value, 'count', n) order by value), '[]')
    from (select ${column} as value, sum(n)::int as n from ${from} where ${where} group by 1 having sum(n) > 0) counted)`

const reads = (tx: ReadTx) => {
  const db = tables<'product_public' | 'product_count'>(tx)
  return {
    /** One page, the exact total, and each facet counted under the other filters, in one statement. */
    search: async (search: ProductSearch): Promise<Found> => {
      const filters = filtersOf(search)
      const bits = sql`cells, (values (1), (2), (4)) as kinds (bit)`
      const { tsquery, products, organisationId } = search
      const found = tsquery === null ? all : sql`search_vector @@ ${tsquery}::tsquery`
      const matching: Matching = {
        asked: products === null ? found : sql`product_id = any(${products}::bigint[])`,
        organisation: organisationId === null ? all : sql`organisation_id = ${organisationId}`,
        filters,
      }
      const isKept =
        tsquery === null && products === null && organisationId === null && search.traits.chosen.place !== null
      const counting = isKept ? keptCounts(search, matching) : readCounts(search, matching)
      const result = await sql<Found>`
        with ${counting.steps},
        total as materialized (select coalesce(sum(n), 0)::int as n from cells where ${under(filters)}),
        ${onePage(search, matching)}
        select
          (select n from total) as total,
          ${counted(sql`industry`, sql`cells`, under(filters, 'industry'))} as industry,
          ${counted(sql`region`, sql`cells`, under(filters, 'region'))} as region,
          ${counted(sql`year`, sql`cells`, sql`year > 0 and ${under(filters, 'year')}`)} as year,
          ${counted(sql`bit`, bits, sql`types & bit <> 0 and ${under(filters, 'type')}`)} as type,
          (select coalesce(sum(n), 0)::int from cells where chain and ${under(filters, 'chain')}) as chain,
          ${counting.traits} as traits,
          coalesce((select json_agg(card) from (
            select p.product_id::text, p.organisation_id::text, ${sql.join(CARD.slice(2).map((name) => sql.ref(`p.${name}`)))}
            from unnest(array(select product_id from one_page)) with ordinality as chosen (product_id, place)
            join product_public p using (product_id) order by place) card), '[]') as list`.execute(db)
      const none = { total: 0, list: [], industry: [], region: [], year: [], type: [], chain: 0, traits: [] }
      return result.rows[0] ?? none
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'product_public' | 'product_count'>(tx)
  return {
    /**
     * Settings for a search by words, until the transaction ends: the planner does not know that reading words out of
     * line costs more than reading rows, and would rather look at every product than use the index of words.
     */
    preferTextIndex: async () => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
        set_config('work_mem', '32MB', true)`.execute(db)
    },
  }
}

/** Lists of products on the website by words and facets. */
export const productSearchRepo = repo(reads, writes)
