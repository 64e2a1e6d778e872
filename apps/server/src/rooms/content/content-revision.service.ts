import type { Conflict } from '@portal/contract/content'
import type { RevisionEntry } from '@portal/contract/revision'
import type { z } from 'zod'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { Users } from '../user/index.ts'
import { contentRevisionRepo, type Outcome, type RevisionRow } from './content-revision.repo.ts'
import { revisionEntry } from './content.view.ts'

/** How many lines of a history are told. */
const MOST = 200

/** A revision that is being saved. */
export interface SavedRevision<Document> {
  revision: number
  document: Document
  /** Of an account. */
  by: string
  at: Date
  /** The older revision whose content it takes over; null: none. */
  restoredFrom?: number | null
  /** It goes to review as it is saved. */
  submitted?: boolean
}
/** One of many that are saved at once. */
export interface SubjectRevision<Document> extends SavedRevision<Document> {
  /** Of the subject. */
  id: string
  /** What was decided about it, where that came with it. */
  outcome?: Outcome
}
/** A revision as it was kept. */
export interface KeptRevision<Document> extends Omit<RevisionRow, 'document'> {
  document: Document
}
/** Whose documents these are, what kind of document, and by what stored ones are read. */
interface Declared<Document> {
  subject: string
  kind: string
  schema: z.ZodType<Document>
}

const rowOf = <Document extends object>(saved: SubjectRevision<Document>) => ({
  id: saved.id,
  revision: saved.revision,
  document: saved.document,
  created_by: saved.by,
  created_at: saved.at,
  submitted_at: saved.submitted ? saved.at : null,
  restored_from: saved.restoredFrom ?? null,
  ...saved.outcome,
})

/**
 * Numbered revisions of one kind of document that has its state elsewhere: the room that owns the subject keeps it, and
 * holds the subject's row for the transaction.
 */
function revisionsOf<Document extends object>(users: Users, { subject, kind, schema }: Declared<Document>) {
  const read = (stored: unknown): Document => schema.parse(stored)
  const keyOf = (id: string) => ({ subject, id, kind })
  const parsed = <Row extends { document: unknown }>(row: Row): Omit<Row, 'document'> & { document: Document } => ({
    ...row,
    document: read(row.document),
  })

  return {
    /** undefined when there is no such revision. */
    async document(tx: ReadTx, id: string, revision: number): Promise<Document | undefined> {
      const found = await contentRevisionRepo(tx).find(keyOf(id), revision)
      return found && read(found.document)
    },

    /** Of many subjects one revision each, by subject; one that is not there is missing. */
    async documents(tx: ReadTx, wanted: readonly { id: string; revision: number }[]): Promise<Map<string, Document>> {
      const rows = wanted.length === 0 ? [] : await contentRevisionRepo(tx).ofSubjects({ subject, kind }, wanted)
      return new Map(rows.map(({ id, document }) => [id, read(document)]))
    },

    /** A page of them, newest first. */
    async page(
      tx: ReadTx,
      id: string,
      range: { limit: number; offset: number },
    ): Promise<{ revisions: KeptRevision<Document>[]; total: number }> {
      const { rows, total } = await contentRevisionRepo(tx).page(keyOf(id), range)
      return { revisions: rows.map(parsed), total }
    },

    /** Newest first, at most 200; `title`: the field of the document that says what it is called. */
    async history(tx: ReadTx, id: string, title: keyof Document & string): Promise<RevisionEntry[]> {
      const rows = await contentRevisionRepo(tx).history(keyOf(id), { title, limit: MOST })
      const names = await users.names(tx, [...new Set(rows.flatMap((row) => row.created_by ?? []))])
      return rows.map((row) => revisionEntry(row, names))
    },

    /** When the last decisions were made, whoever's, and when what they are about was submitted. */
    async lastDecided(tx: ReadTx, limit: number): Promise<{ submittedAt: Date; decidedAt: Date }[]> {
      const rows = await contentRevisionRepo(tx).lastDecided({ subject, kind }, limit)
      return rows.flatMap(({ submitted_at: submittedAt, decided_at: decidedAt }) =>
        submittedAt && decidedAt ? [{ submittedAt, decidedAt }] : [],
      )
    },

    /** What a refused save tells: who saved the newest revision, and when. */
    async conflict(
      tx: ReadTx,
      newest: { revision: number; updated_by: string | null; updated_at: Date },
    ): Promise<Conflict> {
      const names = await users.names(tx, newest.updated_by ? [newest.updated_by] : [])
      const updatedBy = names.get(newest.updated_by ?? '') ?? null
      return { revision: newest.revision, updatedBy, updatedAt: newest.updated_at.toISOString() }
    },

    append: (tx: Tx, id: string, saved: SavedRevision<Document>): Promise<void> =>
      contentRevisionRepo(tx).append({ subject, kind }, [rowOf({ id, ...saved })]),

    /** Revisions of many subjects, in one statement. */
    appendMany: (tx: Tx, saved: readonly SubjectRevision<Document>[]): Promise<void> =>
      contentRevisionRepo(tx).append({ subject, kind }, saved.map(rowOf)),

    /** Notes what was decided about a revision. */
    decide: (tx: Tx, id: string, revision: number, outcome: Outcome): Promise<void> =>
      contentRevisionRepo(tx).setOutcome(keyOf(id), revision, outcome),

    /** Removes all revisions of a subject, with the subject itself. */
    remove: (tx: Tx, id: string): Promise<void> => contentRevisionRepo(tx).remove(keyOf(id)),
  }
}
export type Revisions<Document extends object> = ReturnType<typeof revisionsOf<Document>>

/** Documents that are written in revisions and have their state elsewhere; those that are reviewed: `createContents`. */
export const createRevisions = ({ users }: { users: Users }) => ({
  of: <Document extends object>(declared: Declared<Document>): Revisions<Document> => revisionsOf(users, declared),
})
