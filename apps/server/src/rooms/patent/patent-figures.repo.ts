import { sql } from 'kysely'
import { HOW_MANY } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

export const patentFiguresRepo = (tx: Tx) => ({
  all: () =>
    tables<'patent'>(tx)
      .selectFrom('patent')
      .select([sql<string>`'patent'`.as('figure'), sql<string>`''`.as('part'), HOW_MANY.as('value')])
      .execute(),
})
