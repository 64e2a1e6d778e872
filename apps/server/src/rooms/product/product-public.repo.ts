import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { statement, writingStatement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** The row of a product on the website. */
export interface PublicRow {
  product_id: string
  organisation_id: string
  industry: string
  region: string
  year: number
  types: number
  chain: boolean
  traits: number
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
}
/** What a product on the website is found by, as tsvectors, and the digest of the texts that they were found in. */
export interface VectorsRow {
  product_id: string
  texts: string
  search_vector: string
  title_vector: string
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

export const CARD = [
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

/** Columns of `PublicRow`. */
const SHOWN = [...CARD, 'types', 'chain', 'traits', 'published_at'] as const
const ADDED = ['changed_at', 'search_vector', 'title_vector'] as const
/** The value: rows in JSON. Their words must be there. */
const put = writingStatement<never>(`
  insert into product_public (${[...SHOWN, ...ADDED].join(', ')})
  select ${SHOWN.map((column) => `shown.${column}`).join(', ')}, now(), found.search_vector, found.title_vector
  from jsonb_populate_recordset(null::product_public, $1::jsonb) shown join product_search_vector found using (product_id)
  on conflict (product_id) do update set ${[...SHOWN, ...ADDED].map((column) => `${column} = excluded.${column}`).join(', ')}`)
const knownVectors = statement<{ product_id: string }>(`
  select product_id::text from product_search_vector join unnest($1::bigint[], $2::text[]) asked (product_id, texts)
    using (product_id, texts)`)
const putVectors = writingStatement<never>(`
  insert into product_search_vector (product_id, texts, search_vector, title_vector)
  select * from unnest($1::bigint[], $2::text[], $3::tsvector[], $4::tsvector[])
  on conflict (product_id) do update
    set texts = excluded.texts, search_vector = excluded.search_vector, title_vector = excluded.title_vector`)

type PageRow = { owner: string; updated_at: Date } & (CardRow | { product_id: null })
const others = (near: number, which: string) => `
    (select ${CARD.join(', ')}, ${near} as near, published_at from product_public
      where product_id <> shown.product_id and ${which}
      order by published_at desc, product_id desc limit $2)`
const page = statement<PageRow>(`
  select shown.organisation_id as owner, product.updated_at, related.*
  from product_public shown join product on product.id = shown.product_id left join lateral (
    ${others(1, 'organisation_id = shown.organisation_id')}
    union all
    ${others(2, 'industry = shown.industry and organisation_id <> shown.organisation_id')}
    order by near, published_at desc, product_id desc limit $2) related on true
  where shown.product_id = $1
  order by related.near, related.published_at desc, related.product_id desc`)

const reads = (tx: ReadTx) => {
  const db = tables<'product_public' | 'product_count'>(tx)
  return {
    /** The industries under which those of these products are shown that are shown. */
    industriesOf: async (productIds: readonly string[]): Promise<string[]> => {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_public')
        .select('industry')
        .distinct()
        .where('product_id', 'in', productIds)
        .execute()
      return rows.map((row) => row.industry)
    },

    /** Which of these products have their words stored for just these texts. */
    knownVectors: async (asked: readonly Pick<VectorsRow, 'product_id' | 'texts'>[]): Promise<Set<string>> => {
      const known = await knownVectors(
        tx,
        asked.map((one) => one.product_id),
        asked.map((one) => one.texts),
      )
      return new Set(known.map((row) => row.product_id))
    },

    /** How many an enterprise shows, and how many of these are recognised. */
    countOf: async (organisationId: string) => {
      const row = await db
        .selectFrom('product_public')
        .select(({ fn }) => [
          fn.countAll<string>().as('products'),
          fn.countAll<string>().filterWhere('year', '>', 0).as('recognised'),
        ])
        .where('organisation_id', '=', organisationId)
        .executeTakeFirstOrThrow()
      return { products: Number(row.products), recognised: Number(row.recognised) }
    },

    newest: (limit: number) =>
      db
        .selectFrom('product_public')
        .select(CARD)
        .orderBy('published_at', 'desc')
        .orderBy('product_id', 'desc')
        .limit(limit)
        .execute(),

    /** The cards of these products, in no order. */
    chosen: (ids: readonly string[]) =>
      db.selectFrom('product_public').select(CARD).where('product_id', 'in', ids).execute(),

    /** Whether a product on the website has one of these traits. */
    async shows(productId: string, bits: number): Promise<boolean> {
      const row = await db
        .selectFrom('product_public')
        .select('product_id')
        .where('product_id', '=', productId)
        .where(sql<boolean>`traits & ${bits} <> 0`)
        .executeTakeFirst()
      return row !== undefined
    },

    /** A product on the website with some others: of the same enterprise first, then of the same industry. */
    async page(productId: string, most: number) {
      const rows = await page(tx, productId, most)
      const [first] = rows
      if (!first) return undefined
      return {
        product: { id: productId, organisation_id: first.owner, updated_at: first.updated_at },
        related: rows.filter((row) => row.product_id !== null),
      }
    },

    /** The product with an exploded picture that rests on most patents. */
    fullest: () =>
      db
        .selectFrom('product_public')
        .select('product_id')
        .where('chain', '=', true)
        .where('exploded', 'is not', null)
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

const writes = (tx: Tx) => {
  const db = tables<'product_public' | 'product_count'>(tx)
  return {
    /** Shows products, or shows them anew, with their words as they are stored. */
    put: async (rows: readonly PublicRow[]): Promise<void> => void (await put(tx, JSON.stringify(rows))),

    putVectors: async (rows: readonly VectorsRow[]): Promise<void> => {
      await putVectors(
        tx,
        rows.map((row) => row.product_id),
        rows.map((row) => row.texts),
        rows.map((row) => row.search_vector),
        rows.map((row) => row.title_vector),
      )
    },

    /** Takes products off; answers which of them were shown. */
    remove: async (productIds: readonly string[]): Promise<string[]> => {
      if (productIds.length === 0) return []
      const gone = await db
        .deleteFrom('product_public')
        .where('product_id', 'in', productIds)
        .returning('product_id')
        .execute()
      return gone.map((row) => row.product_id)
    },

    /** Takes everything of an enterprise off; answers which products it was. */
    removeAll: async (organisationId: string): Promise<string[]> => {
      const gone = await db
        .deleteFrom('product_public')
        .where('organisation_id', '=', organisationId)
        .returning('product_id')
        .execute()
      return gone.map((row) => row.product_id)
    },
  }
}

/** What visitors see: one row per product on the website. */
export const productPublicRepo = repo(reads, writes)
