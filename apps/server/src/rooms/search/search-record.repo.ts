import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

export const searchRecordRepo = (tx: Tx) => ({
  /**
   * A setting until the transaction ends: how many rows hold an unfinished word the planner can only guess, and would
   * rather look at every row of a table than ask the index that finds three of a million.
   */
  preferIndexes: async (): Promise<void> => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(
      tables<never>(tx),
    )
  },
})
