import { type Certification, ExamineState } from '@portal/contract/enterprise'
import type { EnterpriseAdminDetail, EnterpriseRow, Suspension, TrailEntry } from '@portal/contract/enterprise-admin'
import { IndustryCode } from '@portal/contract/industry'
import { RegionCode } from '@portal/contract/region'

type Moment = string | Date | null
interface ListRow {
  id: string
  name: string
  examine_state: string
  waiting: boolean
  uscc: string | null
  region: string | null
  industry: string | null
  products: number
  registered_at: string | Date
  submitted_at: Moment
  certified_at: Moment
}
interface WholeRow extends ListRow {
  patents: number
  certification: Certification | null
  approved: Certification | null
  reason: string | null
  decided_at: Moment
}
interface SuspensionRow {
  reason: string
  suspended_by: string | null
  suspended_at: Date
  lifted_by: string | null
  lifted_at: Date | null
  note: string
}
interface TrailRow {
  id: string
  at: Date
  actor_name: string
  action: string
  subject_type: string
  subject_id: string
}

const instant = (moment: Moment): string | null => (moment === null ? null : new Date(moment).toISOString())

/** An enterprise for the console's list. */
export const enterpriseRow = (row: ListRow, members: number): EnterpriseRow => ({
  id: row.id,
  name: row.name,
  examineState: ExamineState.parse(row.examine_state),
  waiting: row.waiting,
  uscc: row.uscc,
  region: RegionCode.nullable().parse(row.region),
  industry: IndustryCode.nullable().parse(row.industry),
  members,
  products: row.products,
  registeredAt: new Date(row.registered_at).toISOString(),
  submittedAt: instant(row.submitted_at),
  certifiedAt: instant(row.certified_at),
})

/** A suspension with the people in it by name. */
export const suspensionView = (row: SuspensionRow, names: ReadonlyMap<string, string>): Suspension => ({
  reason: row.reason,
  suspendedBy: names.get(row.suspended_by ?? '') ?? '',
  suspendedAt: row.suspended_at.toISOString(),
  liftedBy: row.lifted_by === null ? null : (names.get(row.lifted_by) ?? ''),
  liftedAt: instant(row.lifted_at),
  note: row.note,
})

const trailEntry = (row: TrailRow): TrailEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actor_name,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
})

/** An enterprise whole, for operators. */
export const enterpriseAdminDetail = (
  row: WholeRow,
  rest: Pick<EnterpriseAdminDetail, 'licences' | 'suspensions' | 'files' | 'can'> & {
    members: number
    trail: TrailRow[]
  },
): EnterpriseAdminDetail => ({
  ...enterpriseRow(row, rest.members),
  certification: row.certification,
  approved: row.approved,
  reason: row.reason,
  decidedAt: instant(row.decided_at),
  patents: row.patents,
  licences: rest.licences,
  suspensions: rest.suspensions,
  files: rest.files,
  trail: rest.trail.map(trailEntry),
  can: rest.can,
})
