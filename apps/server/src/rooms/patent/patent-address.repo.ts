import { sql } from 'kysely'
import { idParts, inIdRange } from '../../platform/db/id-parts.ts'
import { tables } from '../../platform/db/tables.ts'
import type { IdRange } from '../../platform/public-address.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** What an enterprise states of itself is shown once a published product relies on it. */
const shown = sql<boolean>`(patent.stated_by is null
  or exists (select 1 from patent_protection where patent_protection.patent_id = patent.id))`

/** Patents with a page, by their keys. */
export const patentAddressRepo = (tx: ReadTx) => {
  const db = tables<'patent'>(tx)
  return {
    parts: async (size: number) => {
      const { rows } = await idParts('patent', 'id', size, shown).execute(db)
      return rows.map(({ after }) => after)
    },
    within: (range: IdRange) =>
      db
        .selectFrom('patent')
        .select(['id as id', 'data_as_of as changedAt'])
        .where(inIdRange('id', range))
        .where(shown)
        .orderBy('id')
        .execute(),
  }
}
