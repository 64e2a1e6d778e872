/** Table review_round: what was decided and is not in effect yet. */
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

interface NewRound {
  decided_by_id: string
  decided_by: string
  decided_at: Date
  takes_effect_at: Date
  parts: readonly object[]
}
const COLUMNS = ['id', 'decided_by_id', 'decided_by', 'takes_effect_at', 'parts'] as const

const reads = (tx: ReadTx) => {
  const db = tables<'review_round'>(tx)
  return {
    /** Who decided; undefined: there is no such round any more. */
    deciderOf: async (id: string): Promise<string | undefined> => {
      const row = await db.selectFrom('review_round').select('decided_by_id').where('id', '=', id).executeTakeFirst()
      return row?.decided_by_id
    },

    /** Rounds whose time has come. */
    due: async (at: Date): Promise<string[]> => {
      const rows = await db.selectFrom('review_round').select('id').where('takes_effect_at', '<=', at).execute()
      return rows.map(({ id }) => id)
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'review_round'>(tx)
  return {
    add: async ({ parts, ...round }: NewRound): Promise<string> => {
      const values = { ...round, parts: JSON.stringify(parts) }
      return (await db.insertInto('review_round').values(values).returning('id').executeTakeFirstOrThrow()).id
    },

    lock: (id: string) =>
      db.selectFrom('review_round').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Takes it away, and with it the mark on its items. */
    remove: async (id: string): Promise<void> => {
      await db.deleteFrom('review_round').where('id', '=', id).execute()
    },
  }
}

export const reviewRoundRepo = repo(reads, writes)
