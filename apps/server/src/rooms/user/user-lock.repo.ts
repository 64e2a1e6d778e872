import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** Locked sessions. */
export const userLockRepo = (tx: Tx) => ({
  /** Locks (`at`) or opens (null) a session; answers whether that changed anything. */
  setLock: async (sessionId: string, at: Date | null): Promise<boolean> => {
    const changed = await tables<'user_session'>(tx)
      .updateTable('user_session')
      .set({ locked_at: at })
      .where('id', '=', sessionId)
      .where('locked_at', at === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  },
})
