import type { ConsentDocument } from '@portal/contract/user-consent'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** One consent as it is noted. */
interface Consent {
  user_id: string
  document: ConsentDocument
  version: string
  address: string
  user_agent: string
  at: Date
}

const reads = (tx: ReadTx) => ({
  /** The newest version of each document that a user agreed to. */
  newest: (userId: string) =>
    tables<'user_consent'>(tx)
      .selectFrom('user_consent')
      .select(({ fn }) => ['document', fn.max('version').as('version')])
      .where('user_id', '=', userId)
      .groupBy('document')
      .execute(),
})

const writes = (tx: Tx) => ({
  insert: (consents: Consent[]) => tables<'user_consent'>(tx).insertInto('user_consent').values(consents).execute(),
})

/** What somebody agreed to. Append-only. */
export const userAgreementRepo = repo(reads, writes)
