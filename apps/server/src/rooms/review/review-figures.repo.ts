import { sql } from 'kysely'
import { dayOf, HOW_MANY, within } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Minutes from submitting to deciding, the middle one of many. */
const MEDIAN = sql<number>`percentile_cont(0.5) within group
  (order by extract(epoch from decided_at - submitted_at) / 60)::float8`
const firstOfMonth = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-"01"')`

export const reviewFiguresRepo = (tx: ReadTx) => {
  const items = tables<'review_item'>(tx).selectFrom('review_item')
  const decided = (days: Days) => items.where('state', 'in', ['approved', 'rejected']).where(within('decided_at', days))
  return {
    submitted: (days: Days) =>
      items
        .select([
          sql<string>`'review.submitted'`.as('figure'),
          dayOf('submitted_at').as('day'),
          'kind as part',
          HOW_MANY.as('value'),
        ])
        .where(within('submitted_at', days))
        .groupBy(['day', 'kind'])
        .execute(),

    /** By how they were decided. */
    decided: (days: Days) =>
      decided(days)
        .select([
          sql<string>`'review.' || state`.as('figure'),
          dayOf('decided_at').as('day'),
          'kind as part',
          HOW_MANY.as('value'),
        ])
        .groupBy(['state', 'day', 'kind'])
        .execute(),

    medianOfDays: (days: Days) =>
      decided(days)
        .select([
          sql<string>`'review.median'`.as('figure'),
          dayOf('decided_at').as('day'),
          sql<string>`'day'`.as('part'),
          MEDIAN.as('value'),
        ])
        .groupBy('day')
        .execute(),

    /** Of whole months, each under its first day. */
    medianOfMonths: ({ from, to }: Days) =>
      decided({ from: `${from.slice(0, 7)}-01`, to })
        .select([
          sql<string>`'review.median'`.as('figure'),
          firstOfMonth('decided_at').as('day'),
          sql<string>`'month'`.as('part'),
          MEDIAN.as('value'),
        ])
        .groupBy('day')
        .execute(),

    /** What waits at this moment, by kind, with the instant since which the oldest does. */
    waiting: () =>
      items
        .select(['kind', sql<number>`count(*)::int`.as('count'), sql<Date>`min(submitted_at)`.as('oldest_at')])
        .where('state', '=', 'pending')
        .groupBy('kind')
        .orderBy('oldest_at')
        .execute(),
  }
}
