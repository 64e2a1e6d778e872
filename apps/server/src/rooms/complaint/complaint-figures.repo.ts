import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

export const complaintFiguresRepo = (tx: Tx) => ({
  open: () =>
    tables<'complaint'>(tx)
      .selectFrom('complaint')
      .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('oldest_at')])
      .where('state', 'in', ['new', 'handling', 'waiting'])
      .executeTakeFirstOrThrow(),
})
