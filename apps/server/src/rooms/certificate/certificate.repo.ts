import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

export interface Reminder {
  subject: string
  subject_id: string
  kind: string
  certificate: string
  valid_until: string
  days: number
}

/** What was reminded of, and on which days it was looked for. */
export const certificateRepo = (tx: Tx) => {
  const db = tables<'certificate_reminder' | 'certificate_round'>(tx)
  return {
    /** Notes a reminder; false when it went out before. */
    note: async (reminder: Reminder, at: Date) => {
      const noted = await db
        .insertInto('certificate_reminder')
        .values({ ...reminder, reminded_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('days')
        .executeTakeFirst()
      return noted !== undefined
    },

    /** Forgets what ended before a day. */
    forget: (before: string) => db.deleteFrom('certificate_reminder').where('valid_until', '<', before).execute(),

    /** Notes that the look of a day is ordered; false when it was before. */
    order: async (day: string) => {
      const ordered = await db
        .insertInto('certificate_round')
        .values({ day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst()
      return ordered !== undefined
    },

    forgetOrders: (before: string) => db.deleteFrom('certificate_round').where('day', '<', before).execute(),
  }
}
