/** Imports as operators see them. */
import { type Import, ImportDetail, ImportKind, type ImportProblem, ImportState } from '@portal/contract/import'
import type { Language } from '@portal/contract/kit'
import { BilingualSchema } from '@portal/contract/bilingual-schema'
import { z } from 'zod'
import { isReason, type Problem, reasonSays } from './import-reason.policy.ts'
import type { importRepo } from './import.repo.ts'

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof importRepo>['byId']>>>
type ProblemRow = Awaited<ReturnType<ReturnType<typeof importRepo>['problems']>>[number]

type Standing = Pick<Row, 'state' | 'kept' | 'begun' | 'organisation_id' | 'created_count'>
/** What may be done with an import in a state. */
export const may = ({ state, kept, begun, organisation_id, created_count }: Standing): Import['can'] => ({
  run: state === 'ready' && kept,
  cancel: state === 'checking' || state === 'running',
  retry: (state === 'failed' || state === 'cancelled') && kept,
  // What an operator's list created is on the website.
  undo: organisation_id !== null && begun && state !== 'running' && created_count > 0,
})

export const importView = (row: Row, names: ReadonlyMap<string, string>, language: Language): Import => ({
  id: row.id,
  fileName: row.file_name,
  bytes: Number(row.bytes),
  kind: row.kind === null ? null : ImportKind.parse(row.kind),
  state: ImportState.parse(row.state),
  counts: {
    rows: row.row_count,
    created: row.created_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    refused: row.refused_count,
    warned: row.warned_count,
  },
  share: row.share,
  reason: BilingualSchema.nullable().parse(row.reason)?.[language] ?? null,
  createdBy: names.get(row.run_by ?? row.created_by) ?? '',
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  can: may(row),
})

/** A stored problem as the rules name it; null for a reason that a later version no longer knows. */
export function storedProblem({ line, column_header, value, reason, detail, warning }: ProblemRow): Problem | null {
  return isReason(reason) ? { line, column: column_header, value, reason, detail, warning } : null
}

const problemView = (problem: Problem, language: Language, ahead: boolean): ImportProblem => {
  const { line, column, value, warning } = problem
  return { line, column, value, reason: reasonSays(problem, ahead)[language], warning }
}

/** What was found out about the file, as it is stored; an older version may have known less. */
const { sheet, otherSheets, encoding, columns, unknown, sample } = ImportDetail.shape
const StoredHead = z.object({ sheet, otherSheets, encoding, columns, unknown })
const NO_HEAD: z.output<typeof StoredHead> = { sheet: '', otherSheets: [], encoding: null, columns: [], unknown: [] }

export function importDetailView(
  row: Row,
  problems: ProblemRow[],
  names: ReadonlyMap<string, string>,
  language: Language,
): ImportDetail {
  return {
    ...importView(row, names, language),
    ...(StoredHead.nullable().parse(row.head) ?? NO_HEAD),
    sample: sample.parse(row.sample),
    problems: problems.flatMap((stored) => {
      const problem = storedProblem(stored)
      return problem ? [problemView(problem, language, !row.begun)] : []
    }),
  }
}
