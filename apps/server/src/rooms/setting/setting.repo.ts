import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'setting'>(tx)
  return {
    find: () => db.selectFrom('setting').select(['value', 'revision', 'updated_at', 'updated_by']).executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'setting'>(tx)
  return {
    /** Puts the next revision in place of `revision`; nothing (and `false`) when that is not the one that stands. */
    replace: async (
      revision: number,
      { value, at, by }: { value: unknown; at: Date; by: string },
    ): Promise<boolean> => {
      const columns = { value: JSON.stringify(value), revision: revision + 1, updated_at: at, updated_by: by }
      const changed =
        revision === 0
          ? await db
              .insertInto('setting')
              .values(columns)
              .onConflict((conflict) => conflict.doNothing())
              .returning('revision')
              .executeTakeFirst()
          : await db
              .updateTable('setting')
              .set(columns)
              .where('revision', '=', revision)
              .returning('revision')
              .executeTakeFirst()
      return changed !== undefined
    },
  }
}

/** The one row of settings. It belongs to the platform: nothing is scoped here. */
export const settingRepo = repo(reads, writes)
