import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** Links of complainants, and forms that were refused. Only hashes of what stands in addresses are stored. */
export const complaintAccessRepo = (tx: Tx) => {
  const db = tables<'complaint_access' | 'complaint_attempt'>(tx)
  return {
    open: (complaintId: string, tokenHash: Buffer) =>
      db.insertInto('complaint_access').values({ complaint_id: complaintId, token_hash: tokenHash }).execute(),
    byToken: async (tokenHash: Buffer): Promise<string | null> => {
      const row = await db
        .selectFrom('complaint_access')
        .select('complaint_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row?.complaint_id ?? null
    },
    close: (complaintId: string) => db.deleteFrom('complaint_access').where('complaint_id', '=', complaintId).execute(),

    keepAttempt: (attempt: { key_hash: Buffer; entries: string; faults: string; expires_at: Date }) =>
      db.insertInto('complaint_attempt').values(attempt).execute(),
    attempt: (keyHash: Buffer, at: Date) =>
      db
        .selectFrom('complaint_attempt')
        .select(['entries', 'faults'])
        .where('key_hash', '=', keyHash)
        .where('expires_at', '>', at)
        .executeTakeFirst(),
    removeAttempts: (before: Date) => db.deleteFrom('complaint_attempt').where('expires_at', '<=', before).execute(),
  }
}
