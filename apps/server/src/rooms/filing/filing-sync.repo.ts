import type { SourceKind, SyncState } from '@portal/contract/filing'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { Bilingual } from '@portal/contract/kit'

export interface NewItem {
  kind: string
  title: string
  filing_no: string
  product_id: string | null
  base_revision: number
  under_review: boolean
  fields: object[]
}

/** Rows of one statement: it may have 65,535 parameters. */
const BATCH = 1_000

export const UNDER_WAY: SyncState[] = ['waiting', 'pulling', 'applying']

const reads = (tx: ReadTx) => {
  const db = tables<'filing_sync' | 'filing_sync_item'>(tx)
  return {
    own: (organisationId: string, runId: string) =>
      db
        .selectFrom('filing_sync')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('id', '=', runId)
        .executeTakeFirst(),

    newest: (organisationId: string) =>
      db
        .selectFrom('filing_sync')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** One page of runs, newest first; of one enterprise, or of all (null). */
    page: async (organisationId: string | null, limit: number, offset: number) => {
      const found = db
        .selectFrom('filing_sync')
        .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId))
      const [rows, { count }] = await Promise.all([
        found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(count) }
    },

    /** How many items of each kind and state these runs have, in one query. */
    counts: (runIds: readonly string[]) =>
      db
        .selectFrom('filing_sync_item')
        .select(['sync_id', 'kind', 'state'])
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('sync_id', 'in', runIds)
        .groupBy(['sync_id', 'kind', 'state'])
        .execute(),

    byAttempt: (runId: string, attempt: number) =>
      db
        .selectFrom('filing_sync')
        .selectAll()
        .where('id', '=', runId)
        .where('attempt', '=', attempt)
        .executeTakeFirst(),

    items: (runId: string) =>
      db.selectFrom('filing_sync_item').selectAll().where('sync_id', '=', runId).orderBy('id').execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'filing_sync' | 'filing_sync_item'>(tx)
  return {
    create: (row: {
      organisation_id: string
      uscc: string
      source: SourceKind
      actor_id: string
      started_by: string
      enterprise: string
      started_at: Date
    }) =>
      db
        .insertInto('filing_sync')
        .values({ ...row, state: 'waiting', touched_at: row.started_at })
        // Two who start at the same moment share one run.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst(),

    underWayForUpdate: (organisationId: string) =>
      db
        .selectFrom('filing_sync')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('state', 'in', UNDER_WAY)
        .forUpdate()
        .executeTakeFirst(),

    ownForUpdate: (organisationId: string, runId: string) =>
      db
        .selectFrom('filing_sync')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('id', '=', runId)
        .forUpdate()
        .executeTakeFirst(),

    /** A new attempt takes the run over from whoever worked for the last one. */
    takeOver: (runId: string, at: Date) =>
      db
        .updateTable('filing_sync')
        .set((row) => ({ attempt: sql<number>`${row.ref('attempt')} + 1`, touched_at: at }))
        .where('id', '=', runId)
        .returning('attempt')
        .executeTakeFirstOrThrow(),

    /** Notes how far an attempt came. False when another attempt has taken over. */
    advance: async (
      runId: string,
      attempt: number,
      change: {
        state?: SyncState
        progress: number
        touched_at: Date
        finished_at?: Date
        failure?: Bilingual | null
        as_of?: Date | null
        same_count?: number
        bad_rows?: object[]
      },
    ): Promise<boolean> => {
      const { failure, bad_rows, ...plain } = change
      const row = await db
        .updateTable('filing_sync')
        .set({
          ...plain,
          ...(failure === undefined ? {} : { failure: failure === null ? null : JSON.stringify(failure) }),
          ...(bad_rows === undefined ? {} : { bad_rows: JSON.stringify(bad_rows) }),
        })
        .where('id', '=', runId)
        .where('attempt', '=', attempt)
        .where('state', 'in', UNDER_WAY)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** A looked-at run goes on to be applied. */
    beginApplying: (runId: string, change: { actor_id: string; submit: boolean; touched_at: Date }) =>
      db
        .updateTable('filing_sync')
        .set((row) => ({
          ...change,
          state: 'applying' satisfies SyncState,
          progress: 0,
          finished_at: null,
          failure: null,
          attempt: sql<number>`${row.ref('attempt')} + 1`,
        }))
        .where('id', '=', runId)
        .returning('attempt')
        .executeTakeFirstOrThrow(),

    insertItems: async (runId: string, items: readonly NewItem[]) => {
      const rows = items.map((item) => ({ ...item, sync_id: runId, fields: JSON.stringify(item.fields) }))
      for (let from = 0; from < rows.length; from += BATCH) {
        await db
          .insertInto('filing_sync_item')
          .values(rows.slice(from, from + BATCH))
          .execute()
      }
    },

    /** What an earlier attempt found is found again. */
    removeItems: (runId: string) => db.deleteFrom('filing_sync_item').where('sync_id', '=', runId).execute(),

    choose: (itemId: string, fields: string[]) =>
      db
        .updateTable('filing_sync_item')
        .set({ state: 'chosen', chosen: fields, reason: null, submitted: false })
        .where('id', '=', itemId)
        .execute(),

    settle: (
      itemId: string,
      change: { state: 'applied' | 'refused'; submitted: boolean; product_id: string | null; reason: Bilingual | null },
    ) =>
      db
        .updateTable('filing_sync_item')
        .set({ ...change, reason: change.reason === null ? null : JSON.stringify(change.reason) })
        .where('id', '=', itemId)
        .where('state', '=', 'chosen')
        .execute(),
  }
}

/** Runs and what they found. Everything about an enterprise's own asks for its id. */
export const filingSyncRepo = repo(reads, writes)
