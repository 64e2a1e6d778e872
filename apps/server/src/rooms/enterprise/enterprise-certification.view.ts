import type { Certification, Licence } from '@portal/contract/enterprise'
import type { CertificationRecord } from '@portal/contract/enterprise-certification'

interface Row {
  revision: number
  certification: unknown
  submitted_by: string | null
  submitted_at: Date
  outcome: string | null
  decided_at: Date | null
  reason: string | null
}

const outcomes = { approved: 'approved', rejected: 'rejected' } as const
const outcomeOf = (outcome: string | null) =>
  outcome !== null && outcome in outcomes ? outcomes[outcome as keyof typeof outcomes] : null

/** One submission with its decision. */
export function certificationRecord(
  row: Row,
  names: ReadonlyMap<string, string>,
  licences: ReadonlyMap<string, Licence>,
): CertificationRecord {
  const certification = row.certification as Certification
  return {
    revision: row.revision,
    certification,
    licence: licences.get(certification.licence ?? '') ?? null,
    submittedBy: names.get(row.submitted_by ?? '') ?? '',
    submittedAt: row.submitted_at.toISOString(),
    outcome: outcomeOf(row.outcome),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  }
}
