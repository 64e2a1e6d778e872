import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Sessions of one user at a time: every query is scoped by the user. */
export const userDeviceRepo = (tx: ReadTx) => {
  const db = tables<'user_session'>(tx)
  return {
    /** Sessions that were not ended, the one used last first. */
    sessions: (userId: string) =>
      db
        .selectFrom('user_session')
        .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'remembered'])
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
  }
}
