import { dayOf, HOW_MANY, within } from '../../platform/db/day.ts'
import { waitingOf } from '../../platform/db/found.ts'
import { tables } from '../../platform/db/tables.ts'
import type { Days } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Inquiries counted; erased ones count as well. */
export const inquiryFiguresRepo = (tx: ReadTx) => {
  const db = tables<'inquiry'>(tx)
  const perDay = (days: Days) =>
    db
      .selectFrom('inquiry')
      .select([dayOf('created_at').as('day'), HOW_MANY.as('count')])
      .where(within('created_at', days))
      .groupBy('day')

  return {
    perDay: (days: Days) => perDay(days).execute(),
    perDayOf: (organisationId: string, days: Days) =>
      perDay(days).where('organisation_id', '=', organisationId).orderBy('day').execute(),
    /** What the platform was asked and nobody answered yet. */
    waiting: () => waitingOf(db.selectFrom('inquiry').where('organisation_id', 'is', null).where('state', '=', 'new')),
  }
}
