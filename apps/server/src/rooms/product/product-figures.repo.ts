import { sql } from 'kysely'
import { figureOfDay, HOW_MANY, presentFigure, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export const productFiguresRepo = (tx: ReadTx) => {
  const db = tables<'product' | 'product_public'>(tx)
  const published = db.selectFrom('product_public')
  return {
    published: (days: Days) =>
      published
        .select(figureOfDay('product.published', 'published_at'))
        .where(within('published_at', days))
        .groupBy('day')
        .execute(),

    created: (days: Days) =>
      db
        .selectFrom('product')
        .select(figureOfDay('product.created', 'created_at'))
        .where(within('created_at', days))
        .groupBy('day')
        .execute(),

    all: () => db.selectFrom('product').select(presentFigure('product')).execute(),

    publishedBy: (column: 'industry' | 'region') =>
      published
        .select([sql<string>`${`product.${column}`}::text`.as('figure'), `${column} as part`, HOW_MANY.as('value')])
        .groupBy(column)
        .execute(),
  }
}
