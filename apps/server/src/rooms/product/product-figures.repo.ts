import { sql } from 'kysely'
import { dayOf, HOW_MANY, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { Tx } from '../../platform/transaction.ts'

export const productFiguresRepo = (tx: Tx) => {
  const db = tables<'product' | 'product_public'>(tx)
  const published = db.selectFrom('product_public')
  return {
    published: (days: Days) =>
      published
        .select([
          sql<string>`'product.published'`.as('figure'),
          dayOf('published_at').as('day'),
          sql<string>`''`.as('part'),
          HOW_MANY.as('value'),
        ])
        .where(within('published_at', days))
        .groupBy('day')
        .execute(),

    created: (days: Days) =>
      db
        .selectFrom('product')
        .select([
          sql<string>`'product.created'`.as('figure'),
          dayOf('created_at').as('day'),
          sql<string>`''`.as('part'),
          HOW_MANY.as('value'),
        ])
        .where(within('created_at', days))
        .groupBy('day')
        .execute(),

    all: () =>
      db
        .selectFrom('product')
        .select([sql<string>`'product'`.as('figure'), sql<string>`''`.as('part'), HOW_MANY.as('value')])
        .execute(),

    publishedBy: (column: 'industry' | 'region') =>
      published
        .select([sql<string>`${`product.${column}`}::text`.as('figure'), `${column} as part`, HOW_MANY.as('value')])
        .groupBy(column)
        .execute(),
  }
}
