import type { ContentStatus, ContentSubject } from '@portal/contract/content'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { statement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { nicknameSql } from '../user/index.ts'
import type { KindState } from './content.policy.ts'

/** Whose content: the room that owns the subject has looked at who may. */
export interface Subject {
  subject: ContentSubject
  id: string
}
export interface ContentKey extends Subject {
  kind: string
}
export interface NewRevision {
  revision: number
  document: unknown
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

const HISTORY = 100
const STATE = [
  'status',
  'newest_revision',
  'published_revision',
  'reason',
  'updated_at',
  'updated_by',
  'published_at',
  'taken_down_revision',
] as const

export interface PublishedRow extends KindState {
  kind: string
  /** null: there is none. */
  document: unknown
}
const publishedWhere = (condition: string) =>
  statement<PublishedRow & { id: string }>(`
  select c.subject_id::text as id, c.kind, ${STATE.map((column) => `c.${column}`).join(', ')}, r.document
  from content c left join content_revision r
    on r.subject = c.subject and r.subject_id = c.subject_id and r.kind = c.kind
      and r.revision = c.published_revision
  where c.subject = $1 and ${condition}`)
const published = publishedWhere('c.subject_id = $2')
const publishedOfMany = publishedWhere('c.subject_id = any($2::bigint[])')

/** The state of one kind with its newest document, as JSON tells it. */
export interface Newest {
  status: ContentStatus
  newest_revision: number
  published_revision: number | null
  reason: string | null
  updated_at: string
  published_at: string | null
  /** What the person who saved it is called. */
  updated_by_name: string | null
  document: unknown
}

/** For statements of the rooms whose subjects have content: `Newest` as `found`, and its document by itself. */
export const newestSql = (subject: string, id: string, kind: string) => `
  select json_build_object('status', c.status, 'newest_revision', c.newest_revision,
    'published_revision', c.published_revision, 'reason', c.reason, 'updated_at', c.updated_at,
    'published_at', c.published_at, 'updated_by_name', ${nicknameSql('c.updated_by')}, 'document', r.document) as found,
    r.document
  from content c left join content_revision r
    on r.subject = c.subject and r.subject_id = c.subject_id and r.kind = c.kind and r.revision = c.newest_revision
  where c.subject = ${subject} and c.subject_id = ${id} and c.kind = ${kind}`
const newest = statement<{ found: Newest }>(`select found from (${newestSql('$1', '$2', '$3')}) newest`)

const where = ({ subject, id, kind }: ContentKey) => ({ subject, subject_id: id, kind })
const revisionOf = (key: ContentKey, revision: number) => ({ ...where(key), revision })

const reads = (tx: ReadTx) => {
  const db = tables<'content' | 'content_revision'>(tx)
  return {
    states: ({ subject, id }: Subject) =>
      db
        .selectFrom('content')
        .select(['kind', ...STATE])
        .where('subject', '=', subject)
        .where('subject_id', '=', id)
        .execute(),

    /** The states of all kinds, each with its published document. */
    publishedDocuments: ({ subject, id }: Subject) => published(tx, subject, id),

    /** The same of many subjects. */
    publishedDocumentsOf: (subject: ContentSubject, ids: readonly string[]) => publishedOfMany(tx, subject, ids),

    newest: async ({ subject, id, kind }: ContentKey): Promise<Newest | undefined> =>
      (await newest(tx, subject, id, kind))[0]?.found,

    /** Documents of the named revisions, in one statement. */
    documents: ({ subject, id }: Subject, revisions: ReadonlyMap<string, number>) => {
      const wanted = [...revisions]
      return db
        .selectFrom('content_revision')
        .select(['kind', 'document'])
        .where('subject', '=', subject)
        .where('subject_id', '=', id)
        .where(
          sql<boolean>`(kind, revision) in (select * from unnest(${wanted.map(([kind]) => kind)}::text[],
            ${wanted.map(([, revision]) => revision)}::int[]))`,
        )
        .execute()
    },

    /** Published documents of one kind. */
    publishedOf: ({ subject, kind }: Pick<ContentKey, 'subject' | 'kind'>, ids: readonly string[]) =>
      db
        .selectFrom('content as c')
        .innerJoin('content_revision as r', (join) =>
          join
            .onRef('r.subject', '=', 'c.subject')
            .onRef('r.subject_id', '=', 'c.subject_id')
            .onRef('r.kind', '=', 'c.kind')
            .onRef('r.revision', '=', 'c.published_revision'),
        )
        .select(['c.subject_id as id', 'r.document'])
        .where('c.subject', '=', subject)
        .where('c.kind', '=', kind)
        .where(sql<boolean>`c.subject_id = any(${[...ids]}::bigint[])`)
        .execute(),

    revision: (key: ContentKey, revision: number) =>
      db
        .selectFrom('content_revision')
        .select(['document', 'created_by', 'created_at', 'submitted_at'])
        .where((row) => row.and(revisionOf(key, revision)))
        .executeTakeFirst(),

    /** Products whose newest or published facts bear one of these filing numbers, in capitals. */
    productsByFilingNo: (numbers: string[]) => {
      const filingNo = sql<string>`upper(r.document ->> 'filingNo')`
      return (
        db
          .selectFrom('content_revision as r')
          .innerJoin('content as c', (join) =>
            join
              .onRef('c.subject', '=', 'r.subject')
              .onRef('c.subject_id', '=', 'r.subject_id')
              .onRef('c.kind', '=', 'r.kind'),
          )
          .select(['r.subject_id as id', filingNo.as('filing_no')])
          .distinct()
          // Spelt like the index of filing numbers, or it would not be used.
          .where(sql<boolean>`r.subject = 'product' and r.kind = 'basics' and r.document ->> 'filingNo' <> ''`)
          .where(sql<boolean>`${filingNo} = any(${numbers}::text[])`)
          .where(sql<boolean>`r.revision in (c.newest_revision, c.published_revision)`)
          .orderBy('r.subject_id')
          .execute()
      )
    },

    /** Newest first. */
    history: (key: ContentKey) =>
      db
        .selectFrom('content_revision')
        .select([
          'revision',
          'created_by',
          'created_at',
          'submitted_at',
          'outcome',
          'decided_at',
          'reason',
          'restored_from',
        ])
        .where((row) => row.and(where(key)))
        .orderBy('revision', 'desc')
        .limit(HISTORY)
        .execute(),

    /** Documents that were published, with when, oldest first. */
    published: (key: ContentKey) =>
      db
        .selectFrom('content_revision')
        .select(['revision', 'document', 'decided_at'])
        .where((row) => row.and(where(key)))
        .where('outcome', '=', 'published')
        .orderBy('revision')
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'content' | 'content_revision'>(tx)
  return {
    putState: async (key: ContentKey, state: KindState & { updated_at: Date; updated_by: string }) => {
      await db
        .insertInto('content')
        .values({ ...where(key), ...state })
        .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'kind']).doUpdateSet(state))
        .execute()
    },

    insertRevision: async (key: ContentKey, row: NewRevision) => {
      await db
        .insertInto('content_revision')
        .values({ ...where(key), ...row, document: JSON.stringify(row.document) })
        .execute()
    },

    /** Removes a revision nobody was shown. */
    deleteUnseen: async (key: ContentKey, revision: number) => {
      await db
        .deleteFrom('content_revision')
        .where((row) => row.and(revisionOf(key, revision)))
        .where('submitted_at', 'is', null)
        .execute()
    },

    putOutcome: async (key: ContentKey, revision: number, outcome: Outcome) => {
      await db
        .updateTable('content_revision')
        .set(outcome)
        .where((row) => row.and(revisionOf(key, revision)))
        .execute()
    },
  }
}

/** Tables content and content_revision. */
export const contentRepo = repo(reads, writes)
