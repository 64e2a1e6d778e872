import { idParts, inIdRange } from '../../platform/db/id-parts.ts'
import { tables } from '../../platform/db/tables.ts'
import type { IdRange } from '../../platform/public-address.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Enterprises on the website, by their keys. */
export const enterpriseAddressRepo = (tx: ReadTx) => {
  const db = tables<'enterprise_public'>(tx)
  return {
    parts: async (size: number) => {
      const { rows } = await idParts('enterprise_public', 'id', size).execute(db)
      return rows.map(({ after }) => after)
    },
    within: (range: IdRange) =>
      db
        .selectFrom('enterprise_public')
        .select(['id as id', 'changed_at as changedAt'])
        .where(inIdRange('id', range))
        .orderBy('id')
        .execute(),
  }
}
