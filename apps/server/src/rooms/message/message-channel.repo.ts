import type { MessageTopic } from '@portal/contract/room'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

interface ChannelRow {
  topic: string
  mail: boolean
  sms: boolean
}

const reads = (tx: ReadTx) => {
  const db = tables<'message_channel'>(tx)
  return {
    ofUser: (userId: string): Promise<ChannelRow[]> =>
      db.selectFrom('message_channel').select(['topic', 'mail', 'sms']).where('user_id', '=', userId).execute(),

    /** Those of these users who want to hear of a topic by mail or SMS. */
    wanting: (userIds: string[], topic: MessageTopic) =>
      db
        .selectFrom('message_channel')
        .select(['user_id', 'mail', 'sms'])
        .where('user_id', 'in', userIds)
        .where('topic', '=', topic)
        .where((row) => row.or([row('mail', '=', true), row('sms', '=', true)]))
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'message_channel'>(tx)
  return {
    remove: (userId: string) => db.deleteFrom('message_channel').where('user_id', '=', userId).execute(),

    save: (userId: string, rows: ChannelRow[]) =>
      db
        .insertInto('message_channel')
        .values(rows.map((row) => ({ ...row, user_id: userId })))
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'topic'])
            .doUpdateSet((row) => ({ mail: row.ref('excluded.mail'), sms: row.ref('excluded.sms') })),
        )
        .execute(),
  }
}

/** By which channels somebody hears of which topic; no row: by the bell only. */
export const messageChannelRepo = repo(reads, writes)
