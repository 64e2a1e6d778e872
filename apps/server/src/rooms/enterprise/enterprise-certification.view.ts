import type { Certification, Licence } from '@portal/contract/enterprise'
import type { CertificationRecord } from '@portal/contract/enterprise-certification'
import type { KeptRevision } from '../content/index.ts'

const outcomes: Partial<Record<string, CertificationRecord['outcome']>> = {
  published: 'approved',
  rejected: 'rejected',
}

/** One submission with its decision; `recalled`: it was taken back, and none followed. */
export const certificationRecord = (
  submission: KeptRevision<Certification>,
  names: ReadonlyMap<string, string>,
  licences: ReadonlyMap<string, Licence>,
  recalled: boolean,
): CertificationRecord => ({
  revision: submission.revision,
  certification: submission.document,
  licence: licences.get(submission.document.licence ?? '') ?? null,
  submittedBy: names.get(submission.created_by ?? '') ?? '',
  submittedAt: (submission.submitted_at ?? submission.created_at).toISOString(),
  outcome: recalled ? 'recalled' : (outcomes[submission.outcome ?? ''] ?? null),
  decidedAt: submission.decided_at?.toISOString() ?? null,
  reason: submission.reason,
})
