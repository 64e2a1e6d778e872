import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** What somebody agreed to. Append-only. */
export const userAgreementRepo = (tx: Tx) => ({
  insert: (consent: { user_id: string; version: string; address: string; user_agent: string; at: Date }) =>
    tables<'user_consent'>(tx)
      .insertInto('user_consent')
      .values({ ...consent, document: 'agreement' })
      .execute(),
})
