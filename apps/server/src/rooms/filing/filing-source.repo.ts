import type { SourceKind } from '@portal/contract/filing'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'filing_source'>(tx)
  return {
    all: () => db.selectFrom('filing_source').selectAll().orderBy('kind').execute(),

    /** The one in use. */
    active: () => db.selectFrom('filing_source').selectAll().where('active', '=', true).executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'filing_source'>(tx)
  return {
    /** All of them, held until the transaction ends. */
    allForUpdate: () => db.selectFrom('filing_source').selectAll().orderBy('kind').forUpdate().execute(),

    /** Takes every source out of use. */
    rest: () => db.updateTable('filing_source').set({ active: false }).where('active', '=', true).execute(),

    save: (
      kind: SourceKind,
      change: { active: boolean; url: string; key_id: string; revision: number; updated_by: string; updated_at: Date },
    ) => db.updateTable('filing_source').set(change).where('kind', '=', kind).execute(),
  }
}

/** Which sources there are, and which one is asked. */
export const filingSourceRepo = repo(reads, writes)
