import type { ReviewKind, ReviewState } from '@portal/contract/review'
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

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
  words: string
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
  'decided_by',
  'decided_at',
  'reason',
] as const

/** The queue. Operators see all of it, so nothing is scoped here. */
export const reviewRepo = (tx: Tx) => {
  const db = tables<'review_item'>(tx)
  return {
    /** Puts a revision into the queue, or in place of the one that waits; answers null when it stands there already. */
    putWaiting: (item: Waiting) => {
      const row = { ...item, state: 'pending', words: sql<string>`${item.words}::tsvector` }
      return db
        .insertInto('review_item')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject_id'])
            .where('state', '=', 'pending')
            .doUpdateSet(row)
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

    byId: (id: string) => db.selectFrom('review_item').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
    byIdForUpdate: (id: string) =>
      db.selectFrom('review_item').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst(),

    decide: (
      id: string,
      decision: { state: ReviewState; decided_by: string; decided_at: Date; reason: string | null },
    ) => db.updateTable('review_item').set(decision).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow(),

    page: async (query: {
      state: ReviewState
      kind: ReviewKind | null
      words: string | null
      limit: number
      offset: number
    }) => {
      const chosen = db
        .selectFrom('review_item')
        .where('state', '=', query.state)
        .$if(query.kind !== null, (items) => items.where('kind', '=', query.kind ?? ''))
        .$if(query.words !== null, (items) => items.where(sql<boolean>`words @@ ${query.words}::tsquery`))
      const ordered =
        query.state === 'pending'
          ? chosen.orderBy('submitted_at').orderBy('id')
          : chosen.orderBy('decided_at', 'desc').orderBy('id', 'desc')
      const rows = await ordered.select(COLUMNS).limit(query.limit).offset(query.offset).execute()
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

    /** The waiting item after this one, or the oldest when there is none behind it. */
    next: (after: { id: string; submitted_at: Date }) =>
      db
        .selectFrom('review_item')
        .select('id')
        .where('state', '=', 'pending')
        .where('id', '<>', after.id)
        .orderBy(sql`(submitted_at, id) > (${after.submitted_at}::timestamptz, ${after.id}::bigint)`, 'desc')
        .orderBy('submitted_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
  }
}
