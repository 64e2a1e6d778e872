import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'complaint_file'>(tx)
  return {
    of: (complaintId: string) =>
      db
        .selectFrom('complaint_file')
        .selectAll()
        .where('complaint_id', '=', complaintId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    byId: (id: string) => db.selectFrom('complaint_file').selectAll().where('id', '=', id).executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'complaint_file'>(tx)
  return {
    add: (files: { id: string; complaint_id: string; name: string; media_type: string; bytes: number }[]) =>
      files.length === 0 ? Promise.resolve([]) : db.insertInto('complaint_file').values(files).execute(),
    remove: (complaintId: string) =>
      db.deleteFrom('complaint_file').where('complaint_id', '=', complaintId).returning('id').execute(),
  }
}

/** What was sent along. */
export const complaintFileRepo = repo(reads, writes)
