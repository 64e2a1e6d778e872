import { pageOf } from '../../platform/db/found.ts'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface SenderHashes {
  email: Buffer | null
  phone: Buffer | null
}

const reads = (tx: ReadTx) => {
  const db = tables<'inquiry_block'>(tx)
  return {
    holds: async ({ email, phone }: SenderHashes): Promise<boolean> =>
      (await db
        .selectFrom('inquiry_block')
        .select('id')
        .where((is) =>
          is.or([...(email ? [is('email_hash', '=', email)] : []), ...(phone ? [is('phone_hash', '=', phone)] : [])]),
        )
        .limit(1)
        .executeTakeFirst()) !== undefined,
    /** Which of several senders are among them, in one query. */
    among: async (senders: readonly SenderHashes[]): Promise<boolean[]> => {
      const emails = senders.flatMap(({ email }) => email ?? [])
      const phones = senders.flatMap(({ phone }) => phone ?? [])
      if (emails.length + phones.length === 0) return senders.map(() => false)
      const rows = await db
        .selectFrom('inquiry_block')
        .select(['email_hash', 'phone_hash'])
        .where((is) =>
          is.or([
            ...(emails.length > 0 ? [is('email_hash', 'in', emails)] : []),
            ...(phones.length > 0 ? [is('phone_hash', 'in', phones)] : []),
          ]),
        )
        .execute()
      const same = (one: Buffer | null, other: Buffer | null): boolean =>
        one !== null && other !== null && one.equals(other)
      return senders.map(({ email, phone }) =>
        rows.some((row) => same(row.email_hash, email) || same(row.phone_hash, phone)),
      )
    },
    page: (range: { limit: number; offset: number }) =>
      pageOf(db.selectFrom('inquiry_block'), ['created_at', 'desc'], range),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'inquiry_block'>(tx)
  return {
    insert: (block: {
      email_hash: Buffer | null
      phone_hash: Buffer | null
      sender: string
      reason: string
      number: string
      blocked_by: string
    }) => db.insertInto('inquiry_block').values(block).execute(),
    remove: (id: string) => db.deleteFrom('inquiry_block').where('id', '=', id).returningAll().executeTakeFirst(),
  }
}

/** Senders from whom nothing is taken. */
export const inquiryBlockRepo = repo(reads, writes)
