import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** What unlocking a screen needs to know of an account. */
export const userUnlockRepo = (tx: ReadTx) => ({
  /** The hash of a user's password; null while they have none. */
  passwordHash: async (userId: string): Promise<string | null> => {
    const row = await tables<'user_account'>(tx)
      .selectFrom('user_account')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirst()
    return row?.password_hash ?? null
  },
})
