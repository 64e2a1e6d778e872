/** Table news: articles of the platform, scoped to no enterprise; what they say lies in revisions (room content). */
import type { Direction } from '@portal/contract/list-order'
import type { Article, ArticleSort, ArticleState, Audience } from '@portal/contract/news-admin'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const STANDING = [
  'id',
  'state',
  'revision',
  'published_revision',
  'published_at',
  'scheduled_revision',
  'scheduled_at',
  'withdrawn_at',
  'taken_down_revision',
  'taken_down_published_at',
  'title',
  'updated_at',
  'updated_by',
] as const
const ROW = [...STANDING, 'title_en', 'category', 'audience', 'pinned', 'cover'] as const

/** What the row keeps of the newest revision. */
export interface Newest {
  content: Article
  /** A tsvector. */
  searchVector: string
  by: string
  at: Date
}

export interface ArticleSearch {
  state: ArticleState | null
  tsquery: string | null
  category: string | null
  audience: Audience | null
  sort: ArticleSort
  direction: Direction
  limit: number
  offset: number
}

/** Each is the beginning of an index. */
const ORDER = { updated: sql`updated_at`, title: sql`title collate "zh-x-icu"` }

const columnsOf = ({ content, searchVector, by, at }: Newest) => ({
  title: content.title,
  title_en: content.titleEn,
  category: content.category,
  audience: content.audience,
  pinned: content.pinned,
  cover: content.cover,
  search_vector: sql<string>`${searchVector}::tsvector`,
  updated_at: at,
  updated_by: by,
})

const reads = (tx: ReadTx) => {
  const db = tables<'news'>(tx)

  const matching = ({ tsquery, category, audience }: ArticleSearch) =>
    db
      .selectFrom('news')
      .$if(tsquery !== null, (all) => all.where(sql<boolean>`search_vector @@ ${tsquery}::tsquery`))
      .$if(category !== null, (all) => all.where('category', '=', category ?? ''))
      .$if(audience !== null, (all) => all.where('audience', '=', audience ?? ''))

  return {
    byId: (id: string) => db.selectFrom('news').select(ROW).where('id', '=', id).executeTakeFirst(),

    /** Whose time has come. */
    due: async (at: Date): Promise<string[]> => {
      const rows = await db.selectFrom('news').select('id').where('scheduled_at', '<=', at).execute()
      return rows.map((row) => row.id)
    },

    /** One page of a state (null: of all), and how many there are of each. */
    page: async (search: ArticleSearch) => {
      const turn = search.direction === 'ASC' ? 'asc' : 'desc'
      const rows = await matching(search)
        .$if(search.state !== null, (all) => all.where('state', '=', search.state ?? ''))
        .select(ROW)
        .orderBy(ORDER[search.sort], turn)
        .orderBy('id', turn)
        .limit(search.limit)
        .offset(search.offset)
        .execute()
      const states = await matching(search)
        .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute()
      return { rows, states: states.map(({ state, count }) => ({ state, count: Number(count) })) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'news'>(tx)
  return {
    insert: (newest: Newest) =>
      db
        .insertInto('news')
        .values({ ...columnsOf(newest), created_at: newest.at })
        .returning('id')
        .executeTakeFirstOrThrow(),
    lock: (id: string) => db.selectFrom('news').select(ROW).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Lets the row follow its newest revision. */
    follow: async (id: string, revision: number, newest: Newest): Promise<void> => {
      await db
        .updateTable('news')
        .set({ ...columnsOf(newest), revision })
        .where('id', '=', id)
        .execute()
    },

    setPublished: (id: string, published: { revision: number; at: Date } | null, withdrawnAt: Date | null) =>
      db
        .updateTable('news')
        .set({
          published_revision: published?.revision ?? null,
          published_at: published?.at ?? null,
          withdrawn_at: withdrawnAt,
          taken_down_revision: null,
          taken_down_published_at: null,
        })
        .where('id', '=', id)
        .execute(),

    /** What a take-down hid; `setPublished` forgets it. */
    setTakenDown: (id: string, hidden: { revision: number; publishedAt: Date }) =>
      db
        .updateTable('news')
        .set({ taken_down_revision: hidden.revision, taken_down_published_at: hidden.publishedAt })
        .where('id', '=', id)
        .execute(),

    setSchedule: (id: string, scheduled: { revision: number; at: Date } | null) =>
      db
        .updateTable('news')
        .set({ scheduled_revision: scheduled?.revision ?? null, scheduled_at: scheduled?.at ?? null })
        .where('id', '=', id)
        .execute(),

    remove: (id: string) => db.deleteFrom('news').where('id', '=', id).execute(),
  }
}

export const newsRepo = repo(reads, writes)
export type NewsRow = NonNullable<Awaited<ReturnType<ReturnType<typeof newsRepo>['byId']>>>
