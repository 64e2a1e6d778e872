import type { Direction } from '@portal/contract/list-order'
import type { ReviewKind, ReviewState } from '@portal/contract/review'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface Waiting {
  kind: ReviewKind
  subject_id: string
  organisation_id: string
  revision: number
  title: string
  organisation_name: string
  submitted_by: string
  submitted_at: Date
  /** A tsvector. */
  search_vector: string
}

const COLUMNS = [
  'id',
  'kind',
  'subject_id',
  'organisation_id',
  'revision',
  'state',
  'title',
  'organisation_name',
  'submitted_by',
  'submitted_at',
  'approved_first_by_id',
  'approved_first_by',
  'approved_first_at',
  'decided_by',
  'decided_at',
  'reason',
] as const

/** What is looked for; null: whatever it is. */
export interface ReviewFilter {
  kind: ReviewKind | null
  organisationId: string | null
  /** A tsquery. */
  tsquery: string | null
  submittedBefore: Date | null
  /** Decided, or approved first, by this account. */
  handledBy: string | null
}
interface Place {
  id: string
  submitted_at: Date
}

const reads = (tx: ReadTx) => {
  const db = tables<'review_item'>(tx)

  const filtered = ({ kind, organisationId, tsquery, submittedBefore, handledBy }: ReviewFilter) =>
    db
      .selectFrom('review_item')
      .$if(kind !== null, (items) => items.where('kind', '=', kind ?? ''))
      .$if(organisationId !== null, (items) => items.where('organisation_id', '=', organisationId ?? ''))
      .$if(tsquery !== null, (items) => items.where(sql<boolean>`search_vector @@ ${tsquery}::tsquery`))
      .$if(submittedBefore !== null, (items) => items.where('submitted_at', '<', submittedBefore ?? new Date(0)))
      .$if(handledBy !== null, (items) =>
        items.where((is) =>
          is.or([is('decided_by_id', '=', handledBy ?? ''), is('approved_first_by_id', '=', handledBy ?? '')]),
        ),
      )

  return {
    /** The items that wait for these subjects. */
    waitingOf: async (kind: ReviewKind, subjectIds: string[]) =>
      subjectIds.length === 0
        ? []
        : db
            .selectFrom('review_item')
            .select(['id', 'subject_id'])
            .where('kind', '=', kind)
            .where('subject_id', 'in', subjectIds)
            .where('state', '=', 'pending')
            .execute(),

    byId: (id: string) => db.selectFrom('review_item').select(COLUMNS).where('id', '=', id).executeTakeFirst(),

    page: async (
      filter: ReviewFilter & { state: ReviewState; direction: Direction },
      { limit, offset }: { limit: number; offset: number },
    ) => {
      const chosen = filtered(filter).where('state', '=', filter.state)
      const turn = filter.direction === 'ASC' ? 'asc' : 'desc'
      const ordered =
        filter.state === 'pending'
          ? chosen.orderBy('submitted_at', turn).orderBy('id', turn)
          : chosen.orderBy('decided_at', turn).orderBy('id', turn)
      const rows = await ordered.select(COLUMNS).limit(limit).offset(offset).execute()
      const total = await chosen.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
      return { rows, total: Number(total.count) }
    },

    pending: async () => {
      const row = await db
        .selectFrom('review_item')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The waiting item after this one, or the oldest where none is behind; not those that `userId` approved first. */
    next: (filter: ReviewFilter, after: Place, userId: string) =>
      filtered(filter)
        .select('id')
        .where('state', '=', 'pending')
        .where('id', '<>', after.id)
        .where((is) => is.or([is('approved_first_by_id', 'is', null), is('approved_first_by_id', '<>', userId)]))
        .orderBy(sql`(submitted_at, id) > (${after.submitted_at}::timestamptz, ${after.id}::bigint)`, 'desc')
        .orderBy('submitted_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    /** The waiting item before this one. */
    previous: (filter: ReviewFilter, before: Place) =>
      filtered(filter)
        .select('id')
        .where('state', '=', 'pending')
        .where(sql<boolean>`(submitted_at, id) < (${before.submitted_at}::timestamptz, ${before.id}::bigint)`)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'review_item'>(tx)
  return {
    /** Puts a revision into the queue, or in place of the one that waits; answers null when it stands there already. */
    putWaiting: (item: Waiting) => {
      const row = { ...item, state: 'pending', search_vector: sql<string>`${item.search_vector}::tsvector` }
      return db
        .insertInto('review_item')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject_id'])
            .where('state', '=', 'pending')
            // Who approved the revision before did not see this one.
            .doUpdateSet({ ...row, approved_first_by_id: null, approved_first_by: null, approved_first_at: null })
            .where('review_item.revision', '<>', item.revision),
        )
        .returning('id')
        .executeTakeFirst()
    },

    /** Takes what waits for a subject out of the queue. */
    recall: (kind: ReviewKind, subjectId: string, at: Date) =>
      db
        .updateTable('review_item')
        .set({ state: 'recalled', decided_at: at })
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .where('state', '=', 'pending')
        .returning('id')
        .executeTakeFirst(),
    byIdForUpdate: (id: string) =>
      db.selectFrom('review_item').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Keeps who approved first. */
    approveFirst: (
      id: string,
      by: { approved_first_by_id: string; approved_first_by: string; approved_first_at: Date },
    ) => db.updateTable('review_item').set(by).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow(),

    decide: (
      id: string,
      decision: {
        state: ReviewState
        decided_by: string
        decided_by_id: string
        decided_at: Date
        reason: string | null
      },
    ) => db.updateTable('review_item').set(decision).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow(),
  }
}

/** The queue. Operators see all of it, so nothing is scoped here. */
export const reviewRepo = repo(reads, writes)
