import type { ImportCounts, ImportKind, ImportState } from '@portal/contract/import'
import type { Bilingual } from '@portal/contract/kit'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { Problem } from './import-reason.policy.ts'
import type { FileHead, RowBatch } from './import.thread.ts'

/** Rows of one INSERT: below PostgreSQL's 65,535 parameters. */
const PROBLEMS = 5000
/** Any constant of our own. */
const TURN = 7_340_210_018
const OPEN: ImportState[] = ['checking', 'running']
const ZERO = {
  line: 0,
  share: 0,
  row_count: 0,
  created_count: 0,
  updated_count: 0,
  unchanged_count: 0,
  refused_count: 0,
  warned_count: 0,
}

const of = (tx: ReadTx, owner: string | null) =>
  tables<'import_run'>(tx)
    .selectFrom('import_run')
    .where('organisation_id', owner === null ? 'is' : '=', owner)

const reads = (tx: ReadTx) => {
  const db = tables<'import_run' | 'import_problem'>(tx)
  return {
    /** `owner`: the enterprise whose list it is; null finds operators' lists only. */
    byId: (id: string, owner: string | null) => of(tx, owner).selectAll().where('id', '=', id).executeTakeFirst(),

    page: async (owner: string | null, limit: number, offset: number) => {
      const [rows, { count }] = await Promise.all([
        of(tx, owner).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        of(tx, owner)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(count) }
    },

    /** Imports that somebody works on, or worked on when a process ended. */
    open: () =>
      db.selectFrom('import_run').select(['id', 'lease_until']).where('state', 'in', OPEN).orderBy('id').execute(),

    isOpen: async (id: string) =>
      (await db
        .selectFrom('import_run')
        .select('id')
        .where('id', '=', id)
        .where('state', 'in', OPEN)
        .executeTakeFirst()) !== undefined,

    /** In the order of the file, behind a position ('0': from the first). */
    problems: (id: string, after: string, limit: number) =>
      db
        .selectFrom('import_problem')
        .selectAll()
        .where('import_id', '=', id)
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),

    /** Imports whose file is no longer needed: finished before this instant. */
    stale: (before: Date) =>
      db
        .selectFrom('import_run')
        .select('id')
        .where('kept', '=', true)
        .where('state', 'not in', OPEN)
        .where('created_at', '<', before)
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'import_run' | 'import_problem'>(tx)
  return {
    /** Held until the transaction ends: one batch at a time looks for codes and writes them. */
    takeTurn: async (): Promise<void> => void (await sql`select pg_advisory_xact_lock(${TURN})`.execute(db)),

    insert: (row: {
      created_by: string
      created_at: Date
      file_name: string
      bytes: number
      kind_asked: ImportKind | null
      organisation_id: string | null
    }) =>
      db
        .insertInto('import_run')
        .values({ ...row, state: 'checking' satisfies ImportState })
        .returning('id')
        .executeTakeFirstOrThrow(),
    forUpdate: (id: string, owner: string | null) =>
      of(tx, owner).selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Makes a process the one that works on an import; undefined when another still does, or nothing is to be done. */
    claim: (id: string, worker: string, lease: { at: Date; until: Date }) =>
      db
        .updateTable('import_run')
        .set({ worker, lease_until: lease.until })
        .where('id', '=', id)
        .where('state', 'in', OPEN)
        .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<', lease.at)]))
        .returningAll()
        .executeTakeFirst(),

    /** Leaves an import to whoever comes next. */
    release: (id: string, worker: string) =>
      db
        .updateTable('import_run')
        .set({ worker: null, lease_until: null })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .execute(),

    /** Still at it; false when it is no longer this worker's. */
    renew: async (id: string, worker: string, until: Date): Promise<boolean> => {
      const done = await db
        .updateTable('import_run')
        .set({ lease_until: until })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .executeTakeFirst()
      return done.numUpdatedRows > 0
    },

    saveHead: (id: string, worker: string, head: FileHead) =>
      db
        .updateTable('import_run')
        .set({ head: JSON.stringify(head), kind: head.kind })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .execute(),

    /** Writes down how far it is; false when it is no longer this process's, or was cancelled. */
    advance: async (
      id: string,
      worker: string,
      step: { counts: ImportCounts; line: number; share: number; sample: RowBatch['sample']; leaseUntil: Date },
    ): Promise<boolean> => {
      const { counts, sample } = step
      const done = await db
        .updateTable('import_run')
        .set((row) => ({
          line: step.line,
          share: step.share,
          lease_until: step.leaseUntil,
          row_count: row('row_count', '+', counts.rows),
          created_count: row('created_count', '+', counts.created),
          updated_count: row('updated_count', '+', counts.updated),
          unchanged_count: row('unchanged_count', '+', counts.unchanged),
          refused_count: row('refused_count', '+', counts.refused),
          warned_count: row('warned_count', '+', counts.warned),
          ...(sample.length > 0 ? { sample: sql<string>`sample || ${JSON.stringify(sample)}::jsonb` } : {}),
        }))
        .where('id', '=', id)
        .where('worker', '=', worker)
        .where('state', 'in', OPEN)
        .returning('id')
        .execute()
      return done.length > 0
    },

    /** Ends work in a state; what it was reading is over unless it goes on from there. */
    end: (
      id: string,
      worker: string,
      end: { state: ImportState; reason?: Bilingual; at: Date | null; share?: number },
    ) =>
      db
        .updateTable('import_run')
        .set({
          state: end.state,
          reason: end.reason === undefined ? null : JSON.stringify(end.reason),
          finished_at: end.at,
          worker: null,
          lease_until: null,
          ...(end.share === undefined ? {} : { share: end.share }),
        })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .where('state', 'in', OPEN)
        .returningAll()
        .executeTakeFirst(),

    /** From the preview on to writing: counts and problems start anew. */
    begin: async (id: string, runBy: string) => {
      await db.deleteFrom('import_problem').where('import_id', '=', id).execute()
      await db
        .updateTable('import_run')
        .set({ ...ZERO, begun: true, run_by: runBy, sample: '[]' })
        .where('id', '=', id)
        .execute()
    },

    /** The same for a preview that starts over. */
    again: async (id: string) => {
      await db.deleteFrom('import_problem').where('import_id', '=', id).execute()
      await db
        .updateTable('import_run')
        .set({ ...ZERO, sample: '[]' })
        .where('id', '=', id)
        .execute()
    },

    /** From rest to work; who held it before, if anybody, still does. */
    resume: (id: string, state: 'checking' | 'running') =>
      db
        .updateTable('import_run')
        .set({ state, finished_at: null, reason: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Whoever works on it finds that it is no longer theirs. */
    cancel: (id: string, at: Date) =>
      db
        .updateTable('import_run')
        .set({ state: 'cancelled' satisfies ImportState, finished_at: at, worker: null, lease_until: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    addProblems: async (id: string, problems: Problem[]) => {
      for (let from = 0; from < problems.length; from += PROBLEMS) {
        const rows = problems.slice(from, from + PROBLEMS).map(({ column, ...problem }) => ({
          ...problem,
          import_id: id,
          column_header: column,
        }))
        await db.insertInto('import_problem').values(rows).execute()
      }
    },

    forgetFile: (id: string) => db.updateTable('import_run').set({ kept: false }).where('id', '=', id).execute(),
  }
}

/** Uploaded lists, how far each was taken in, and what was wrong in them. */
export const importRepo = repo(reads, writes)

/** One that a process works on. */
export type ClaimedRow = NonNullable<Awaited<ReturnType<ReturnType<typeof writes>['claim']>>>
