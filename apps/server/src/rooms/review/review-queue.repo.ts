/** Walking along the queue as a filter leaves it. Operators see all of it, so nothing is scoped here. */
import type { Direction } from '@portal/contract/list-order'
import type { ReviewKind, ReviewState } from '@portal/contract/review'
import { sql } from 'kysely'
import { countOf } from '../../platform/db/found.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { claimedBySql, isClaimedByOthersSql, type Subject } from './review-claim.repo.ts'
import { REVIEW_COLUMNS } from './review.repo.ts'

/** What is looked for; null: whatever it is. */
export interface ReviewFilter {
  kind: ReviewKind | null
  organisationId: string | null
  /** A tsquery. */
  tsquery: string | null
  submittedBefore: Date | null
  /** Decided, or approved first, by this account. */
  handledBy: string | null
  /** Open to this account: not approved first by it, and not decided by anybody. */
  notFirstBy: string | null
}
interface Place extends Subject {
  id: string
  submitted_at: Date
}

/** Of whichever review_item stands nearest in the statement. */
function matches({ kind, organisationId, tsquery, submittedBefore, handledBy, notFirstBy }: ReviewFilter) {
  const conditions = [
    sql`true`,
    ...(kind === null ? [] : [sql`kind = ${kind}`]),
    ...(organisationId === null ? [] : [sql`organisation_id = ${organisationId}`]),
    ...(tsquery === null ? [] : [sql`search_vector @@ ${tsquery}::tsquery`]),
    ...(submittedBefore === null ? [] : [sql`submitted_at < ${submittedBefore}`]),
    ...(handledBy === null ? [] : [sql`(decided_by_id = ${handledBy} or approved_first_by_id = ${handledBy})`]),
    ...(notFirstBy === null
      ? []
      : [sql`approved_first_by_id is distinct from ${notFirstBy}::bigint and round_id is null`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The queue, and where one item stands in it. */
export const reviewQueueRepo = (tx: ReadTx) => {
  const db = tables<'review_item'>(tx)

  const filtered = (filter: ReviewFilter) => db.selectFrom('review_item').where(matches(filter))

  /** Of each product or enterprise the part that waits longest, of those which the filter leaves. */
  const heads = (filter: ReviewFilter) =>
    filtered(filter)
      .where('state', '=', 'pending')
      .where(sql<boolean>`not exists (
      select from review_item older
      where older.subject_type = review_item.subject_type and older.subject_id = review_item.subject_id
        and older.state = 'pending' and ${matches(filter)}
        and (older.submitted_at, older.id) < (review_item.submitted_at, review_item.id))`)
  /** What these are parts of: counted without looking for the oldest part of each. */
  const subjects = (filter: ReviewFilter) =>
    filtered(filter).where('state', '=', 'pending').select(['subject_type', 'subject_id']).distinct()
  const others = ({ subject_type, subject_id }: Subject) =>
    sql<boolean>`(subject_type, subject_id) <> (${subject_type}, ${subject_id}::bigint)`

  return {
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
      const rows = await ordered.select(REVIEW_COLUMNS).limit(limit).offset(offset).execute()
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

    /** A page of what waits, by its oldest part: all parts of each entry, with the id of the part that it is found by. */
    entries: async (
      { direction, ...filter }: ReviewFilter & { direction: Direction },
      { limit, offset, at }: { limit: number; offset: number; at: Date },
    ) => {
      const turn = direction === 'ASC' ? 'asc' : 'desc'
      const page = heads(filter)
        .select(['id', 'subject_type', 'subject_id', 'submitted_at'])
        .orderBy('submitted_at', turn)
        .orderBy('id', turn)
        .limit(limit)
        .offset(offset)
      const rows = await db
        .with('head', () => page)
        .selectFrom('head')
        .innerJoin('review_item as part', (join) =>
          join
            .onRef('part.subject_type', '=', 'head.subject_type')
            .onRef('part.subject_id', '=', 'head.subject_id')
            .on('part.state', '=', 'pending'),
        )
        .select(REVIEW_COLUMNS.map((column) => `part.${column}` as const))
        .select('head.id as head_id')
        .select(claimedBySql('head', at).as('claimed_by'))
        .orderBy('head.submitted_at', turn)
        .orderBy('head.id', turn)
        .orderBy('part.submitted_at')
        .orderBy('part.id')
        .execute()
      return { rows, total: await countOf(db.selectFrom(subjects(filter).as('subject'))) }
    },

    /**
     * The entry that waits after this place and that nobody but `userId` is at, or the oldest where none is behind; never
     * the one that stands there.
     */
    next: async (filter: ReviewFilter, after: Place, { userId, at }: { userId: string; at: Date }) => {
      const oldest = heads(filter)
        .select('id')
        .where(others(after))
        .where(sql<boolean>`not ${isClaimedByOthersSql('review_item', userId, at)}`)
        .orderBy('submitted_at')
        .orderBy('id')
        .limit(1)
      // Each is the first of its index; put in one order, the whole queue would be.
      const behind = oldest.where(
        sql<boolean>`(submitted_at, id) > (${after.submitted_at}::timestamptz, ${after.id}::bigint)`,
      )
      return (await behind.executeTakeFirst()) ?? oldest.executeTakeFirst()
    },

    /** The entry that waits before this place. */
    previous: (filter: ReviewFilter, before: Place) =>
      heads(filter)
        .select('id')
        .where(others(before))
        .where(sql<boolean>`(submitted_at, id) < (${before.submitted_at}::timestamptz, ${before.id}::bigint)`)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
  }
}
