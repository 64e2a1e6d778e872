import { sql } from 'kysely'
import { dayOf, HOW_MANY, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export const userFiguresRepo = (tx: ReadTx) => {
  const db = tables<'user_account' | 'organisation'>(tx)
  const NOTHING = sql<string>`''`.as('part')
  return {
    registered: (days: Days) =>
      db
        .selectFrom('user_account')
        .select([
          sql<string>`'user.registered'`.as('figure'),
          dayOf('created_at').as('day'),
          NOTHING,
          HOW_MANY.as('value'),
        ])
        .where('state', '<>', 'erased')
        .where(within('created_at', days))
        .groupBy('day')
        .execute(),

    enterprisesRegistered: (days: Days) =>
      db
        .selectFrom('organisation')
        .select([
          sql<string>`'enterprise.registered'`.as('figure'),
          dayOf('created_at').as('day'),
          NOTHING,
          HOW_MANY.as('value'),
        ])
        .where(within('created_at', days))
        .groupBy('day')
        .execute(),

    accounts: () =>
      db
        .selectFrom('user_account')
        .select([sql<string>`'user'`.as('figure'), NOTHING, HOW_MANY.as('value')])
        .where('state', '<>', 'erased')
        .execute(),
  }
}
