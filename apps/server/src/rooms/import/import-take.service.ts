import type { ImportCounts } from '@portal/contract/import'
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { EnterpriseImports, ImportOutcome } from '../enterprise/index.ts'
import { patentImports } from '../patent/index.ts'
import type { EnterpriseRow } from './import-enterprise.policy.ts'
import { outcomeProblems } from './import-outcome.policy.ts'
import type { Problem } from './import-reason.policy.ts'
import type { FileHead, GoodRow, RowBatch } from './import.thread.ts'

/** What became of the rows of a batch. */
export interface Taken {
  counts: ImportCounts
  /** Those of the file, and those that only the platform's own data show. */
  problems: Problem[]
}

/** Counts of nothing. */
export const noCounts = (): ImportCounts => ({ rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0, warned: 0 })

/** Two counts together. */
export const addCounts = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  rows: a.rows + b.rows,
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  refused: a.refused + b.refused,
  warned: a.warned + b.warned,
})

/** Hands the rows of a file over to the rooms they belong to. */
export function createTaking({ enterprises }: { enterprises: EnterpriseImports }) {
  async function takeEnterprises(
    tx: Tx,
    rows: GoodRow<EnterpriseRow>[],
    { head, actor, dryRun }: { head: FileHead; actor: Actor | null; dryRun: boolean },
  ) {
    const stated = rows.map(({ row }) => row)
    const outcomes: ImportOutcome[] = await enterprises.importBatch(tx, stated, { actor, dryRun })
    const count = (outcome: ImportOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
    const problems = outcomes.flatMap((outcome, index) => {
      const row = rows[index]
      return row ? outcomeProblems(outcome, row, head.columns) : []
    })
    return {
      counts: { created: count('created'), updated: count('updated'), unchanged: count('unchanged') },
      problems,
    }
  }

  return {
    /** Takes a batch in, or only says what would become of it; whatever it does, it does in the given transaction. */
    async take(
      tx: Tx,
      batch: RowBatch,
      options: { head: FileHead; actor: Actor | null; dryRun: boolean },
    ): Promise<Taken> {
      const { good } = batch
      const { counts, problems } =
        good.kind === 'patent'
          ? {
              counts: await patentImports.importBatch(
                tx,
                good.rows.map(({ row }) => row),
                options,
              ),
              problems: [],
            }
          : await takeEnterprises(tx, good.rows, options)
      const refusedLater = new Set(problems.map(({ line }) => line)).size
      const all = [...batch.problems, ...problems].toSorted((a, b) => a.line - b.line)
      const warned = new Set(batch.problems.filter(({ warning }) => warning).map(({ line }) => line)).size
      const rows = good.rows.length + batch.refused
      return { counts: { ...counts, rows, refused: batch.refused + refusedLater, warned }, problems: all }
    },
  }
}
export type Taking = ReturnType<typeof createTaking>
