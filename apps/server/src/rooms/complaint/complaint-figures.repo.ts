import { sql } from 'kysely'
import { HOW_MANY } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export const complaintFiguresRepo = (tx: ReadTx) => ({
  open: () =>
    tables<'complaint'>(tx)
      .selectFrom('complaint')
      .select([HOW_MANY.as('count'), sql<Date | null>`min(created_at)`.as('oldest_at')])
      .where('state', 'in', ['new', 'handling', 'waiting'])
      .executeTakeFirstOrThrow(),
})
