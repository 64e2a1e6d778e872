import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** Links of visitors. Only hashes of what stands in addresses are stored. */
export const inquiryAccessRepo = (tx: Tx) => {
  const db = tables<'inquiry_access'>(tx)
  return {
    open: (inquiryId: string, tokenHash: Buffer) =>
      db.insertInto('inquiry_access').values({ inquiry_id: inquiryId, token_hash: tokenHash }).execute(),
    byToken: async (tokenHash: Buffer): Promise<string | null> => {
      const row = await db
        .selectFrom('inquiry_access')
        .select('inquiry_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row?.inquiry_id ?? null
    },
    close: (inquiryId: string) => db.deleteFrom('inquiry_access').where('inquiry_id', '=', inquiryId).execute(),
  }
}
