import { sql } from 'kysely'
import { figureOfDay, HOW_MANY, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export const enterpriseFiguresRepo = (tx: ReadTx) => {
  const approved = tables<'enterprise_public'>(tx).selectFrom('enterprise_public')
  return {
    certified: (days: Days) =>
      approved
        .select(figureOfDay('enterprise.certified', 'certified_at'))
        .where(within('certified_at', days))
        .groupBy('day')
        .execute(),

    by: (column: 'industry' | 'region') =>
      approved
        .select([sql<string>`${`enterprise.${column}`}::text`.as('figure'), `${column} as part`, HOW_MANY.as('value')])
        .groupBy(column)
        .execute(),
  }
}
