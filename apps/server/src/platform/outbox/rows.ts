/** The outbox's rows. */
import { tables } from '../db/tables.ts'
import type { Tx } from '../transaction.ts'

export type OutgoingState = 'kept' | 'waiting' | 'sent' | 'failed'

export interface OutboxFilter {
  channel?: 'sms' | 'mail' | undefined
  state?: OutgoingState | undefined
  /** Part of the recipient, in any case. */
  recipient?: string | undefined
  limit: number
  offset: number
}

/** What is typed stands for itself, not for a pattern. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Queries on the outbox. */
export const outboxRows = (tx: Tx) => {
  const db = tables<'outbox'>(tx)
  const chosen = ({ channel, state, recipient }: OutboxFilter) =>
    db
      .selectFrom('outbox')
      .$if(channel !== undefined, (all) => all.where('channel', '=', channel ?? ''))
      .$if(state !== undefined, (all) => all.where('state', '=', state ?? ''))
      .$if(recipient !== undefined, (all) => all.where('recipient', 'ilike', `%${literally(recipient ?? '')}%`))

  return {
    insert: (message: {
      channel: 'sms' | 'mail'
      recipient: string
      subject: string
      text: string
      template: string
      params: string
      state: OutgoingState
    }) => db.insertInto('outbox').values(message).returning('id').executeTakeFirstOrThrow(),

    byId: (id: string) => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Newest first, with the number of all that match. */
    page: async (filter: OutboxFilter) => {
      const rows = await chosen(filter)
        .selectAll()
        .orderBy('id', 'desc')
        .limit(filter.limit)
        .offset(filter.offset)
        .execute()
      const { total } = await chosen(filter)
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return { rows, total: Number(total) }
    },

    /** Changes one that still waits: what was sent stays sent. */
    settle: (
      id: string,
      change: { state: OutgoingState; failure: string | null; text?: string; params?: string; sent_at?: Date },
    ) => db.updateTable('outbox').set(change).where('id', '=', id).where('state', '=', 'waiting').execute(),
  }
}
