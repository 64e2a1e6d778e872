import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** What all files come to, by kind. */
export const fileUsageRepo = (tx: ReadTx) => ({
  byKind: () =>
    tables<'file'>(tx)
      .selectFrom('file')
      .select([
        'kind',
        sql<number>`count(*)::int`.as('files'),
        sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
      ])
      .groupBy('kind')
      .orderBy('kind')
      .execute(),
})
