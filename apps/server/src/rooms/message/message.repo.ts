import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** The notice a message came of. */
const NOTICE = sql<string>`params ->> 'notice'`

/** Messages of one user at a time, scoped by the user; and what came of an operator's notice to all of them. */
export const messageRepo = (tx: Tx) => {
  const db = tables<'message'>(tx)
  return {
    insert: (messages: { user_id: string; kind: string; params: string; link: string | null }[]) =>
      db.insertInto('message').values(messages).returning(['id', 'user_id']).execute(),

    page: async (userId: string, filter: { unreadOnly: boolean; limit: number; offset: number }) => {
      const rows = await db
        .selectFrom('message')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(filter.unreadOnly, (all) => all.where('read_at', 'is', null))
        .orderBy('id', 'desc')
        .limit(filter.limit)
        .offset(filter.offset)
        .execute()
      const counts = await db
        .selectFrom('message')
        .select(({ fn }) => [
          fn.countAll<string>().as('all'),
          fn.countAll<string>().filterWhere('read_at', 'is', null).as('unread'),
        ])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return { rows, all: Number(counts.all), unread: Number(counts.unread) }
    },

    /** All messages of one user, the oldest first. */
    all: (userId: string) => db.selectFrom('message').selectAll().where('user_id', '=', userId).orderBy('id').execute(),

    /** Of the notices with these ids: how many messages there are, and how many of them were read. */
    tally: async (noticeIds: string[]): Promise<Map<string, { messages: number; read: number }>> => {
      const rows = await db
        .selectFrom('message')
        .select(({ fn }) => [
          NOTICE.as('notice'),
          fn.countAll<string>().as('messages'),
          fn.count<string>('read_at').as('read'),
        ])
        .where('kind', '=', 'notice')
        .where(NOTICE, 'in', noticeIds)
        .groupBy('notice')
        .execute()
      return new Map(
        rows.map(({ notice, messages, read }) => [notice, { messages: Number(messages), read: Number(read) }]),
      )
    },

    removeUnread: async (noticeId: string): Promise<number> => {
      const { numDeletedRows } = await db
        .deleteFrom('message')
        .where('kind', '=', 'notice')
        .where(NOTICE, '=', noticeId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },

    removeAll: (userId: string) => db.deleteFrom('message').where('user_id', '=', userId).execute(),

    unread: async (userId: string) => {
      const row = await db
        .selectFrom('message')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Marks these, or all; what was read before keeps its time. */
    read: (userId: string, ids: string[] | undefined, at: Date) =>
      db
        .updateTable('message')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (all) => all.where('id', 'in', ids?.length ? ids : ['0']))
        .execute(),
  }
}
