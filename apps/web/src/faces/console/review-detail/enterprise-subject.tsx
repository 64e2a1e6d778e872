import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ReviewDetail } from '@portal/contract/review'
import { EnterprisePreview } from '../../../features/enterprise/enterprise-preview.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { enterpriseChanges } from './enterprise-changes.ts'
import { words } from './review-detail.messages.ts'
import { Changes, SideBySide } from './side-by-side.tsx'

type EnterpriseSubject = Extract<ReviewDetail['subject'], { type: 'enterprise' }>

interface Props {
  subject: EnterpriseSubject
  organisationId: string
  kind: string
}

/** Whether the kind under review has been published before. */
function wasPublished(kind: string, { published }: EnterpriseSubject): boolean {
  const had: Record<EnterpriseKind, boolean> = {
    display: published.display !== null,
    entCertificate: published.certificates.length > 0,
    honor: published.honors.length > 0,
    pavilion: published.pavilion !== null,
  }
  return kind in had && had[kind as EnterpriseKind]
}

/** The public page of the enterprise as it is, and as it would be. */
export function EnterpriseSubjectView({ subject, organisationId, kind }: Props) {
  const t = useMessages(words)
  const before = wasPublished(kind, subject)
  const changed = enterpriseChanges(subject.published, subject.proposed).map((key) => t[`e_${key}`])
  return (
    <>
      <Changes changed={before ? changed : null} />
      <SideBySide
        published={before ? <EnterprisePreview enterpriseId={organisationId} typed={subject.published} /> : null}
        proposed={<EnterprisePreview enterpriseId={organisationId} typed={subject.proposed} />}
      />
    </>
  )
}
