import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ReviewDetail } from '@portal/contract/review'
import { Alert } from 'antd'
import { differenceMessages } from '../../../features/difference/differences.messages.ts'
import { enterpriseChanges } from '../../../features/difference/enterprise-changes.ts'
import { EnterpriseDifferences, isList } from '../../../features/difference/enterprise-difference-list.tsx'
import { EnterpriseDrawing } from '../../../features/enterprise/enterprise-preview.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './review-detail.messages.ts'
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

/** What of the enterprise's page changes: lists entry by entry, all else place by place above the page as a whole. */
export function EnterpriseSubjectView({ subject, kind }: Props) {
  const t = useMessages(messages)
  const before = wasPublished(kind, subject)
  const told = useMessages(differenceMessages)
  const changed = enterpriseChanges(subject.published, subject.proposed).map((key) => told[`e_${key}`])
  const draw = (content: EnterpriseSubject['proposed']) => (
    <EnterpriseDrawing enterprise={subject.enterprise} content={content} kind={kind} />
  )
  return (
    <>
      {!subject.shown && <Alert type="info" showIcon title={t.offWebsite} description={t.offWebsiteText} />}
      <Changes changed={before ? changed : null} />
      {before && (
        <EnterpriseDifferences
          kind={kind}
          before={subject.published}
          after={subject.proposed}
          sides={{ before: told.published, after: told.proposed }}
        />
      )}
      {!(before && isList(kind)) && (
        <SideBySide published={before ? draw(subject.published) : null} proposed={draw(subject.proposed)} />
      )}
    </>
  )
}
