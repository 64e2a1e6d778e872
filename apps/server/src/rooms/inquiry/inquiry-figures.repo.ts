import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { Tx } from '../../platform/transaction.ts'

const dayOf = sql<string>`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
const count = sql<number>`count(*)::int`
const from = ({ from: day }: Days) => sql<Date>`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`
const until = ({ to: day }: Days) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`

/** Inquiries counted; erased ones count as well. */
export const inquiryFiguresRepo = (tx: Tx) => {
  const db = tables<'inquiry'>(tx)
  const perDay = (days: Days) =>
    db
      .selectFrom('inquiry')
      .select([dayOf.as('day'), count.as('count')])
      .where('created_at', '>=', from(days))
      .where('created_at', '<', until(days))
      .groupBy('day')
  return {
    perDay: (days: Days) => perDay(days).execute(),
    perDayOf: (organisationId: string, days: Days) =>
      perDay(days).where('organisation_id', '=', organisationId).orderBy('day').execute(),
    /** What the platform was asked and nobody closed. */
    waiting: () =>
      db
        .selectFrom('inquiry')
        .select([count.as('count'), sql<Date | null>`min(created_at)`.as('oldest_at')])
        .where('organisation_id', 'is', null)
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow(),
  }
}
