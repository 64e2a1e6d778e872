import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

export interface NewEntry {
  inquiry_id: string
  author: 'visitor' | 'enterprise' | 'operator'
  author_id: string | null
  author_name: string
  text: string
}

/** What was said. Always by the inquiry it belongs to. */
export const inquiryEntryRepo = (tx: Tx) => {
  const db = tables<'inquiry_entry'>(tx)
  return {
    add: (entry: NewEntry) => db.insertInto('inquiry_entry').values(entry).execute(),
    /** Oldest first. */
    of: (inquiryId: string) =>
      db.selectFrom('inquiry_entry').selectAll().where('inquiry_id', '=', inquiryId).orderBy('id').execute(),

    /** Hides one (`reason`), or shows it again (null); undefined where there is none. */
    hide: (inquiryId: string, id: string, reason: string | null) =>
      db
        .updateTable('inquiry_entry')
        .set({ hidden_reason: reason })
        .where('id', '=', id)
        .where('inquiry_id', '=', inquiryId)
        .returning('id')
        .executeTakeFirst(),
    hiddenCount: async (inquiryId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('inquiry_entry')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('inquiry_id', '=', inquiryId)
        .where('hidden_reason', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Takes away what the visitor said. */
    eraseVisitor: (inquiryId: string) =>
      db
        .updateTable('inquiry_entry')
        .set({ text: '' })
        .where('inquiry_id', '=', inquiryId)
        .where('author', '=', 'visitor')
        .execute(),

    /** What one account wrote, the oldest first. */
    byAuthor: (userId: string) =>
      db.selectFrom('inquiry_entry').select(['at', 'text']).where('author_id', '=', userId).orderBy('id').execute(),
    /** Takes the name of one who is no longer here away. */
    forgetAuthor: (userId: string) =>
      db.updateTable('inquiry_entry').set({ author_name: '' }).where('author_id', '=', userId).execute(),
  }
}
