import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ReviewDetail } from '@portal/contract/review'
import { Alert } from 'antd'
import { EnterpriseDrawing } from '../../../features/enterprise/enterprise-preview.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { enterpriseChanges } from './enterprise-changes.ts'
import { words } from './review-detail.messages.ts'
import { Changes, SideBySide } from './side-by-side.tsx'

type EnterpriseSubject = Extract<ReviewDetail['subject'], { type: 'enterprise' }>

interface Props {
  subject: EnterpriseSubject
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
export function EnterpriseSubjectView({ subject, kind }: Props) {
  const t = useMessages(words)
  const before = wasPublished(kind, subject)
  const changed = enterpriseChanges(subject.published, subject.proposed).map((key) => t[`e_${key}`])
  return (
    <>
      {!subject.shown && <Alert type="info" showIcon title={t.offWebsite} description={t.offWebsiteText} />}
      <Changes changed={before ? changed : null} />
      <SideBySide
        published={
          before ? <EnterpriseDrawing enterprise={subject.enterprise} content={subject.published} kind={kind} /> : null
        }
        proposed={<EnterpriseDrawing enterprise={subject.enterprise} content={subject.proposed} kind={kind} />}
      />
    </>
  )
}
