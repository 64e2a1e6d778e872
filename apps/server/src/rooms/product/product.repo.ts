import { type ContentStatus, DRAFT, PUBLISHED, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import type { Direction } from '@portal/contract/list-order'
import type { ProductKind } from '@portal/contract/product-document'
import type { OwnProductSort } from '@portal/contract/product-own'
import { sql } from 'kysely'
import { countOf } from '../../platform/db/found.ts'
import { repo } from '../../platform/db/repo.ts'
import { statement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { type NewestRow, newestSql } from '../content/index.ts'
import { type DrawnRow, picturesSql } from '../file/index.ts'
import { type PatentCardRow, patentCardsSql } from '../patent/index.ts'
import type { OwnListRow } from './product.view.ts'

/** What an enterprise's own list shows of a product. */
export interface OwnRow {
  name: string
  model: string
  industry: string
  cover: string | null
  patent_count: number
  completeness: number
  missing: string[]
  search_vector: string
}
export interface OwnSearch {
  organisationId: string
  /** A tsquery, or null. */
  tsquery: string | null
  industry: string | null
  status: ContentStatus | null
  archived: boolean
  sort: OwnProductSort
  direction: Direction
  limit: number
  offset: number
}
interface OwnFound {
  list: OwnListRow[]
  total: number
  counts: { all: number; published: number; underReview: number; rejected: number; draft: number; archived: number }
}

// Values stand between quotes in the text of the states, and no kind is called a number.
const counted = (status: ContentStatus) => `count(*) filter (where not archived and strpos(states, '"${status}"') > 0)`

// The values: enterprise, archived, tsquery, industry, status between quotes, limit, offset. Narrow rows for what is
// counted and sorted; what is shown is fetched for the page alone. What says nothing about `archived_at` lets the two
// partial indexes be read together instead of every enterprise's rows.
const ownPageBy = (order: string, reads = '') =>
  statement<OwnFound>(`
    with own as materialized (
      select p.id, p.industry, p.updated_at, p.archived_at is not null as archived, p.statuses::text as states,
        ${reads} $3::tsquery is null or p.search_vector @@ $3::tsquery as matches
      from product p where p.organisation_id = $1 and (p.archived_at is null or p.archived_at is not null)
    ), found as (
      select * from own where matches and archived = $2 and ($4::text is null or industry = $4)
        and ($5::text is null or strpos(states, $5) > 0)
    ), chosen as (
      select * from found order by ${order} limit $6 offset $7
    ), one_page as (
      select p.* from chosen c join product p on p.id = c.id
    )
    select
      (select count(*)::int from found) as total,
      (select json_build_object('all', count(*) filter (where not archived), 'archived', count(*) filter (where archived),
        'published', ${counted(PUBLISHED)}, 'underReview', ${counted(UNDER_REVIEW)}, 'rejected', ${counted(REJECTED)},
        'draft', ${counted(DRAFT)}) from own where matches and ($4::text is null or industry = $4)) as counts,
      coalesce((select json_agg(json_build_object(
          'id', id::text, 'name', name, 'model', model, 'industry', industry, 'cover', cover,
          'patent_count', patent_count, 'completeness', completeness, 'missing', missing, 'updated_at', updated_at,
          'statuses', statuses, 'archived', archived_at is not null,
          'on_website', exists (select from product_public where product_id = one_page.id)
        ) order by ${order}) from one_page), '[]') as list`)
// A statement for each column in one direction; among equals the newest first. `industry` stands for its code.
const ownPageIn = (direction: Direction) => ({
  updated: ownPageBy(`updated_at ${direction}, id ${direction}`),
  name: ownPageBy(`name collate "zh-x-icu" ${direction}, id ${direction}`, 'p.name,'),
  industry: ownPageBy(`industry ${direction}, updated_at desc, id desc`),
  patents: ownPageBy(`patent_count ${direction}, updated_at desc, id desc`, 'p.patent_count,'),
  completeness: ownPageBy(`completeness ${direction}, updated_at desc, id desc`, 'p.completeness,'),
})
const ownPage = { ASC: ownPageIn('ASC'), DESC: ownPageIn('DESC') }

/** An own product with one kind in its newest revision. */
export interface NewestOfOwn {
  name: string
  archived: boolean
  statuses: Partial<Record<ProductKind, ContentStatus>>
  /** Null: nobody touched this kind. */
  newest: NewestRow | null
}
export interface FactsOfOwn extends NewestOfOwn {
  patents: PatentCardRow[] | null
  /** Of proofs of right. */
  pictures: DrawnRow[] | null
}
const NEWEST_OF_OWN = "'name', name, 'archived', archived_at is not null, 'statuses', statuses, 'newest', newest.found"
// The values: product, enterprise.
const ownWith = (kind: string) => `
  from product left join lateral (${newestSql("'product'", 'product.id', kind)}) newest on true
  where product.id = $1 and product.organisation_id = $2`
const newestOfOwn = statement<{ found: NewestOfOwn }>(`
  select json_build_object(${NEWEST_OF_OWN}) as found ${ownWith('$3')}`)
const LINKED = "jsonb_array_elements(newest.document -> 'patents') linked"
const factsOfOwn = statement<{ found: FactsOfOwn }>(`
  select json_build_object(${NEWEST_OF_OWN},
    'patents', ${patentCardsSql(`select (linked ->> 'patentId')::bigint from ${LINKED}`)},
    'pictures', ${picturesSql(`select (linked #>> '{proof,fileId}')::uuid from ${LINKED}`, '$2')}) as found
  ${ownWith("'basics'")}`)
// The values: enterprise, products.
const filingNumbers = statement<{ id: string; filing_no: string }>(`
  select product.id::text as id, newest.document ->> 'filingNo' as filing_no
  from product cross join lateral (${newestSql("'product'", 'product.id', "'basics'")}) newest
  where product.organisation_id = $1 and product.id = any($2::bigint[]) and newest.document ->> 'filingNo' <> ''`)

interface OwnProductRow {
  id: string
  organisation_id: string
  name: string
  updated_at: Date
  archived_at: Date | null
}
const own = statement<OwnProductRow>(`
  select id, organisation_id, name, updated_at, archived_at from product where id = $1 and organisation_id = $2`)

const reads = (tx: ReadTx) => {
  const db = tables<'product' | 'product_public'>(tx)
  return {
    own: async (id: string, organisationId: string): Promise<OwnProductRow | undefined> =>
      (await own(tx, id, organisationId))[0],

    newestOfOwn: async (id: string, organisationId: string, kind: ProductKind): Promise<NewestOfOwn | undefined> =>
      (await newestOfOwn(tx, id, organisationId, kind))[0]?.found,

    /** The newest facts with all that they refer to, in one statement. */
    factsOfOwn: async (id: string, organisationId: string): Promise<FactsOfOwn | undefined> =>
      (await factsOfOwn(tx, id, organisationId))[0]?.found,

    /** What filing numbers the newest facts of an enterprise's products bear, by product; of those that bear one. */
    filingNumbers: async (organisationId: string, ids: readonly string[]): Promise<Map<string, string>> =>
      new Map((await filingNumbers(tx, organisationId, ids)).map((row) => [row.id, row.filing_no])),

    /** How many products an enterprise has, those put away among them. */
    countOwn: (organisationId: string): Promise<number> =>
      countOf(db.selectFrom('product').where('organisation_id', '=', organisationId)),

    /** What products of whatever enterprise are called, by their ids, in no order. */
    names: (ids: readonly string[]) => db.selectFrom('product').select(['id', 'name']).where('id', 'in', ids).execute(),

    /** For operators and publication: whoever's product it is. */
    any: (id: string) => db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst(),

    ofOrganisation: async (organisationId: string) => {
      const rows = await db
        .selectFrom('product')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .orderBy('id')
        .execute()
      return rows.map((row) => row.id)
    },

    /** One page of an enterprise's products with the counts of what words and industry leave, in one statement. */
    ownPage: async ({ organisationId, tsquery, industry, status, archived, ...search }: OwnSearch) => {
      const { sort, direction, limit, offset } = search
      const values = [organisationId, archived, tsquery, industry, status && `"${status}"`, limit, offset] as const
      const none = { all: 0, published: 0, underReview: 0, rejected: 0, draft: 0, archived: 0 }
      return (await ownPage[direction][sort](tx, ...values))[0] ?? { list: [], total: 0, counts: none }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'product' | 'product_public'>(tx)
  return {
    /** Held until the transaction ends: one save, decision or withdrawal of a product at a time. */
    ownForUpdate: (id: string, organisationId: string) =>
      db
        .selectFrom('product')
        .selectAll()
        .where('id', '=', id)
        .where('organisation_id', '=', organisationId)
        .forUpdate()
        .executeTakeFirst(),
    anyForUpdate: (id: string) =>
      db.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    create: async (row: OwnRow & { organisation_id: string; created_by: string }, at: Date) => {
      const created = await db
        .insertInto('product')
        .values({ ...row, search_vector: sql<string>`${row.search_vector}::tsvector`, created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      return created.id
    },

    update: (id: string, row: OwnRow, at: Date) =>
      db
        .updateTable('product')
        .set({ ...row, search_vector: sql<string>`${row.search_vector}::tsvector`, updated_at: at })
        .where('id', '=', id)
        .execute(),

    touch: (id: string, at: Date) => db.updateTable('product').set({ updated_at: at }).where('id', '=', id).execute(),

    /** What the own list shows of the kinds' states. */
    putStatuses: (id: string, states: Readonly<Record<string, { status: ContentStatus }>>) => {
      const statuses = Object.fromEntries(Object.entries(states).map(([kind, { status }]) => [kind, status]))
      return db
        .updateTable('product')
        .set({ statuses: JSON.stringify(statuses) })
        .where('id', '=', id)
        .execute()
    },

    /** Null brings it back. */
    archive: (id: string, at: Date | null) =>
      db.updateTable('product').set({ archived_at: at }).where('id', '=', id).execute(),

    remove: (id: string) => db.deleteFrom('product').where('id', '=', id).execute(),

    /** Held until the transaction ends: what is published of them stays as it is. In one order for everybody. */
    heldOfOrganisation: (organisationId: string, ids: readonly string[]) =>
      db
        .selectFrom('product')
        .select(['id', 'updated_at'])
        .where('organisation_id', '=', organisationId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forShare()
        .execute(),
  }
}

/** Products of enterprises, and the state of their content kinds. Every read on an enterprise's behalf is scoped. */
export const productRepo = repo(reads, writes)
