import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Touched } from './import-rows.service.ts'

/** What operators' lists did to the products of enterprises, until those were told. */
export const importTouchRepo = (tx: Tx) => {
  const db = tables<'import_touch'>(tx)
  return {
    add: async (importId: string | null, touched: readonly Touched[]): Promise<void> => {
      if (touched.length === 0) return
      const rows = touched.map(({ organisationId, created, updated }) => ({
        import_id: importId,
        organisation_id: organisationId,
        created_count: created,
        updated_count: updated,
      }))
      await db
        .insertInto('import_touch')
        .values(rows)
        .onConflict((found) =>
          found.columns(['import_id', 'organisation_id']).doUpdateSet((row) => ({
            created_count: sql<number>`${row.ref('import_touch.created_count')} + excluded.created_count`,
            updated_count: sql<number>`${row.ref('import_touch.updated_count')} + excluded.updated_count`,
          })),
        )
        .execute()
    },

    /** Removes some and answers them. */
    take: (importId: string | null, limit: number) =>
      db
        .deleteFrom('import_touch')
        .where('id', 'in', (some) =>
          some
            .selectFrom('import_touch')
            .select('id')
            .where('import_id', importId === null ? 'is' : '=', importId)
            .orderBy('id')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['organisation_id', 'created_count', 'updated_count'])
        .execute(),
  }
}
