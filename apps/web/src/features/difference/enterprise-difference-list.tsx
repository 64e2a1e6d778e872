import type { PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import { useMessages } from '../../lib/i18n/language.ts'
import { sectionMessages } from '../enterprise/pavilion-section.messages.ts'
import { skinMessages } from '../hall/skin.messages.ts'
import { CertificateComparison } from './certificate-comparison.tsx'
import { DifferenceList, type SideNames } from './difference-list.tsx'
import { differenceMessages } from './differences.messages.ts'
import { enterpriseDifferences, productMoves } from './enterprise-differences.ts'
import { useProductNames } from './use-product-names.ts'

interface Props {
  kind: string
  before: PublicEnterpriseContent
  after: PublicEnterpriseContent
  sides: SideNames
}

/** Each place of a display or a pavilion that differs. */
function Places({ before, after, sides }: Props) {
  const t = useMessages(differenceMessages)
  const skins = useMessages(skinMessages)
  const sections = useMessages(sectionMessages)
  const product = useProductNames(productMoves(before, after).map(({ id }) => id))
  const differences = enterpriseDifferences(before, after, {
    chapter: t.chapter,
    skin: (skin) => skins[skin],
    section: (section) => sections[section],
    product,
    place: t.place,
  })
  return (
    <DifferenceList
      sides={sides}
      differences={differences.map(({ of, item, field, before: was, after: is }) => ({
        path: [t[`e_${of}`], item, field ? t[`f_${field}`] : ''].filter((step) => step !== ''),
        before: was,
        after: is,
      }))}
    />
  )
}

/** Whether a kind is a list whose entries are compared one by one. */
export const isList = (kind: string): boolean => kind === 'entCertificate' || kind === 'honor'

/** What differs in one kind of an enterprise's content: lists entry by entry, all else place by place. */
export function EnterpriseDifferences(props: Props) {
  const { kind, before, after, sides } = props
  if (!isList(kind)) return <Places {...props} />
  const of = (content: PublicEnterpriseContent) => (kind === 'honor' ? content.honors : content.certificates)
  return (
    <CertificateComparison
      before={of(before)}
      after={of(after)}
      sides={sides}
      dictionary={kind === 'honor' ? 'honor_kind' : 'certificate_kind'}
    />
  )
}
