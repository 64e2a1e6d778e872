import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ReviewDetail } from '@portal/contract/review'
import { Alert } from 'antd'
import { skinWords } from '../../../features/hall/skin.messages.ts'
import { EnterpriseDrawing } from '../../../features/enterprise/enterprise-preview.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { CertificateComparison } from './certificate-comparison.tsx'
import { DifferenceList } from './difference-list.tsx'
import { differenceWords } from './differences.messages.ts'
import { enterpriseChanges } from './enterprise-changes.ts'
import { enterpriseDifferences } from './enterprise-differences.ts'
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

/** Each place of a display or a pavilion that differs, as it was beside as it would be. */
function Places({ subject: { published, proposed } }: { subject: EnterpriseSubject }) {
  const t = useMessages(words)
  const told = useMessages(differenceWords)
  const skins = useMessages(skinWords)
  const differences = enterpriseDifferences(published, proposed, {
    chapter: told.chapter,
    skin: (skin) => skins[skin],
    section: (section) => told[`section_${section}`],
  })
  return (
    <DifferenceList
      label={told.places}
      differences={differences.map(({ of, item, field, before, after }) => ({
        path: [t[`e_${of}`], item, field ? told[`f_${field}`] : ''].filter((step) => step !== ''),
        before,
        after,
      }))}
    />
  )
}

/** Certificates or honours of both sides; null for the other kinds. */
function certificatesOf(kind: string, { published, proposed }: EnterpriseSubject) {
  if (kind === 'entCertificate') {
    return {
      published: published.certificates,
      proposed: proposed.certificates,
      dictionary: 'certificate_kind' as const,
    }
  }
  if (kind !== 'honor') return null
  return { published: published.honors, proposed: proposed.honors, dictionary: 'honor_kind' as const }
}

/** What of the enterprise's page changes: lists entry by entry, all else place by place above the page as a whole. */
export function EnterpriseSubjectView({ subject, kind }: Props) {
  const t = useMessages(words)
  const before = wasPublished(kind, subject)
  const changed = enterpriseChanges(subject.published, subject.proposed).map((key) => t[`e_${key}`])
  const lists = before ? certificatesOf(kind, subject) : null
  const draw = (content: EnterpriseSubject['proposed']) => (
    <EnterpriseDrawing enterprise={subject.enterprise} content={content} kind={kind} />
  )
  return (
    <>
      {!subject.shown && <Alert type="info" showIcon title={t.offWebsite} description={t.offWebsiteText} />}
      <Changes changed={before ? changed : null} />
      {before && !lists && <Places subject={subject} />}
      {lists ? (
        <CertificateComparison {...lists} />
      ) : (
        <SideBySide published={before ? draw(subject.published) : null} proposed={draw(subject.proposed)} />
      )}
    </>
  )
}
