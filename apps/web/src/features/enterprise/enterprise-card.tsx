import type { Picture as PictureData } from '@portal/contract/file'
import { formatNumber } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Highlight } from '../../ui/highlight.tsx'
import linkCard from '../../ui/link-card.module.css'
import { Picture } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { enterpriseAddress } from './enterprise-address.ts'
import css from './enterprise-card.module.css'
import type { EnterpriseCardView } from './enterprise-card.view.ts'
import { enterpriseMessages } from './enterprise.messages.ts'
import { Monogram } from './monogram.tsx'

/** An enterprise in a list; the whole card leads to its page. */
export function EnterpriseCard({
  enterprise,
  terms = [],
  headingLevel = 3,
  picture,
}: {
  enterprise: EnterpriseCardView
  /** Of what it shows first; null where it shows nothing, undefined where no pictures are shown at all. */
  picture?: PictureData | null
  terms?: readonly string[]
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  const t = useMessages(enterpriseMessages)
  return (
    <article className={`${linkCard['card']} ${css['card']}`}>
      {picture === undefined ? (
        <Monogram name={enterprise.name} />
      ) : (
        <div className={css['picture']}>
          {picture ? <Picture picture={picture} sizes="136px" alt="" /> : <Monogram name={enterprise.name} />}
        </div>
      )}
      <div className={css['text']}>
        <Heading className={css['name']}>
          <SiteLink to={enterpriseAddress(enterprise.id)}>
            <Highlight text={enterprise.name} terms={terms} />
          </SiteLink>
        </Heading>
        <p className={css['place']}>
          {enterprise.region} · {enterprise.industry}
        </p>
        {enterprise.summary !== '' && (
          <p className={css['summary']} lang="zh-CN">
            {enterprise.summary}
          </p>
        )}
        <p className={css['counts']}>
          <span>{t.products(formatNumber(enterprise.productCount))}</span>
          <span>{t.patents(formatNumber(enterprise.patentCount))}</span>
        </p>
      </div>
    </article>
  )
}
