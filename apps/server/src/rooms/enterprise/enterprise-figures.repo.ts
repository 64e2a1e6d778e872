import { sql } from 'kysely'
import { dayOf, HOW_MANY, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { Tx } from '../../platform/transaction.ts'

export const enterpriseFiguresRepo = (tx: Tx) => {
  const approved = tables<'enterprise_public'>(tx).selectFrom('enterprise_public')
  return {
    certified: (days: Days) =>
      approved
        .select([
          sql<string>`'enterprise.certified'`.as('figure'),
          dayOf('certified_at').as('day'),
          sql<string>`''`.as('part'),
          HOW_MANY.as('value'),
        ])
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
