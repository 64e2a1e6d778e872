import type { ContentRevision } from '@portal/contract/content'

interface RevisionRow {
  revision: number
  created_by: string
  created_at: Date
  submitted_at: Date | null
  outcome: string | null
  decided_at: Date | null
  reason: string | null
  restored_from: number | null
}

/** One revision of a history. */
export const revisionView = (row: RevisionRow, names: ReadonlyMap<string, string>): ContentRevision => ({
  revision: row.revision,
  savedBy: names.get(row.created_by) ?? null,
  savedAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  outcome: row.outcome as ContentRevision['outcome'],
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  restoredFrom: row.restored_from,
})
