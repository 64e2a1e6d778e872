import { sql } from 'kysely'
import { idParts, inIdRange } from '../../platform/db/id-parts.ts'
import { tables } from '../../platform/db/tables.ts'
import type { IdRange } from '../../platform/public-address.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Articles for enterprises only have no page on the website. */
const onWebsite = sql<boolean>`website`

/** Articles on the website, by their keys. */
export const newsAddressRepo = (tx: ReadTx) => {
  const db = tables<'news_public'>(tx)
  return {
    parts: async (size: number) => {
      const { rows } = await idParts('news_public', 'news_id', size, onWebsite).execute(db)
      return rows.map(({ after }) => after)
    },
    within: (range: IdRange) =>
      db
        .selectFrom('news_public')
        .select(['news_id as id', 'updated_at as changedAt'])
        .where(inIdRange('news_id', range))
        .where(onWebsite)
        .orderBy('news_id')
        .execute(),
  }
}
