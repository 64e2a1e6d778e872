import { randomBytes } from 'node:crypto'
import type { AnalyticsSubject } from '@portal/contract/analytics'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface PageViewCount {
  day: string
  subject: AnalyticsSubject
  subject_id: string
  /** null: an article, which belongs to the platform. */
  organisation_id: string | null
  views: number
  visitors: number
}
export interface Seen {
  subject: AnalyticsSubject
  subject_id: string
  visitor: string
}

const reads = (tx: ReadTx) => {
  const db = tables<'analytics_day' | 'analytics_salt' | 'analytics_seen'>(tx)
  return {
    /** Of one enterprise, by day and subject, from a day on. */
    course: (organisationId: string, from: string) =>
      db
        .selectFrom('analytics_day')
        .select(({ fn }) => [
          'day',
          'subject',
          fn.sum<string>('views').as('views'),
          fn.sum<string>('visitors').as('visitors'),
        ])
        .where('organisation_id', '=', organisationId)
        .where('day', '>=', from)
        .groupBy(['day', 'subject'])
        .execute(),

    /** Of articles, altogether and from a day on. */
    articles: (ids: readonly string[], from: string) =>
      db
        .selectFrom('analytics_day')
        .select(({ fn }) => ['subject_id as id', fn.sum<string>('views').as('views')])
        .select(sql<string>`coalesce(sum(views) filter (where day >= ${from}::date), 0)`.as('lately'))
        // Word for word as in the index.
        .where(sql<boolean>`subject = 'news'`)
        .where(sql<boolean>`subject_id = any(${[...ids]}::bigint[])`)
        .groupBy('subject_id')
        .execute(),

    /** Its products that were looked at most. */
    most: (organisationId: string, from: string, limit: number) =>
      db
        .selectFrom('analytics_day')
        .select(({ fn }) => ['subject_id', fn.sum<string>('views').as('views')])
        .where('organisation_id', '=', organisationId)
        .where('day', '>=', from)
        .where('subject', '=', 'product')
        .groupBy('subject_id')
        .orderBy('views', 'desc')
        .orderBy('subject_id')
        .limit(limit)
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'analytics_day' | 'analytics_salt' | 'analytics_seen'>(tx)
  return {
    /** The day's salt, the same in every process; whoever asks first makes it. */
    salt: async (day: string): Promise<Buffer> => {
      await db
        .insertInto('analytics_salt')
        .values({ day, salt: randomBytes(32) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await db.selectFrom('analytics_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow())
        .salt
    },

    /** Throws away what told visitors of earlier days apart. */
    forget: async (today: string): Promise<void> => {
      await db.deleteFrom('analytics_salt').where('day', '<', today).execute()
      await db.deleteFrom('analytics_seen').where('day', '<', today).execute()
    },

    /** Notes who was seen; answers those that were not seen today before. One statement for all of them. */
    note: async (day: string, seen: readonly Seen[]) =>
      db
        .insertInto('analytics_seen')
        .columns(['day', 'subject', 'subject_id', 'visitor'])
        .expression(
          sql`select ${day}::date, * from unnest(${seen.map((one) => one.subject)}::text[],
            ${seen.map((one) => one.subject_id)}::bigint[], ${seen.map((one) => one.visitor)}::bigint[])`,
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['subject', 'subject_id'])
        .execute(),

    /** Adds to the counts of days, one statement for all; in one order, so that two processes never wait in a circle. */
    add: async (counts: readonly PageViewCount[]): Promise<void> => {
      if (counts.length === 0) return
      const column = <Key extends keyof PageViewCount>(key: Key) => counts.map((one) => one[key])
      await sql`insert into analytics_day as d (day, subject, subject_id, organisation_id, views, visitors)
        select * from unnest(${column('day')}::date[], ${column('subject')}::text[], ${column('subject_id')}::bigint[],
          ${column('organisation_id')}::bigint[], ${column('views')}::int[], ${column('visitors')}::int[])
        order by 1, 2, 3
        on conflict (day, subject, subject_id)
        do update set views = d.views + excluded.views, visitors = d.visitors + excluded.visitors`.execute(db)
    },
  }
}

/** Counts by day, and what the running day needs to tell visitors apart. */
export const analyticsRepo = repo(reads, writes)
