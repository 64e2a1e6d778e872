import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ReviewDetail } from '@portal/contract/review'
import { Alert } from 'antd'
import { differenceMessages } from '../../../features/difference/differences.messages.ts'
import { enterpriseChanges } from '../../../features/difference/enterprise-changes.ts'
import { EnterpriseDifferences } from '../../../features/difference/enterprise-difference-list.tsx'
import { enterpriseKindViews } from '../../../features/enterprise/enterprise-kinds.ts'
import { EnterpriseDrawing } from '../../../features/enterprise/enterprise-preview.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './review-detail.messages.ts'
import { Changes, SideBySide } from './side-by-side.tsx'

type EnterpriseSubject = Extract<ReviewDetail['subject'], { type: 'enterprise' }>

interface Props {
  subject: EnterpriseSubject
  kind: EnterpriseKind
}

/** What of the enterprise's page changes: lists entry by entry, all else place by place above the page as a whole. */
export function EnterpriseSubjectView({ subject, kind }: Props) {
  const t = useMessages(messages)
  const { isThere, list } = enterpriseKindViews[kind]
  const before = isThere(subject.published)
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
      {!(before && list) && (
        <SideBySide published={before ? draw(subject.published) : null} proposed={draw(subject.proposed)} />
      )}
    </>
  )
}
