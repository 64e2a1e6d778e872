import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export type Audience = 'complainant' | 'enterprise' | 'nobody'

export interface NewEntry {
  complaint_id: string
  author: 'complainant' | 'operator' | 'enterprise'
  audience: Audience
  author_id: string | null
  author_name: string
  text: string
}

const reads = (tx: ReadTx) => {
  const db = tables<'complaint_entry' | 'complaint_file'>(tx)
  return {
    /** Oldest first; `audience`: only what these read. */
    of: (complaintIds: readonly string[], audience: Audience | null) =>
      complaintIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('complaint_entry')
            .selectAll()
            .where('complaint_id', 'in', complaintIds)
            .$if(audience !== null, (all) => all.where('audience', '=', audience ?? ''))
            .orderBy('id')
            .execute(),

    /** What one account wrote, the oldest first. */
    byAuthor: (userId: string) =>
      db.selectFrom('complaint_entry').select(['at', 'text']).where('author_id', '=', userId).orderBy('id').execute(),
    files: (complaintId: string) =>
      db
        .selectFrom('complaint_file')
        .selectAll()
        .where('complaint_id', '=', complaintId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    file: (id: string) => db.selectFrom('complaint_file').selectAll().where('id', '=', id).executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'complaint_entry' | 'complaint_file'>(tx)
  return {
    add: (entry: NewEntry) => db.insertInto('complaint_entry').values(entry).execute(),
    /** Takes the name of one who is no longer here away. */
    forgetAuthor: (userId: string) =>
      db.updateTable('complaint_entry').set({ author_name: '' }).where('author_id', '=', userId).execute(),

    addFiles: (files: { id: string; complaint_id: string; name: string; media_type: string; bytes: number }[]) =>
      files.length === 0 ? Promise.resolve([]) : db.insertInto('complaint_file').values(files).execute(),
    removeFiles: (complaintId: string) =>
      db.deleteFrom('complaint_file').where('complaint_id', '=', complaintId).returning('id').execute(),
  }
}

/** What was said, and what was sent along. Always by the complaint it belongs to. */
export const complaintEntryRepo = repo(reads, writes)
