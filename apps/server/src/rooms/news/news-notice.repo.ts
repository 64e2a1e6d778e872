/** Tables news_notice and news_notice_receiver. */
import type { Notice, NoticeState } from '@portal/contract/news-notice'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const ROW = ['id', 'content', 'state', 'send_at', 'sent_at', 'created_by'] as const

const reads = (tx: ReadTx) => {
  const db = tables<'news_notice' | 'news_notice_receiver'>(tx)
  return {
    anyWaiting: async (noticeId: string): Promise<boolean> =>
      (await db
        .selectFrom('news_notice_receiver')
        .select('organisation_id')
        .where('notice_id', '=', noticeId)
        .where('reached', '=', false)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Those whose time has come, and those that something interrupted. */
    unfinished: async (at: Date): Promise<string[]> => {
      const rows = await db
        .selectFrom('news_notice')
        .select('id')
        .where((is) =>
          is.or([is('state', '=', 'sending'), is.and([is('state', '=', 'waiting'), is('send_at', '<=', at)])]),
        )
        .execute()
      return rows.map((row) => row.id)
    },

    page: async ({ state, limit, offset }: { state: NoticeState | null; limit: number; offset: number }) => {
      const found = db.selectFrom('news_notice').$if(state !== null, (all) => all.where('state', '=', state ?? ''))
      const rows = await found
        .select(ROW)
        .select((one) => [
          one
            .selectFrom('news_notice_receiver')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .whereRef('notice_id', '=', 'news_notice.id')
            .as('enterprises'),
          one
            .selectFrom('news_notice_receiver')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .whereRef('notice_id', '=', 'news_notice.id')
            .where('reached', '=', true)
            .as('reached'),
        ])
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
      return { rows, total: Number(total) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'news_notice' | 'news_notice_receiver'>(tx)
  return {
    /** Writes an order down. */
    insert: (order: { content: Notice; send_at: Date; created_by: string; created_at: Date }) =>
      db
        .insertInto('news_notice')
        .values({ ...order, content: JSON.stringify(order.content), state: 'waiting' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    lock: (id: string) => db.selectFrom('news_notice').select(ROW).where('id', '=', id).forUpdate().executeTakeFirst(),

    setState: (id: string, state: NoticeState, sentAt: Date | null) =>
      db.updateTable('news_notice').set({ state, sent_at: sentAt }).where('id', '=', id).execute(),

    /** Whom it goes to, as they are when sending begins. */
    addReceivers: async (noticeId: string, organisationIds: string[]): Promise<void> => {
      if (organisationIds.length === 0) return
      const rows = organisationIds.map((organisation_id) => ({ notice_id: noticeId, organisation_id }))
      for (let from = 0; from < rows.length; from += 1000)
        await db
          .insertInto('news_notice_receiver')
          .values(rows.slice(from, from + 1000))
          .execute()
    },

    /** Some that it has not reached, held until the transaction ends; those another process holds are left to it. */
    takeWaiting: async (noticeId: string, limit: number): Promise<string[]> => {
      const rows = await db
        .selectFrom('news_notice_receiver')
        .select('organisation_id')
        .where('notice_id', '=', noticeId)
        .where('reached', '=', false)
        .orderBy('organisation_id')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute()
      return rows.map((row) => row.organisation_id)
    },
    setReached: (noticeId: string, organisationIds: string[]) =>
      db
        .updateTable('news_notice_receiver')
        .set({ reached: true })
        .where('notice_id', '=', noticeId)
        .where('organisation_id', 'in', organisationIds)
        .execute(),
  }
}

export const noticeRepo = repo(reads, writes)
export type NoticePageRow = Awaited<ReturnType<ReturnType<typeof noticeRepo>['page']>>['rows'][number]
