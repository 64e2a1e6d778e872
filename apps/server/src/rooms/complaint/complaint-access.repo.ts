import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** Links of complainants. Only hashes of what stands in addresses are stored. */
export const complaintAccessRepo = (tx: Tx) => {
  const db = tables<'complaint_access'>(tx)
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
  }
}
