import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { CreatedProduct } from '../product/index.ts'

const reads = (tx: ReadTx) => ({
  /** In the order of the list. */
  of: async (importId: string): Promise<CreatedProduct[]> => {
    const rows = await tables<'import_product'>(tx)
      .selectFrom('import_product')
      .select(['line', 'product_id'])
      .where('import_id', '=', importId)
      .orderBy('line')
      .execute()
    return rows.map(({ line, product_id }) => ({ line, productId: product_id }))
  },
})

const writes = (tx: Tx) => ({
  add: async (importId: string, created: readonly CreatedProduct[]): Promise<void> => {
    if (created.length === 0) return
    const rows = created.map(({ line, productId }) => ({ import_id: importId, line, product_id: productId }))
    await tables<'import_product'>(tx).insertInto('import_product').values(rows).execute()
  },
})

/** Which products an enterprise's own list created; who asks has looked whose list it is. */
export const importProductRepo = repo(reads, writes)
