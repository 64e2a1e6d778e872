/** Table product_featuring: what operators put forward on the home page. It belongs to the platform: nothing is scoped. */
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'product_featuring'>(tx)
  return {
    find: () => db.selectFrom('product_featuring').selectAll().executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'product_featuring'>(tx)
  return {
    /** Puts the next revision in place of `revision`; `false` when that is not the one that stands. */
    replace: async (revision: number, products: string[], { at, by }: { at: Date; by: string }): Promise<boolean> => {
      const columns = { products, revision: revision + 1, updated_at: at, updated_by: by }
      const changed =
        revision === 0
          ? await db
              .insertInto('product_featuring')
              .values(columns)
              .onConflict((conflict) => conflict.doNothing())
              .returning('revision')
              .executeTakeFirst()
          : await db
              .updateTable('product_featuring')
              .set(columns)
              .where('revision', '=', revision)
              .returning('revision')
              .executeTakeFirst()
      return changed !== undefined
    },
  }
}

export const productFeaturingRepo = repo(reads, writes)
