import type { Remark } from '@portal/contract/content'
import type { ReviewKind, ReviewState, ReviewSubjectType } from '@portal/contract/review'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { Subject } from './review-claim.repo.ts'

export interface Waiting {
  kind: ReviewKind
  subject_type: ReviewSubjectType
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

/** Columns of an item, as all who read one get it. */
export const REVIEW_COLUMNS = [
  'id',
  'kind',
  'subject_type',
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
  'remarks',
  'round_id',
  'settling_by',
  'takes_effect_at',
] as const

/** Not decided, or not any more. */
const UNSETTLED = { round_id: null, settling_by: null, takes_effect_at: null }

const reads = (tx: ReadTx) => {
  const db = tables<'review_item'>(tx)
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

    byIds: (ids: string[]) =>
      db.selectFrom('review_item').select(['id', 'subject_type', 'subject_id']).where('id', 'in', ids).execute(),

    byId: (id: string) => db.selectFrom('review_item').select(REVIEW_COLUMNS).where('id', '=', id).executeTakeFirst(),

    /** What waits of one product or enterprise, oldest first. */
    partsOf: ({ subject_type, subject_id }: Subject) =>
      db
        .selectFrom('review_item')
        .select(REVIEW_COLUMNS)
        .where('subject_type', '=', subject_type)
        .where('subject_id', '=', subject_id)
        .where('state', '=', 'pending')
        .orderBy('submitted_at')
        .orderBy('id')
        .execute(),

    /** What was decided or taken back of one product or enterprise, newest first. */
    pastOf: ({ subject_type, subject_id }: Subject, limit: number) =>
      db
        .selectFrom('review_item')
        .select(REVIEW_COLUMNS)
        .where('subject_type', '=', subject_type)
        .where('subject_id', '=', subject_id)
        .where('state', '<>', 'pending')
        .orderBy('decided_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
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
            .doUpdateSet({
              ...row,
              ...UNSETTLED,
              approved_first_by_id: null,
              approved_first_by: null,
              approved_first_at: null,
            })
            .where('review_item.revision', '<>', item.revision),
        )
        .returning('id')
        .executeTakeFirst()
    },

    /** Takes what waits for a subject out of the queue. */
    recall: (kind: ReviewKind, subjectId: string, at: Date) =>
      db
        .updateTable('review_item')
        .set({ state: 'recalled', decided_at: at, ...UNSETTLED })
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .where('state', '=', 'pending')
        .returning('id')
        .executeTakeFirst(),

    /** In one order for everybody: two rounds never wait for each other in a circle. */
    byIdsForUpdate: (ids: string[]) =>
      db.selectFrom('review_item').select(REVIEW_COLUMNS).where('id', 'in', ids).orderBy('id').forUpdate().execute(),

    /** Those that a round decided, unless they were replaced or taken back since; see `byIdsForUpdate`. */
    ofRoundForUpdate: (roundId: string) =>
      db
        .selectFrom('review_item')
        .select(REVIEW_COLUMNS)
        .where('round_id', '=', roundId)
        .where('state', '=', 'pending')
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** Marks what a round decided. */
    settle: (ids: string[], round: { round_id: string; settling_by: string; takes_effect_at: Date }) =>
      db.updateTable('review_item').set(round).where('id', 'in', ids).returning(REVIEW_COLUMNS).execute(),

    /** Takes the mark of a round away. */
    unsettle: (roundId: string) =>
      db.updateTable('review_item').set(UNSETTLED).where('round_id', '=', roundId).returning(REVIEW_COLUMNS).execute(),

    /** Keeps who approved first. */
    approveFirst: (
      id: string,
      by: { approved_first_by_id: string; approved_first_by: string; approved_first_at: Date },
    ) => db.updateTable('review_item').set(by).where('id', '=', id).returning(REVIEW_COLUMNS).executeTakeFirstOrThrow(),

    decide: (
      id: string,
      decision: {
        state: ReviewState
        decided_by: string
        decided_by_id: string
        decided_at: Date
        reason: string | null
        remarks: Remark[]
      },
    ) =>
      db
        .updateTable('review_item')
        .set({ ...decision, ...UNSETTLED, remarks: JSON.stringify(decision.remarks) })
        .where('id', '=', id)
        .returning(REVIEW_COLUMNS)
        .executeTakeFirstOrThrow(),
  }
}

/** Items of the queue, by what they are; walking along it: review-queue.repo. Operators see all of it, so nothing is scoped here. */
export const reviewRepo = repo(reads, writes)
