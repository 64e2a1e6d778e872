/** Tables expo and expo_public, written: expos of the platform, scoped to no enterprise; what they say lies in revisions (room content). */
import type { ExpoStanding } from '@portal/contract/hall-admin'
import type { Expo } from '@portal/contract/hall-document'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const ROW = [
  'id',
  'revision',
  'published_revision',
  'published_at',
  'withdrawn_at',
  'title',
  'title_en',
  'starts_on',
  'ends_on',
  'banner',
  'updated_at',
  'updated_by',
] as const

/** What the row keeps of the newest revision. */
export interface Newest {
  content: Expo
  /** A tsvector. */
  searchVector: string
  by: string
  at: Date
}
export interface ExpoSearch {
  standing: ExpoStanding | null
  tsquery: string | null
  limit: number
  offset: number
}

const standingOf = sql<ExpoStanding>`case when published_revision is not null then 'published'
  when withdrawn_at is not null then 'withdrawn' else 'draft' end`

const columnsOf = ({ content, searchVector, by, at }: Newest) => ({
  title: content.title,
  title_en: content.titleEn,
  starts_on: content.startsOn,
  ends_on: content.endsOn,
  banner: content.banner,
  search_vector: sql<string>`${searchVector}::tsvector`,
  updated_at: at,
  updated_by: by,
})

const reads = (tx: ReadTx) => {
  const db = tables<'expo' | 'expo_public'>(tx)
  const matching = (tsquery: string | null) =>
    db.selectFrom('expo').$if(tsquery !== null, (all) => all.where(sql<boolean>`search_vector @@ ${tsquery}::tsquery`))

  return {
    byId: (id: string) => db.selectFrom('expo').select(ROW).where('id', '=', id).executeTakeFirst(),

    /** One page of a standing (null: of all), last changed first, and how many there are of each. */
    page: async ({ standing, tsquery, limit, offset }: ExpoSearch) => {
      const rows = await matching(tsquery)
        .$if(standing !== null, (all) => all.where(standingOf, '=', standing))
        .select(ROW)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      const standings = await matching(tsquery)
        .select(({ fn }) => [standingOf.as('standing'), fn.countAll<string>().as('count')])
        .groupBy('standing')
        .execute()
      return { rows, standings: standings.map((one) => ({ ...one, count: Number(one.count) })) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'expo' | 'expo_public'>(tx)
  return {
    insert: (newest: Newest) =>
      db
        .insertInto('expo')
        .values({ ...columnsOf(newest), created_at: newest.at })
        .returning('id')
        .executeTakeFirstOrThrow(),
    lock: (id: string) => db.selectFrom('expo').select(ROW).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Lets the row follow its newest revision. */
    follow: async (id: string, revision: number, newest: Newest): Promise<void> => {
      await db
        .updateTable('expo')
        .set({ ...columnsOf(newest), revision })
        .where('id', '=', id)
        .execute()
    },

    /** Shows a revision to visitors, or shows it anew. */
    show: async (id: string, { revision, content, at }: { revision: number; content: Expo; at: Date }) => {
      const shown = {
        revision,
        starts_on: content.startsOn,
        ends_on: content.endsOn,
        updated_at: at,
        content: JSON.stringify(content),
      }
      const { published_at } = await db
        .insertInto('expo_public')
        .values({ expo_id: id, published_at: at, ...shown })
        .onConflict((conflict) => conflict.column('expo_id').doUpdateSet(shown))
        .returning('published_at')
        .executeTakeFirstOrThrow()
      await db
        .updateTable('expo')
        .set({ published_revision: revision, published_at, withdrawn_at: null })
        .where('id', '=', id)
        .execute()
    },

    /** Takes it off the website. */
    hide: async (id: string, at: Date) => {
      await db.deleteFrom('expo_public').where('expo_id', '=', id).execute()
      await db
        .updateTable('expo')
        .set({ published_revision: null, published_at: null, withdrawn_at: at })
        .where('id', '=', id)
        .execute()
    },

    remove: (id: string) => db.deleteFrom('expo').where('id', '=', id).execute(),
  }
}

export const hallExpoRepo = repo(reads, writes)
export type ExpoKeptRow = NonNullable<Awaited<ReturnType<ReturnType<typeof hallExpoRepo>['byId']>>>
