import type { ProductDetail } from '@portal/contract/product'
import { formatDay } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import page from '../../ui/page.module.css'
import { Section } from '../../ui/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CertificateList } from '../certificate/certificate-list.tsx'
import { EnterpriseCard } from '../enterprise/enterprise-card.tsx'
import type { EnterpriseCardView } from '../enterprise/enterprise-card.view.ts'
import { VideoList } from '../video/video-list.tsx'
import { PatentTable } from '../patent/patent-table.tsx'
import { Anatomy } from './anatomy.tsx'
import { priceMessages } from './price.messages.ts'
import { PriceView } from './price-view.tsx'
import css from './product-view.module.css'
import { depthMessages } from './product-depth.messages.ts'

/** What the enterprise writes about its product; it exists in Chinese only. */
function Description({ product, id }: { product: ProductDetail; id: string }) {
  const t = useMessages(depthMessages)
  const texts = [
    [t.functions, product.functions],
    [t.features, product.features],
    [t.scenario, product.scenario],
  ].filter(([, text]) => text !== '')
  if (texts.length === 0) return null
  return (
    <Section className={css['section']} id={id} title={t.description} note={t.chineseOnly}>
      <div className={css['texts']}>
        {texts.map(([title, text]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p lang="zh-CN">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

interface Props {
  product: ProductDetail
  enterprise: EnterpriseCardView
  /** The id of a section's heading. */
  idOf(section: string): string
}

/** What a product page shows below its first screen: parts, description, patents, enterprise. */
export default function ProductDepth({ product, enterprise, idOf }: Props) {
  const t = useMessages(depthMessages)
  const prices = useMessages(priceMessages)
  const language = useLanguage()
  const { chain } = product
  return (
    <>
      {chain && (
        <div className={css['section']}>
          <Anatomy id={idOf('anatomy')} product={product} chain={chain} maker={enterprise.name} />
        </div>
      )}
      {product.videos.length > 0 && (
        <Section className={css['section']} id={idOf('videos')} title={t.videos}>
          <VideoList videos={product.videos} />
        </Section>
      )}
      <Description id={idOf('description')} product={product} />
      {product.price && (
        <Section className={css['section']} id={idOf('price')} title={prices.head} note={prices.note}>
          <PriceView price={product.price} unit={product.unit} />
        </Section>
      )}
      <Section className={css['section']} id={idOf('patents')} title={t.patentsHead} note={t.patentsNote}>
        {product.patents.length > 0 ? <PatentTable patents={product.patents} /> : <p>{t.noPatents}</p>}
        <p className={css['updated']}>{t.updated(formatDay(language, product.updatedAt))}</p>
      </Section>
      {product.certificates.length > 0 && (
        <Section className={css['section']} id={idOf('certificates')} title={t.certificates}>
          <CertificateList certificates={product.certificates} />
        </Section>
      )}
      <Section
        className={`${css['section']} ${css['enterprise']}`}
        id={idOf('enterprise')}
        title={t.enterpriseHead}
        action={
          <SiteLink className={page['more']} to={`/website/product?enterprise=${enterprise.id}`}>
            {' '}
            {t.enterpriseProducts}{' '}
          </SiteLink>
        }
      >
        <EnterpriseCard enterprise={enterprise} />
      </Section>
    </>
  )
}
