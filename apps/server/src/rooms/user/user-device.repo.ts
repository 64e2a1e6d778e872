import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Sessions of one user at a time: every query is scoped by the user. */
export const userDeviceRepo = (tx: ReadTx) => {
  const db = tables<'user_session'>(tx)
  return {
    /** Whence the account was signed in to, as long as sessions are kept. */
    addresses: async (userId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('user_session')
        .select('address')
        .distinct()
        .where('user_id', '=', userId)
        .execute()
      return rows.map(({ address }) => address)
    },

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
