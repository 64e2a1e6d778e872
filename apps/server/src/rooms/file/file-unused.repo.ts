import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** Files of enterprises, by when it was last looked at whether anything refers to them. */
export const fileUnusedRepo = (tx: Tx) => {
  const db = tables<'file' | 'file_publication'>(tx)
  return {
    /** Files that nobody looked at since then, the longest ago first, held until the end of the transaction. */
    due: (before: Date, limit: number) =>
      db
        .selectFrom('file')
        .select([
          'id',
          'kind',
          sql<boolean>`exists (select from file_publication p where p.file_id = file.id)
            or exists (select from file other where other.poster = file.id)`.as('held'),
        ])
        .where('organisation_id', 'is not', null)
        .where('state', '<>', 'checking')
        .where('looked_at', '<', before)
        .orderBy('looked_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),

    looked: async (ids: string[], at: Date): Promise<void> => {
      if (ids.length > 0) await db.updateTable('file').set({ looked_at: at }).where('id', 'in', ids).execute()
    },
  }
}
