/**
 * Numbered revisions of documents that need no review: every save appends one, none is ever changed. A room keeps them
 * in a table of its own, `<thing>_revision`, with the owner in `<thing>_id`.
 */
import type { RevisionEntry } from '@portal/contract/revision'
import { sql } from 'kysely'
import { repo } from './db/repo.ts'
import { tables } from './db/tables.ts'
import type { ReadTx, Tx } from './transaction.ts'

/** How many lines of a history are told. */
const MOST = 200

export interface SavedRevision<Document> {
  revision: number
  content: Document
  restoredFrom: number | null
  by: string
  at: Date
}
interface HistoryRow {
  revision: number
  title: string
  restored_from: number | null
  saved_by: string | null
  saved_at: Date
}

/** The revisions of a thing, as a repo. `read`: what was stored, as it is read today. */
export function documentRevisions<Document>(thing: string, read: (stored: unknown) => Document) {
  const table = sql.table(`${thing}_revision`)
  const owner = sql.ref(`${thing}_id`)
  const reads = (tx: ReadTx) => {
    const db = tables<never>(tx)
    return {
      /** undefined when there is no such revision. */
      content: async (id: string, revision: number): Promise<Document | undefined> => {
        const { rows } = await sql<{ content: unknown }>`
          select content from ${table} where ${owner} = ${id} and revision = ${revision}`.execute(db)
        return rows[0] && read(rows[0].content)
      },

      /** Newest first, at most 200; what they are called is the `title` of the document. */
      history: async (id: string): Promise<HistoryRow[]> => {
        const { rows } = await sql<HistoryRow>`
          select revision, content ->> 'title' as title, restored_from, saved_by, saved_at from ${table}
          where ${owner} = ${id} order by revision desc limit ${MOST}`.execute(db)
        return rows
      },
    }
  }
  const writes = (tx: Tx) => ({
    append: async (id: string, { revision, content, restoredFrom, by, at }: SavedRevision<Document>): Promise<void> => {
      await sql`
        insert into ${table} (${owner}, revision, content, restored_from, saved_by, saved_at)
        values (${id}, ${revision}, ${JSON.stringify(content)}, ${restoredFrom}, ${by}, ${at})`.execute(
        tables<never>(tx),
      )
    },
  })
  return repo(reads, writes)
}

/** Who saved them, for their names. */
export const savers = (rows: readonly HistoryRow[]): string[] => [...new Set(rows.flatMap((row) => row.saved_by ?? []))]

/** A history as people read it. `names`: of accounts. */
export const historyView = (rows: readonly HistoryRow[], names: ReadonlyMap<string, string>): RevisionEntry[] =>
  rows.map((row) => ({
    revision: row.revision,
    title: row.title,
    savedBy: names.get(row.saved_by ?? '') ?? '',
    savedAt: row.saved_at.toISOString(),
    restoredFrom: row.restored_from,
  }))
