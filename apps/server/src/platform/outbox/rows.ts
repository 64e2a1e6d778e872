/** The outbox's rows. */
import { substringPattern } from '../db/substring.ts'
import { repo } from '../db/repo.ts'
import { tables } from '../db/tables.ts'
import type { ReadTx, Tx } from '../transaction.ts'

export type OutboxState = 'kept' | 'waiting' | 'sent' | 'failed'

export interface OutboxFilter {
  channel?: 'sms' | 'mail' | undefined
  state?: OutboxState | undefined
  /** Part of the recipient, in any case. */
  recipient?: string | undefined
  limit: number
  offset: number
}

/** What becomes of one that waited. */
export interface Settled {
  state: OutboxState
  failure: string | null
  text?: string
  params?: string
  sent_at?: Date
}

const reads = (tx: ReadTx) => {
  const db = tables<'outbox'>(tx)
  const chosen = ({ channel, state, recipient }: OutboxFilter) =>
    db
      .selectFrom('outbox')
      .$if(channel !== undefined, (all) => all.where('channel', '=', channel ?? ''))
      .$if(state !== undefined, (all) => all.where('state', '=', state ?? ''))
      .$if(recipient !== undefined, (all) => all.where('recipient', 'ilike', substringPattern(recipient ?? '')))

  return {
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

    /** How many are on their way, and how many were given up. */
    unsent: async (): Promise<{ waiting: number; failed: number }> => {
      const count = (state: OutboxState) =>
        db
          .selectFrom('outbox')
          .where('state', '=', state)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      const [waiting, failed] = [await count('waiting'), await count('failed')]
      return { waiting: Number(waiting.count), failed: Number(failed.count) }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'outbox'>(tx)
  return {
    insert: (message: {
      channel: 'sms' | 'mail'
      recipient: string
      subject: string
      text: string
      template: string
      params: string
      state: OutboxState
    }) => db.insertInto('outbox').values(message).returning('id').executeTakeFirstOrThrow(),

    /** Takes away what went to one recipient; addresses in any case of their letters. */
    remove: (recipient: string) =>
      db
        .deleteFrom('outbox')
        // For the index; then exactly.
        .where('recipient', 'ilike', substringPattern(recipient))
        .where(({ fn, eb }) => eb(fn('lower', ['recipient']), '=', recipient.toLowerCase()))
        .execute(),

    /** Changes one that still waits: what was sent stays sent. */
    settle: (id: string, change: Settled) =>
      db.updateTable('outbox').set(change).where('id', '=', id).where('state', '=', 'waiting').execute(),
  }
}

/** Queries on the outbox. */
export const outboxRows = repo(reads, writes)
