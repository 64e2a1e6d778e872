import { figureOfDay, presentFigure, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export const newsFiguresRepo = (tx: ReadTx) => {
  const published = tables<'news_public'>(tx).selectFrom('news_public')
  return {
    published: (days: Days) =>
      published
        .select(figureOfDay('news.published', 'published_at'))
        .where(within('published_at', days))
        .groupBy('day')
        .execute(),

    all: () => published.select(presentFigure('news')).execute(),
  }
}
