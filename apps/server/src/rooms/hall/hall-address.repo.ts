import { idParts, inIdRange } from '../../platform/db/id-parts.ts'
import { tables } from '../../platform/db/tables.ts'
import type { IdRange } from '../../platform/public-address.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Expos on the website, by their keys. */
export const expoAddressRepo = (tx: ReadTx) => {
  const db = tables<'expo_public'>(tx)
  return {
    parts: async (size: number) => {
      const { rows } = await idParts('expo_public', 'expo_id', size).execute(db)
      return rows.map(({ after }) => after)
    },
    within: (range: IdRange) =>
      db
        .selectFrom('expo_public')
        .select(['expo_id as id', 'updated_at as changedAt'])
        .where(inIdRange('expo_id', range))
        .orderBy('expo_id')
        .execute(),
  }
}
