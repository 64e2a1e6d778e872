/** Table content: the state of one kind of one subject that is drafted, reviewed and published. */
import type { ContentStatus, Remark } from '@portal/contract/content'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { statement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { nicknameSql } from '../user/index.ts'
import type { KindState } from './content.policy.ts'
import type { RevisionKey, Subject } from './content-revision.repo.ts'

const STATE = [
  'status',
  'newest_revision',
  'published_revision',
  'reason',
  'remarks',
  'updated_at',
  'updated_by',
  'published_at',
  'taken_down_revision',
] as const

interface StateRow extends KindState {
  kind: string
}
const states = statement<StateRow>(`
  select kind, ${STATE.join(', ')} from content where subject = $1 and subject_id = $2`)

export interface PublishedRow extends StateRow {
  id: string
  /** null: there is none. */
  document: unknown
}
const publishedWhere = (condition: string) =>
  statement<PublishedRow>(`
  select c.subject_id::text as id, c.kind, ${STATE.map((column) => `c.${column}`).join(', ')}, r.document
  from content c left join content_revision r
    on r.subject = c.subject and r.subject_id = c.subject_id and r.kind = c.kind
      and r.revision = c.published_revision
  where c.subject = $1 and ${condition}`)
const published = publishedWhere('c.subject_id = $2')
const publishedOfMany = publishedWhere('c.subject_id = any($2::bigint[])')

/** The state of one kind with its newest document as stored, as JSON tells it. */
export interface NewestRow {
  status: ContentStatus
  newest_revision: number
  published_revision: number | null
  reason: string | null
  remarks: Remark[]
  updated_at: string
  published_at: string | null
  /** What the person who saved it is called. */
  updated_by_name: string | null
  document: unknown
}

/** For statements of the rooms whose subjects have content: `NewestRow` as `found`, and its document by itself. */
export const newestSql = (subject: string, id: string, kind: string) => `
  select json_build_object('status', c.status, 'newest_revision', c.newest_revision,
    'published_revision', c.published_revision, 'reason', c.reason, 'remarks', c.remarks, 'updated_at', c.updated_at,
    'published_at', c.published_at, 'updated_by_name', ${nicknameSql('c.updated_by')}, 'document', r.document) as found,
    r.document
  from content c left join content_revision r
    on r.subject = c.subject and r.subject_id = c.subject_id and r.kind = c.kind and r.revision = c.newest_revision
  where c.subject = ${subject} and c.subject_id = ${id} and c.kind = ${kind}`
const newest = statement<{ found: NewestRow }>(`select found from (${newestSql('$1', '$2', '$3')}) newest`)

/** A text field of one kind of document, by which its subjects are looked up. */
export interface LookupField {
  subject: string
  kind: string
  field: string
}

const reads = (tx: ReadTx) => {
  const db = tables<'content' | 'content_revision'>(tx)
  return {
    states: ({ subject, id }: Subject) => states(tx, subject, id),

    /** The states of all kinds, each with its published document. */
    published: ({ subject, id }: Subject) => published(tx, subject, id),

    /** The same of many subjects. */
    publishedOfMany: (subject: string, ids: readonly string[]) => publishedOfMany(tx, subject, ids),

    newest: async ({ subject, id, kind }: RevisionKey): Promise<NewestRow | undefined> =>
      (await newest(tx, subject, id, kind))[0]?.found,

    /** Published documents of one kind. */
    publishedOfKind: ({ subject, kind }: Pick<RevisionKey, 'subject' | 'kind'>, ids: readonly string[]) =>
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

    /**
     * Subjects whose newest or published document says one of these values, in capitals, in a field. The field has an
     * index of its own (`upper(document ->> 'field')` where subject and kind are these and it is not empty).
     */
    byField: ({ subject, kind, field }: LookupField, values: readonly string[]) => {
      // Spelt like the index, or it would not be used.
      const said = sql`r.document ->> ${sql.lit(field)}`
      const value = sql<string>`upper(${said})`
      return db
        .selectFrom('content_revision as r')
        .innerJoin('content as c', (join) =>
          join
            .onRef('c.subject', '=', 'r.subject')
            .onRef('c.subject_id', '=', 'r.subject_id')
            .onRef('c.kind', '=', 'r.kind'),
        )
        .select(['r.subject_id as id', value.as('value')])
        .distinct()
        .where(sql<boolean>`r.subject = ${sql.lit(subject)} and r.kind = ${sql.lit(kind)} and ${said} <> ''`)
        .where(sql<boolean>`${value} = any(${[...values]}::text[])`)
        .where(sql<boolean>`r.revision in (c.newest_revision, c.published_revision)`)
        .orderBy('r.subject_id')
        .execute()
    },
  }
}

const writes = (tx: Tx) => ({
  putState: async (
    { subject, id, kind }: RevisionKey,
    state: KindState & { updated_at: Date; updated_by: string },
  ): Promise<void> => {
    const row = { ...state, remarks: JSON.stringify(state.remarks) }
    await tables<'content'>(tx)
      .insertInto('content')
      .values({ subject, subject_id: id, kind, ...row })
      .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'kind']).doUpdateSet(row))
      .execute()
  },

  /** Removes the states of all kinds, with the subject itself. */
  removeSubject: async ({ subject, id }: Subject): Promise<void> => {
    await tables<'content'>(tx)
      .deleteFrom('content')
      .where('subject', '=', subject)
      .where('subject_id', '=', id)
      .execute()
  },
})

export const contentRepo = repo(reads, writes)
