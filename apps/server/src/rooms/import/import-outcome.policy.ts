/** Why a room did not take a row, as a problem of the file. */
import type { ImportOutcome } from '../enterprise/index.ts'
import type { EnterpriseRow } from './import-enterprise.policy.ts'
import type { Problem } from './import-reason.policy.ts'
import type { FileHead, GoodRow } from './import.thread.ts'

const headerOf = (columns: FileHead['columns'], key: string): string =>
  columns.find((column) => column.key === key)?.header ?? ''

/** Nothing for a row that was taken. */
export function outcomeProblems(
  outcome: ImportOutcome,
  { line, row }: GoodRow<EnterpriseRow>,
  columns: FileHead['columns'],
): Problem[] {
  if (outcome.outcome === 'incomplete') {
    return outcome.fields.map((field) => {
      const column = headerOf(columns, field)
      return { line, column, value: '', reason: `${field}.missing` as const, detail: '', warning: false }
    })
  }
  if (outcome.outcome === 'waiting' || outcome.outcome === 'rejected' || outcome.outcome === 'suspended') {
    const about = { line, column: headerOf(columns, 'uscc'), value: row.uscc, detail: '', warning: false }
    return [{ ...about, reason: `enterprise.${outcome.outcome}` as const }]
  }
  return []
}
