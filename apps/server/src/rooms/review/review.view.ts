import { Remark } from '@portal/contract/content'
import { type ReviewEntry, ReviewKind, type ReviewRow, ReviewState, reviewSubjectTypeOf } from '@portal/contract/review'
import type { ReviewClaim } from '@portal/contract/review-claim'

interface ItemRow {
  id: string
  kind: string
  state: string
  title: string
  organisation_id: string
  organisation_name: string
  revision: number
  submitted_by: string
  submitted_at: Date
  approved_first_by: string | null
  approved_first_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
  remarks: unknown
  settling_by: string | null
  takes_effect_at: Date | null
}

/** An item of the queue. */
export const reviewRow = (row: ItemRow): ReviewRow => ({
  id: row.id,
  kind: ReviewKind.parse(row.kind),
  state: ReviewState.parse(row.state),
  title: row.title,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  revision: row.revision,
  submittedBy: row.submitted_by,
  submittedAt: row.submitted_at.toISOString(),
  firstApproval:
    row.approved_first_by !== null && row.approved_first_at !== null
      ? { by: row.approved_first_by, at: row.approved_first_at.toISOString() }
      : null,
  takesEffect:
    row.settling_by !== null && row.takes_effect_at !== null
      ? { by: row.settling_by, at: row.takes_effect_at.toISOString() }
      : null,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  remarks: Remark.array().parse(row.remarks),
})

/** Who is at it, by what they are called. */
export const reviewClaims = (userIds: readonly string[], names: ReadonlyMap<string, string>): ReviewClaim[] =>
  userIds.map((userId) => ({ userId, name: names.get(userId) ?? '' }))

/** Rows of parts as entries of the queue, in the order of the rows. `head_id`: the part that an entry is found by. */
export function reviewEntries(
  rows: readonly (ItemRow & { head_id: string; claimed_by: string[] })[],
  names: ReadonlyMap<string, string>,
): ReviewEntry[] {
  const entries = new Map<string, ReviewEntry>()
  for (const { head_id: id, claimed_by, ...row } of rows) {
    const part = reviewRow(row)
    const entry = entries.get(id)
    if (entry) {
      entry.parts.push(part)
      // A product may have got another name since its first part was submitted.
      entry.title = part.title
      continue
    }
    const { kind, title, organisationId, organisationName, submittedAt } = part
    const subjectType = reviewSubjectTypeOf(kind)
    const claims = reviewClaims(claimed_by, names)
    entries.set(id, { id, subjectType, title, organisationId, organisationName, submittedAt, parts: [part], claims })
  }
  return [...entries.values()]
}
