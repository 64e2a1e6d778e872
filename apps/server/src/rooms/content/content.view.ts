import type { ContentRevision } from '@portal/contract/content'
import type { RevisionEntry } from '@portal/contract/revision'
import { contentState, UNTOUCHED } from './content.policy.ts'
import type { NewestRow } from './content.repo.ts'

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** What every detail call answers besides its content. Undefined: nobody touched this kind. */
export const contentHead = (newest: NewestRow | undefined) => ({
  revision: newest?.newest_revision ?? 0,
  publishedRevision: newest?.published_revision ?? null,
  updatedBy: newest?.updated_by_name ?? null,
  remarks: newest?.remarks ?? [],
  ...contentState(
    newest
      ? { ...newest, updated_at: dateOf(newest.updated_at), published_at: dateOf(newest.published_at) }
      : UNTOUCHED,
  ),
})

interface RevisionRow {
  revision: number
  created_by: string | null
  created_at: Date
  submitted_at: Date | null
  outcome: string | null
  decided_at: Date | null
  reason: string | null
  restored_from: number | null
}

/** One revision of a history, with what became of it. */
export const revisionView = (row: RevisionRow, names: ReadonlyMap<string, string>): ContentRevision => ({
  revision: row.revision,
  savedBy: names.get(row.created_by ?? '') ?? null,
  savedAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  outcome: row.outcome as ContentRevision['outcome'],
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  restoredFrom: row.restored_from,
})

/** One revision of the history of a document without a review. */
export const revisionEntry = (
  row: Pick<RevisionRow, 'revision' | 'created_by' | 'created_at' | 'restored_from'> & { title: string },
  names: ReadonlyMap<string, string>,
): RevisionEntry => ({
  revision: row.revision,
  title: row.title,
  savedBy: names.get(row.created_by ?? '') ?? '',
  savedAt: row.created_at.toISOString(),
  restoredFrom: row.restored_from,
})
