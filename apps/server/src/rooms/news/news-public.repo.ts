/** Table news_public: what readers see. Everything that is read is read for one of the two faces. */
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export type Face = 'website' | 'workbench'

export interface NewsPublicRow {
  news_id: string
  revision: number
  website: boolean
  workbench: boolean
  category: string
  pinned: boolean
  published_at: Date
  updated_at: Date
  title: string
  title_en: string
  summary: string
  summary_en: string
  source: string
  author: string
  tags: string[]
  cover: string | null
  body: string
  body_en: string
  products: string[]
  search_vector: string
}

const CARD = [
  'news_id',
  'category',
  'pinned',
  'published_at',
  'title',
  'title_en',
  'summary',
  'summary_en',
  'source',
  'author',
  'tags',
  'cover',
] as const
export type NewsCardRow = Pick<NewsPublicRow, (typeof CARD)[number]>

export interface NewsSearch {
  face: Face
  tsquery: string | null
  category: string | null
  limit: number
  offset: number
}
interface Found {
  list: NewsCardRow[]
  category: { value: string; count: number }[]
}

/** How many of the newest of a category are looked at for what is related. */
const NEAR = 40

const inOrder = sql`pinned desc, published_at desc, news_id desc`

const reads = (tx: ReadTx) => {
  const db = tables<'news_public'>(tx)

  const neighbour = async (face: Face, of: { news_id: string; published_at: Date }, side: 'before' | 'after') => {
    const beside = side === 'before' ? sql`<` : sql`>`
    return db
      .selectFrom('news_public')
      .select(['news_id', 'title', 'title_en'])
      .where(face, '=', true)
      .where(sql<boolean>`(published_at, news_id) ${beside} (${of.published_at}::timestamptz, ${of.news_id}::bigint)`)
      .orderBy('published_at', side === 'before' ? 'desc' : 'asc')
      .orderBy('news_id', side === 'before' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst()
  }

  return {
    /** Which of these a face shows. */
    shown: async (face: Face, ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('news_public')
        .select('news_id')
        .where('news_id', 'in', ids)
        .where(face, '=', true)
        .execute()
      return rows.map((row) => row.news_id)
    },

    /** One page in order, and how many there are of each category, in one statement. */
    search: async ({ face, tsquery, category, limit, offset }: NewsSearch): Promise<Found> => {
      const shown = sql.ref(face)
      const matching = tsquery === null ? sql`true` : sql`search_vector @@ ${tsquery}::tsquery`
      const chosen = category === null ? sql`true` : sql`category = ${category}`
      const card = sql.join(CARD.slice(1).map((name) => sql.ref(name)))
      const result = await sql<Found>`
        with counted as (
          select category as value, count(*)::int as count from news_public where ${shown} and ${matching} group by 1
        ), one_page as (
          select news_id::text as news_id, ${card} from news_public where ${shown} and ${matching} and ${chosen}
          order by ${sql.raw('news_public.pinned desc, news_public.published_at desc, news_public.news_id desc')}
          limit ${limit} offset ${offset}
        )
        select
          coalesce((select json_agg(counted order by value) from counted), '[]') as category,
          coalesce((select json_agg(one_page) from one_page), '[]') as list`.execute(db)
      const { list = [], category: counts = [] } = result.rows[0] ?? {}
      return { category: counts, list: list.map((row) => ({ ...row, published_at: new Date(row.published_at) })) }
    },

    byId: (face: Face, newsId: string) =>
      db.selectFrom('news_public').selectAll().where('news_id', '=', newsId).where(face, '=', true).executeTakeFirst(),

    /** Those of these articles that a face shows, newest first. */
    chosen: (face: Face, ids: readonly string[], { limit, offset }: { limit: number; offset: number }) =>
      db
        .selectFrom('news_public')
        .select(CARD)
        .where('news_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
        .where(face, '=', true)
        .orderBy('published_at', 'desc')
        .orderBy('news_id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    countChosen: async (face: Face, ids: readonly string[]): Promise<number> => {
      const row = await db
        .selectFrom('news_public')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('news_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
        .where(face, '=', true)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The newest that are about any of these products. */
    about: (face: Face, products: readonly string[], limit: number) =>
      db
        .selectFrom('news_public')
        .select(CARD)
        // Both as in the index of products.
        .where(sql<boolean>`products <> '{}'`)
        .where(sql<boolean>`products && ${[...products]}::bigint[]`)
        .where(face, '=', true)
        .orderBy('published_at', 'desc')
        .orderBy('news_id', 'desc')
        .limit(limit)
        .execute(),

    /** Those published last, whatever is pinned. */
    newest: (face: Face, limit: number) =>
      db
        .selectFrom('news_public')
        .select(CARD)
        .where(face, '=', true)
        .orderBy('published_at', 'desc')
        .orderBy('news_id', 'desc')
        .limit(limit)
        .execute(),

    /** Published before and after an article. */
    neighbours: async (face: Face, of: { news_id: string; published_at: Date }) => ({
      previous: await neighbour(face, of, 'before'),
      next: await neighbour(face, of, 'after'),
    }),

    /** Of the same category, those with a tag in common first. */
    related: (face: Face, of: { news_id: string; category: string; tags: string[] }, limit: number) => {
      const near = db
        .selectFrom('news_public')
        .select(CARD)
        .where('category', '=', of.category)
        .where(face, '=', true)
        .where('news_id', '<>', of.news_id)
        .orderBy(inOrder)
        .limit(NEAR)
      return db
        .selectFrom(near.as('near'))
        .selectAll()
        .orderBy(sql`tags && ${of.tags}::text[] desc`)
        .orderBy('published_at', 'desc')
        .limit(limit)
        .execute()
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'news_public'>(tx)
  return {
    /** Shows an article, or shows it anew. */
    put: async (row: NewsPublicRow): Promise<void> => {
      const values = { ...row, search_vector: sql<string>`${row.search_vector}::tsvector` }
      await db
        .insertInto('news_public')
        .values(values)
        .onConflict((conflict) => conflict.column('news_id').doUpdateSet(values))
        .execute()
    },

    remove: async (newsId: string): Promise<void> =>
      void (await db.deleteFrom('news_public').where('news_id', '=', newsId).execute()),

    /** Until the transaction ends: the planner does not know what reading words out of line costs. */
    preferTextIndex: async () => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(db)
    },
  }
}

export const newsPublicRepo = repo(reads, writes)
