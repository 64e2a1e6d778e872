import { authorsOf, entryRepo, type NewEntry } from '../../platform/correspondence/entry-repo.ts'
import { countOf } from '../../platform/db/found.ts'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

interface NewInquiryEntry extends NewEntry {
  author: 'visitor' | 'enterprise' | 'operator'
}

const entries = entryRepo<'inquiry', NewInquiryEntry>('inquiry')

const reads = (tx: ReadTx) => {
  const db = tables<'inquiry_entry'>(tx)
  return {
    ...entries(tx),
    hiddenCount: (inquiryId: string): Promise<number> =>
      countOf(
        db.selectFrom('inquiry_entry').where('inquiry_id', '=', inquiryId).where('hidden_reason', 'is not', null),
      ),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'inquiry_entry'>(tx)
  return {
    ...entries(tx),
    /** Hides one (`reason`), or shows it again (null); undefined where there is none. */
    hide: (inquiryId: string, id: string, reason: string | null) =>
      db
        .updateTable('inquiry_entry')
        .set({ hidden_reason: reason })
        .where('id', '=', id)
        .where('inquiry_id', '=', inquiryId)
        .returning('id')
        .executeTakeFirst(),

    /** Takes away what the visitor said. */
    eraseVisitor: (inquiryId: string) =>
      db
        .updateTable('inquiry_entry')
        .set({ text: '' })
        .where('inquiry_id', '=', inquiryId)
        .where('author', '=', 'visitor')
        .execute(),
  }
}

/** What was said. */
export const inquiryEntryRepo = repo(reads, writes)
export const inquiryAuthors = authorsOf('inquiries', inquiryEntryRepo)
