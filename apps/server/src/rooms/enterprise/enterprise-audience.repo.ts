import type { NoticeAudience } from '@portal/contract/news-notice'
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Approved enterprises as somebody may want to write to them: whoever is approved and not suspended is public. */
export const enterpriseAudienceRepo = (tx: ReadTx) => {
  const db = tables<'enterprise_public'>(tx)
  return {
    ids: async (audience: NoticeAudience): Promise<string[]> => {
      const all = db.selectFrom('enterprise_public').select('id').orderBy('id')
      const chosen =
        audience.kind === 'all'
          ? all
          : all.where(audience.kind === 'enterprise' ? 'id' : audience.kind, 'in', [...audience.values])
      return (await chosen.execute()).map((row) => row.id)
    },

    /** By terms (a tsquery), or any. */
    find: (tsquery: string | null, limit: number) =>
      db
        .selectFrom('enterprise_public')
        .select(['id', 'name'])
        .$if(tsquery !== null, (all) => all.where(sql<boolean>`search_vector @@ ${tsquery}::tsquery`))
        .orderBy('product_count', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
  }
}
