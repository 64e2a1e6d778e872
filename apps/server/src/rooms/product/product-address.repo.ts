import { idParts, inIdRange } from '../../platform/db/id-parts.ts'
import { tables } from '../../platform/db/tables.ts'
import type { IdRange } from '../../platform/public-address.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Products on the website, by their keys. */
export const productAddressRepo = (tx: ReadTx) => {
  const db = tables<'product_public'>(tx)
  return {
    parts: async (size: number) => {
      const { rows } = await idParts('product_public', 'product_id', size).execute(db)
      return rows.map(({ after }) => after)
    },
    within: (range: IdRange) =>
      db
        .selectFrom('product_public')
        .select(['product_id as id', 'changed_at as changedAt'])
        .where(inIdRange('product_id', range))
        .orderBy('product_id')
        .execute(),
  }
}
