import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ReviewDetail } from '@portal/contract/review'
import { Alert } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { differenceMessages } from '../../../features/difference/differences.messages.ts'
import { enterpriseChanges } from '../../../features/difference/enterprise-changes.ts'
import { EnterpriseDifferences } from '../../../features/difference/enterprise-difference-list.tsx'
import { enterpriseKindViews } from '../../../features/enterprise/enterprise-kinds.ts'
import { EnterpriseDrawing } from '../../../features/enterprise/enterprise-preview.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './review-detail.messages.ts'
import { Changes, SideBySide } from './side-by-side.tsx'

type EnterpriseSubject = Extract<ReviewDetail['subject'], { type: 'enterprise' }>

interface KindProps {
  subject: EnterpriseSubject
  kind: EnterpriseKind
}

/** One kind: a list entry by entry, all else place by place above the page as a whole. */
function KindView({ subject, kind }: KindProps) {
  const { isThere, list } = enterpriseKindViews[kind]
  const before = isThere(subject.published)
  const told = useMessages(differenceMessages)
  const draw = (content: EnterpriseSubject['proposed']) => (
    <EnterpriseDrawing enterprise={subject.enterprise} content={content} kind={kind} />
  )
  return (
    <>
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

interface Props {
  subject: EnterpriseSubject
  /** Those that are looked at, in the order in which they wait. */
  kinds: readonly EnterpriseKind[]
}

/** What of the enterprise's page changes, kind by kind. */
export function EnterpriseSubjectView({ subject, kinds }: Props) {
  const t = useMessages(messages)
  const told = useMessages(differenceMessages)
  const names = useMessages(contentMessages)
  const changed = enterpriseChanges(subject.published, subject.proposed).map((key) => told[`e_${key}`])
  const before = kinds.some((kind) => enterpriseKindViews[kind].isThere(subject.published))
  return (
    <>
      {!subject.shown && <Alert type="info" showIcon title={t.offWebsite} description={t.offWebsiteText} />}
      <Changes changed={before ? changed : null} />
      {kinds.map((kind) =>
        kinds.length === 1 ? (
          <KindView key={kind} subject={subject} kind={kind} />
        ) : (
          <section key={kind} aria-label={t.partOf(names[kind])}>
            <h2>{names[kind]}</h2>
            {before && !enterpriseKindViews[kind].isThere(subject.published) && <p>{t.nothingPublished}</p>}
            <KindView subject={subject} kind={kind} />
          </section>
        ),
      )}
    </>
  )
}
