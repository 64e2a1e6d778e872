import { sql } from 'kysely'
import { dayOf, HOW_MANY, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { Tx } from '../../platform/transaction.ts'

export const newsFiguresRepo = (tx: Tx) => {
  const published = tables<'news_public'>(tx).selectFrom('news_public')
  return {
    published: (days: Days) =>
      published
        .select([
          sql<string>`'news.published'`.as('figure'),
          dayOf('published_at').as('day'),
          sql<string>`''`.as('part'),
          HOW_MANY.as('value'),
        ])
        .where(within('published_at', days))
        .groupBy('day')
        .execute(),

    all: () =>
      published.select([sql<string>`'news'`.as('figure'), sql<string>`''`.as('part'), HOW_MANY.as('value')]).execute(),
  }
}
