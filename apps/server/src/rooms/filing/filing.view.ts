import type { BadRow, SyncItem, SyncRun } from '@portal/contract/filing'
import type { FilingFile, FilingSource } from '@portal/contract/filing-admin'
import { FilingField, SourceKind, SyncItemKind, SyncState } from '@portal/contract/filing'
import type { Language } from '@portal/contract/kit'
import { BilingualSchema } from '@portal/contract/bilingual-schema'
import { z } from 'zod'
import { StoredDifferences } from './filing-diff.policy.ts'
import { type Complaint, StoredComplaints } from './filing-record.policy.ts'
import { isStalled } from './filing-sync.policy.ts'

const sentence = (value: unknown, language: Language): string | null =>
  BilingualSchema.nullable().parse(value)?.[language] ?? null

/** A complaint in the reader's language. */
export const badRow = ({ line, column, value, reason }: Complaint, language: Language): BadRow => ({
  line,
  column: column[language],
  value,
  reason: reason[language],
})
export const badRows = (rows: unknown, language: Language): BadRow[] =>
  StoredComplaints.parse(rows).map((row) => badRow(row, language))

interface RunRow {
  id: string
  state: string
  progress: number
  source: string
  started_at: Date
  started_by: string
  touched_at: Date
  finished_at: Date | null
  failure: unknown
  as_of: Date | null
  same_count: number
  bad_rows: unknown
}
interface CountRow {
  sync_id: string
  kind: string
  state: string
  count: string
}

/** A run as pages draw it. `counts` may hold those of other runs too. */
export function syncRun(row: RunRow, counts: readonly CountRow[], at: Date, language: Language): SyncRun {
  const own = counts.filter((one) => one.sync_id === row.id)
  const sum = (wanted: (one: CountRow) => boolean): number =>
    own.filter(wanted).reduce((total, one) => total + Number(one.count), 0)
  return {
    runId: row.id,
    state: SyncState.parse(row.state),
    progress: row.progress,
    source: SourceKind.parse(row.source),
    startedAt: row.started_at.toISOString(),
    startedBy: row.started_by,
    finishedAt: row.finished_at?.toISOString() ?? null,
    stalled: isStalled(row, at),
    failure: sentence(row.failure, language),
    asOf: row.as_of?.toISOString() ?? null,
    counts: {
      changed: sum(({ kind }) => kind === 'changed' || kind === 'enterprise'),
      new: sum(({ kind }) => kind === 'new'),
      same: row.same_count,
      missing: sum(({ kind }) => kind === 'missing'),
      bad: StoredComplaints.parse(row.bad_rows).length,
      applied: sum(({ state }) => state === 'applied'),
      refused: sum(({ state }) => state === 'refused'),
    },
  }
}

interface ItemRow {
  id: string
  kind: string
  title: string
  filing_no: string
  product_id: string | null
  under_review: boolean
  fields: unknown
  state: string
  chosen: string[]
  submitted: boolean
  reason: unknown
}
const ItemState = z.enum(['open', 'chosen', 'applied', 'refused'])

/** One thing that differs. */
export const syncItem = (row: ItemRow, language: Language): SyncItem => ({
  itemId: row.id,
  kind: SyncItemKind.parse(row.kind),
  title: row.title,
  filingNo: row.filing_no,
  productId: row.product_id,
  underReview: row.under_review,
  fields: StoredDifferences.parse(row.fields),
  state: ItemState.parse(row.state),
  chosen: row.chosen.map((field) => FilingField.parse(field)),
  submitted: row.submitted,
  reason: sentence(row.reason, language),
})

/** A source as the console shows it; of the secret only whether there is one. */
export const filingSource = (
  row: { kind: string; active: boolean; url: string; key_id: string; revision: number; updated_at: Date | null },
  held: { enterprises: number; products: number },
  secretSet: boolean,
): FilingSource => {
  const kind = SourceKind.parse(row.kind)
  const files = kind === 'file' ? held : { enterprises: 0, products: 0 }
  const updatedAt = row.updated_at?.toISOString() ?? null
  return {
    kind,
    active: row.active,
    url: row.url,
    keyId: row.key_id,
    revision: row.revision,
    updatedAt,
    secretSet,
    ...files,
  }
}

/** An export that was taken in. */
export const filingFile = (row: {
  id: string
  name: string
  row_count: number
  good_count: number
  bad_count: number
  uploaded_by: string
  uploaded_at: Date
}): FilingFile => ({
  id: row.id,
  name: row.name,
  rows: row.row_count,
  good: row.good_count,
  bad: row.bad_count,
  uploadedBy: row.uploaded_by,
  uploadedAt: row.uploaded_at.toISOString(),
})
