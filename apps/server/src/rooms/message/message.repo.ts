import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** The notice a message came of. */
const NOTICE = sql<string>`params ->> 'notice'`

const reads = (tx: ReadTx) => {
  const db = tables<'message'>(tx)
  return {
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
      // Each is counted off an index of its own; together they would read every message.
      const of = db.selectFrom('message').where('user_id', '=', userId)
      const counts = await db
        .selectNoFrom([
          of.select(({ fn }) => fn.countAll<string>().as('count')).as('all'),
          of
            .where('read_at', 'is', null)
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .as('unread'),
        ])
        .executeTakeFirstOrThrow()
      return { rows, all: Number(counts.all), unread: Number(counts.unread) }
    },

    /** One page: unread ones first, then the newest. `after` is where the page before ended. */
    list: async (
      userId: string,
      filter: {
        kinds: readonly string[] | null
        after: { unread: boolean; id: string } | null
        unreadOnly: boolean
        limit: number
      },
    ) => {
      const { kinds, after, unreadOnly, limit } = filter
      const part = (unread: boolean, before: string | null) =>
        db
          .selectFrom('message')
          .selectAll()
          .select(sql<number>`${unread ? 0 : 1}::int`.as('part'))
          .where('user_id', '=', userId)
          .where('read_at', unread ? 'is' : 'is not', null)
          .$if(kinds !== null, (all) => all.where('kind', 'in', kinds?.length ? [...kinds] : ['']))
          .$if(before !== null, (all) => all.where('id', '<', before ?? ''))
          .orderBy('id', 'desc')
          .limit(limit)
      const read = part(false, after && !after.unread ? after.id : null)
      const unread = part(true, after?.unread ? after.id : null)
      const either = db
        .selectFrom(unread.as('unread'))
        .selectAll()
        .unionAll(db.selectFrom(read.as('read')).selectAll())
      const parts = unreadOnly ? unread : after && !after.unread ? read : either
      return db.selectFrom(parts.as('parts')).selectAll().orderBy('part').orderBy('id', 'desc').limit(limit).execute()
    },

    /** How many there are of each kind, and how many of them unread. */
    countKinds: async (userId: string) => {
      const of = db
        .selectFrom('message')
        .select(({ fn }) => ['kind', fn.countAll<string>().as('count')])
        .where('user_id', '=', userId)
        .groupBy('kind')
      // Each is read off an index of its own, never the messages themselves.
      const [all, unread] = await Promise.all([of.execute(), of.where('read_at', 'is', null).execute()])
      const waiting = new Map(unread.map(({ kind, count }) => [kind, Number(count)]))
      return all.map(({ kind, count }) => ({ kind, total: Number(count), unread: waiting.get(kind) ?? 0 }))
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

    unread: async (userId: string) => {
      const row = await db
        .selectFrom('message')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'message'>(tx)
  return {
    insert: (messages: { user_id: string; kind: string; params: string; link: string | null }[]) =>
      db.insertInto('message').values(messages).returning(['id', 'user_id']).execute(),

    remove: (userId: string, ids: string[]) =>
      db.deleteFrom('message').where('user_id', '=', userId).where('id', 'in', ids).execute(),

    readKinds: (userId: string, kinds: readonly string[] | null, at: Date) =>
      db
        .updateTable('message')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .$if(kinds !== null, (all) => all.where('kind', 'in', kinds?.length ? [...kinds] : ['']))
        .execute(),

    /** Answers whose they were, one entry per message. */
    removeUnread: async (noticeId: string): Promise<string[]> => {
      const rows = await db
        .deleteFrom('message')
        .where('kind', '=', 'notice')
        .where(NOTICE, '=', noticeId)
        .where('read_at', 'is', null)
        .returning('user_id')
        .execute()
      return rows.map((row) => row.user_id)
    },

    removeAll: (userId: string) => db.deleteFrom('message').where('user_id', '=', userId).execute(),

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

/** Messages of one user at a time, scoped by the user; and what came of an operator's notice to all of them. */
export const messageRepo = repo(reads, writes)

export type MessageWrites = ReturnType<typeof writes>
