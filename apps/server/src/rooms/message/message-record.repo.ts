import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** So many of somebody's newest messages are looked at. */
const LOOKED_AT = 500

export const messageRecordRepo = (tx: ReadTx) => {
  const db = tables<'message'>(tx)
  return {
    /** Among somebody's newest messages those whose names or texts hold what was typed, the newest first. */
    find: ({ userId, text, most }: { userId: string; text: string; most: number }) => {
      const newest = db.selectFrom('message').selectAll().where('user_id', '=', userId).orderBy('id', 'desc')
      const says = sql<boolean>`exists (
        select from jsonb_each_text(params) said where strpos(lower(said.value), ${text}) > 0)`
      return db
        .selectFrom(newest.limit(LOOKED_AT).as('newest'))
        .selectAll()
        .where(says)
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
    },
  }
}
