import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface NewEntry {
  inquiry_id: string
  author: 'visitor' | 'enterprise' | 'operator'
  author_id: string | null
  author_name: string
  text: string
}

const reads = (tx: ReadTx) => {
  const db = tables<'inquiry_entry'>(tx)
  return {
    /** Oldest first. */
    of: (inquiryId: string) =>
      db.selectFrom('inquiry_entry').selectAll().where('inquiry_id', '=', inquiryId).orderBy('id').execute(),
    hiddenCount: async (inquiryId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('inquiry_entry')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('inquiry_id', '=', inquiryId)
        .where('hidden_reason', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** What one account wrote, the oldest first. */
    byAuthor: (userId: string) =>
      db.selectFrom('inquiry_entry').select(['at', 'text']).where('author_id', '=', userId).orderBy('id').execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'inquiry_entry'>(tx)
  return {
    add: (entry: NewEntry) => db.insertInto('inquiry_entry').values(entry).execute(),

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
    /** Takes the name of one who is no longer here away. */
    forgetAuthor: (userId: string) =>
      db.updateTable('inquiry_entry').set({ author_name: '' }).where('author_id', '=', userId).execute(),
  }
}

/** What was said. Always by the inquiry it belongs to. */
export const inquiryEntryRepo = repo(reads, writes)
