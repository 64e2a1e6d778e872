/** Table content_revision: what was saved of whatever subject, numbered. None is changed in what it says. */
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** Whose it is: the room that owns the subject names it, and has looked at who may. */
export interface Subject {
  subject: string
  id: string
}
export interface RevisionKey extends Subject {
  kind: string
}
export interface NewRevision {
  id: string
  revision: number
  document: object
  created_by: string
  created_at: Date
  submitted_at: Date | null
  restored_from: number | null
}
export interface Outcome {
  outcome: 'published' | 'rejected'
  decided_at: Date
  reason: string | null
}

/** Who, when, and what became of it. */
const STANDING = [
  'revision',
  'created_by',
  'created_at',
  'submitted_at',
  'outcome',
  'decided_at',
  'reason',
  'restored_from',
] as const

const where = ({ subject, id, kind }: RevisionKey) => ({ subject, subject_id: id, kind })
const revisionOf = (key: RevisionKey, revision: number) => ({ ...where(key), revision })

const reads = (tx: ReadTx) => {
  const db = tables<'content_revision'>(tx)
  const of = (key: RevisionKey) => db.selectFrom('content_revision').where((row) => row.and(where(key)))
  return {
    find: (key: RevisionKey, revision: number) =>
      of(key)
        .where('revision', '=', revision)
        .select([...STANDING, 'document'])
        .executeTakeFirst(),

    /** Of one subject the named revisions, by kind, in one statement. */
    ofKinds: ({ subject, id }: Subject, revisions: ReadonlyMap<string, number>) =>
      db
        .selectFrom('content_revision')
        .select(['kind', 'document'])
        .where('subject', '=', subject)
        .where('subject_id', '=', id)
        .where(
          sql<boolean>`(kind, revision) in (select * from unnest(${[...revisions.keys()]}::text[],
            ${[...revisions.values()]}::int[]))`,
        )
        .execute(),

    /** Of many subjects one revision each, in one statement. */
    ofSubjects: (
      { subject, kind }: Pick<RevisionKey, 'subject' | 'kind'>,
      wanted: readonly { id: string; revision: number }[],
    ) =>
      db
        .selectFrom('content_revision')
        .select(['subject_id as id', 'document'])
        .where('subject', '=', subject)
        .where('kind', '=', kind)
        .where(
          sql<boolean>`(subject_id, revision) in (select * from unnest(${wanted.map(({ id }) => id)}::bigint[],
            ${wanted.map(({ revision }) => revision)}::int[]))`,
        )
        .execute(),

    /** Newest first, without the documents; `title`: the field that says what one is called. */
    history: (key: RevisionKey, { title, limit }: { title: string | null; limit: number }) =>
      of(key)
        .select(STANDING)
        .select(sql<string>`${title === null ? sql`''` : sql`document ->> ${title}`}`.as('title'))
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute(),

    /** A page of them with their documents, newest first, and how many there are. */
    page: async (key: RevisionKey, { limit, offset }: { limit: number; offset: number }) => {
      const [rows, { count }] = await Promise.all([
        of(key)
          .select([...STANDING, 'document'])
          .orderBy('revision', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        of(key)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(count) }
    },

    /** Those that were published in the course of time, oldest first. */
    published: (key: RevisionKey) =>
      of(key)
        .select(['revision', 'document', 'decided_at'])
        .where('outcome', '=', 'published')
        .orderBy('revision')
        .execute(),

    /** Whether any revision of a subject, of whatever kind, was ever sent to review, and whether any was published. */
    past: ({ subject, id }: Subject) =>
      db
        .selectFrom('content_revision')
        .where('subject', '=', subject)
        .where('subject_id', '=', id)
        .select([
          sql<boolean>`coalesce(bool_or(submitted_at is not null), false)`.as('submitted'),
          sql<boolean>`coalesce(bool_or(outcome = 'published'), false)`.as('published'),
        ])
        .executeTakeFirstOrThrow(),

    /** When the last decisions about a kind were made, whoever's, and what they decided about was submitted. */
    lastDecided: ({ subject, kind }: Pick<RevisionKey, 'subject' | 'kind'>, limit: number) =>
      db
        .selectFrom('content_revision')
        .select(['submitted_at', 'decided_at'])
        .where('subject', '=', subject)
        .where('kind', '=', kind)
        .where('outcome', 'is not', null)
        .orderBy('decided_at', 'desc')
        .limit(limit)
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'content_revision'>(tx)
  return {
    /** Of one kind, of as many subjects as there are. */
    append: async (
      of: Pick<RevisionKey, 'subject' | 'kind'>,
      rows: readonly (NewRevision & Partial<Outcome>)[],
    ): Promise<void> => {
      if (rows.length === 0) return
      const values = rows.map(({ id, document, ...row }) => ({
        ...of,
        subject_id: id,
        ...row,
        document: JSON.stringify(document),
      }))
      await db.insertInto('content_revision').values(values).execute()
    },

    /** Removes a revision nobody was shown. */
    removeUnseen: async (key: RevisionKey, revision: number): Promise<void> => {
      await db
        .deleteFrom('content_revision')
        .where((row) => row.and(revisionOf(key, revision)))
        .where('submitted_at', 'is', null)
        .execute()
    },

    setOutcome: async (key: RevisionKey, revision: number, outcome: Outcome): Promise<void> => {
      await db
        .updateTable('content_revision')
        .set(outcome)
        .where((row) => row.and(revisionOf(key, revision)))
        .execute()
    },

    /** Removes those of all kinds, with the subject itself. */
    removeSubject: async ({ subject, id }: Subject): Promise<void> => {
      await db.deleteFrom('content_revision').where('subject', '=', subject).where('subject_id', '=', id).execute()
    },

    /** Removes all of them, with the subject itself. */
    remove: async (key: RevisionKey): Promise<void> => {
      await db
        .deleteFrom('content_revision')
        .where((row) => row.and(where(key)))
        .execute()
    },
  }
}

export const contentRevisionRepo = repo(reads, writes)
export type RevisionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof contentRevisionRepo>['find']>>>
