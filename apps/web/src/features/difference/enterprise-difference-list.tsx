import type { EnterpriseKind, PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import { useMessages } from '../../lib/i18n/language.ts'
import { enterpriseKindViews } from '../enterprise/enterprise-kinds.ts'
import { sectionMessages } from '../enterprise/pavilion-section.messages.ts'
import { skinMessages } from '../hall/skin.messages.ts'
import { CertificateComparison } from './certificate-comparison.tsx'
import { DifferenceList, type SideNames } from './difference-list.tsx'
import { differenceMessages } from './differences.messages.ts'
import { enterpriseDifferences, productMoves } from './enterprise-differences.ts'
import { useProductNames } from './use-product-names.ts'

interface Props {
  kind: EnterpriseKind
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

/** What differs in one kind of an enterprise's content: lists entry by entry, all else place by place. */
export function EnterpriseDifferences(props: Props) {
  const { kind, before, after, sides } = props
  const { list } = enterpriseKindViews[kind]
  if (!list) return <Places {...props} />
  const { entries, dictionary } = list
  return <CertificateComparison before={entries(before)} after={entries(after)} sides={sides} dictionary={dictionary} />
}
