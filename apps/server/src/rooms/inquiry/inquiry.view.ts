/** What leaves the room. Contact data leaves only to whoever was asked. */
import { InquiryEntry, InquiryStateSchema, InquiryTarget, type InquiryThread } from '@portal/contract/inquiry'
import type { InquiryAdminDetail, InquiryAdminRow, InquiryBlock } from '@portal/contract/inquiry-admin'
import type { InquiryOwnDetail, InquiryRecord, InquiryRow } from '@portal/contract/inquiry-own'
import { languageOf } from '@portal/contract/kit'
import { masked } from '../user/index.ts'
import { keptUntil, operatorRights, ownRights } from './inquiry.policy.ts'
import type { InquiryRowData } from './inquiry.repo.ts'

interface EntryRow {
  id: string
  author: string
  author_name: string
  text: string
  at: Date
  hidden_reason: string | null
}
type Names = ReadonlyMap<string, string>

export const stateOf = (row: InquiryRowData) => InquiryStateSchema.parse(row.state)
export const targetOf = (row: InquiryRowData) => ({
  type: InquiryTarget.shape.type.parse(row.target_type),
  id: row.target_id,
  title: row.target_title,
})

/** `***0001`. */
const maskedPhone = (phone: string): string => (phone === '' ? '' : `***${phone.slice(-4)}`)
/** `许**`. */
const maskedName = (name: string): string => (name === '' ? '' : `${[...name][0] ?? ''}**`)

/** Both addresses masked, as a block keeps them. */
export const maskedSender = ({ email, phone }: { email: string; phone: string }): string =>
  [masked(email), maskedPhone(phone)].filter((part) => part !== '').join(' / ')

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** One thing said, without who said it; of what is hidden only the reason. */
const entryView = (row: EntryRow): InquiryEntry => ({
  id: row.id,
  author: InquiryEntry.shape.author.parse(row.author),
  text: row.hidden_reason === null ? row.text : '',
  at: row.at.toISOString(),
  hidden: row.hidden_reason,
})
const recordView = (row: EntryRow): InquiryRecord => ({ ...entryView(row), authorName: row.author_name })

export const ownRow = (row: InquiryRowData, names: Names): InquiryRow => ({
  id: row.id,
  number: row.number,
  target: targetOf(row),
  purpose: row.purpose,
  state: stateOf(row),
  unread: row.unread,
  visitorName: row.name,
  company: row.company,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
})

export const ownDetail = (
  row: InquiryRowData,
  more: { names: Names; members: string[]; entries: EntryRow[]; rights: Parameters<typeof ownRights>[0] },
): InquiryOwnDetail => ({
  ...ownRow(row, more.names),
  contact: { email: row.email, phone: row.phone },
  language: languageOf(row.language),
  erasedAt: instant(row.anonymised_at),
  entries: more.entries.map(recordView),
  members: more.members.map((id) => ({ id, name: more.names.get(id) ?? '' })),
  can: ownRights(more.rights, { state: stateOf(row), anonymised: row.anonymised_at !== null }),
})

/** Operators read who asked only where the platform itself was asked. */
export function adminRow(row: InquiryRowData, { names, blocked }: { names: Names; blocked: boolean }): InquiryAdminRow {
  const ours = row.organisation_id === null
  return {
    ...ownRow(row, names),
    visitorName: ours ? row.name : maskedName(row.name),
    company: ours ? row.company : '',
    organisationId: row.organisation_id,
    organisationName: row.organisation_name,
    email: ours ? row.email : masked(row.email),
    hidden: row.hidden_count,
    blocked,
  }
}

export function adminDetail(
  row: InquiryRowData,
  more: {
    names: Names
    blocked: boolean
    shown: boolean
    entries: EntryRow[]
    rights: Parameters<typeof operatorRights>[0]
  },
): InquiryAdminDetail {
  const ours = row.organisation_id === null
  return {
    ...adminRow(row, more),
    contact: ours
      ? { email: row.email, phone: row.phone }
      : { email: masked(row.email), phone: maskedPhone(row.phone) },
    language: languageOf(row.language),
    erasedAt: instant(row.anonymised_at),
    // Moderators read what they hid.
    entries: more.entries.map((entry) => ({ ...recordView(entry), text: entry.text })),
    shown: more.shown,
    can: operatorRights(more.rights, { state: stateOf(row), ours, anonymised: row.anonymised_at !== null }),
  }
}

/** What the visitor reads. */
export const threadView = (
  row: InquiryRowData,
  { entries, shown, purpose }: { entries: EntryRow[]; shown: boolean; purpose: string },
): InquiryThread => ({
  number: row.number,
  state: stateOf(row),
  target: targetOf(row),
  shown,
  enterpriseName: row.organisation_name,
  purpose,
  createdAt: row.created_at.toISOString(),
  keptUntil: keptUntil(row.changed_at).toISOString(),
  entries: entries.map(entryView),
  mailed: row.email !== '',
  can: { reply: row.state !== 'closed', close: row.state !== 'closed' },
})

/** All that is kept about the visitor. */
export const dataView = (row: InquiryRowData, entries: EntryRow[]) => ({
  number: row.number,
  about: targetOf(row),
  enterprise: row.organisation_name,
  purpose: row.purpose,
  name: row.name,
  organisation: row.company,
  email: row.email,
  phone: row.phone,
  language: row.language,
  privacyPolicy: row.privacy_version,
  createdAt: row.created_at.toISOString(),
  keptUntil: keptUntil(row.changed_at).toISOString(),
  messages: entries.map(({ author, at, text }) => ({ author, at: at.toISOString(), text })),
})

export const blockView = (
  row: { id: string; sender: string; reason: string; number: string; blocked_by: string | null; created_at: Date },
  names: Names,
): InquiryBlock => ({
  id: row.id,
  sender: row.sender,
  reason: row.reason,
  number: row.number,
  blockedBy: names.get(row.blocked_by ?? '') ?? '',
  createdAt: row.created_at.toISOString(),
})

/** What the audit log keeps of an inquiry: nothing that tells who asked. */
export const auditView = (row: InquiryRowData) => ({
  number: row.number,
  state: row.state,
  subject: `${row.target_type} ${row.target_id ?? ''}`.trim(),
  assignee: row.assignee_id,
})
