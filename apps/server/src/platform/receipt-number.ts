/** Numbers that people are told for what they sent in: `TS20261121-0001`, counted by the day in Asia/Shanghai. */
import { sql } from 'kysely'
import { dayOf, now } from './clock.ts'
import { tables } from './db/tables.ts'
import type { Tx } from './transaction.ts'

/** The number of the `count`th of today. */
export const receiptNumber = (prefix: string, count: number): string =>
  `${prefix}${dayOf(now()).replaceAll('-', '')}-${String(count).padStart(4, '0')}`

/** The next number of today; who asks at the same time waits. */
export async function nextReceiptNumber(tx: Tx, prefix: string): Promise<string> {
  const { count } = await tables<'receipt_day'>(tx)
    .insertInto('receipt_day')
    .values({ prefix, day: dayOf(now()), count: 1 })
    .onConflict((conflict) => conflict.columns(['prefix', 'day']).doUpdateSet({ count: sql`receipt_day.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  return receiptNumber(prefix, count)
}
