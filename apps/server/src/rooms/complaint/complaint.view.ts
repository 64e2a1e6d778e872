/** What leaves the room. Contact data leaves masked, whole only to operators in the detail. */
import {
  type ComplaintDetail,
  ComplaintEntry,
  ComplaintKindSchema,
  type ComplaintOfEnterprise,
  ComplaintRecord,
  type ComplaintRow,
  ComplaintStateSchema,
  ComplaintSubject,
  type ComplaintThread,
} from '@portal/contract/complaint'
import { languageOf } from '@portal/contract/kit'
import { masked } from '../user/index.ts'
import type { ComplaintRowData } from './complaint.repo.ts'
import { isOpen, isOverdue, type rightsOf } from './complaint.policy.ts'

interface EntryRow {
  id: string
  author: string
  audience: string
  author_name: string
  text: string
  at: Date
}
interface FileRow {
  id: string
  name: string
  media_type: string
  bytes: string
}

const kindOf = (row: ComplaintRowData) => ComplaintKindSchema.parse(row.kind)
export const stateOf = (row: ComplaintRowData) => ComplaintStateSchema.parse(row.state)
export const subjectOf = (row: ComplaintRowData) => ({
  type: ComplaintSubject.shape.type.parse(row.subject_type),
  id: row.subject_id,
  title: row.subject_title,
})

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

const common = (row: ComplaintRowData) => ({
  id: row.id,
  number: row.number,
  kind: kindOf(row),
  state: stateOf(row),
  subject: subjectOf(row),
  createdAt: row.created_at.toISOString(),
  settledAt: instant(row.settled_at),
  takenDownAt: instant(row.taken_down_at),
  passedOnAt: instant(row.passed_on_at),
})

/** `names`: of operators, by user. */
const forOperators = (row: ComplaintRowData, names: ReadonlyMap<string, string>, at: Date) => ({
  ...common(row),
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
  overdue: isOverdue(stateOf(row), row.created_at, at),
})

export const complaintRow = (row: ComplaintRowData, names: ReadonlyMap<string, string>, at: Date): ComplaintRow => ({
  ...forOperators(row, names, at),
  email: masked(row.email),
})

/** One thing said, without who said it. */
export const entryView = (row: EntryRow): ComplaintEntry => ({
  id: row.id,
  author: ComplaintEntry.shape.author.parse(row.author),
  text: row.text,
  at: row.at.toISOString(),
})

const recordView = (row: EntryRow): ComplaintRecord => ({
  ...entryView(row),
  audience: ComplaintRecord.shape.audience.parse(row.audience),
  authorName: row.author_name,
})

const fileView = (row: FileRow) => ({
  id: row.id,
  name: row.name,
  mediaType: row.media_type,
  bytes: Number(row.bytes),
})

export const detailView = (
  row: ComplaintRowData,
  more: {
    names: ReadonlyMap<string, string>
    at: Date
    entries: EntryRow[]
    files: FileRow[]
    shown: boolean
    others: number
    can: ReturnType<typeof rightsOf>
  },
): ComplaintDetail => ({
  ...forOperators(row, more.names, more.at),
  statement: row.statement,
  right: row.right_statement,
  contact: { name: row.name, email: row.email, phone: row.phone },
  language: languageOf(row.language),
  anonymisedAt: instant(row.anonymised_at),
  files: more.files.map(fileView),
  entries: more.entries.map(recordView),
  shown: more.shown,
  others: more.others,
  can: more.can,
})

/** What the complainant reads. */
export const threadView = (row: ComplaintRowData, entries: EntryRow[], files: number): ComplaintThread => ({
  number: row.number,
  kind: kindOf(row),
  state: stateOf(row),
  subject: subjectOf(row),
  createdAt: row.created_at.toISOString(),
  statement: row.statement,
  right: row.right_statement,
  email: masked(row.email),
  phone: masked(row.phone),
  files,
  entries: entries.map(entryView),
  can: { reply: row.anonymised_at === null },
})

/** What the enterprise reads: nothing of the complainant, not even their own words. */
export const enterpriseView = (row: ComplaintRowData, entries: EntryRow[]): ComplaintOfEnterprise => ({
  ...common(row),
  entries: entries.map(entryView),
  can: { answer: isOpen(stateOf(row)) || row.taken_down_at !== null },
})

/** What the audit log keeps of a complaint: nothing that tells who complained. */
export const auditView = (row: ComplaintRowData) => ({
  number: row.number,
  state: row.state,
  subject: `${row.subject_type} ${row.subject_id}`,
  assignee: row.assignee_id,
  takenDownAt: instant(row.taken_down_at),
})
