import type { ProductDetail } from '@portal/contract/product'
import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { originalLang, preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { BelowTheFold } from '../../ui/below-the-fold.tsx'
import { Empty } from '../../ui/empty.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { OriginalNote } from '../../ui/original-note.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { enterpriseAddress } from '../enterprise/enterprise-address.ts'
import type { EnterpriseCardView } from '../enterprise/enterprise-card.view.ts'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import css from './product-view.module.css'
import { productCardMessages } from './product-card.messages.ts'
import { productMessages } from './product.messages.ts'

// Its buttons answer the first touch, so it does not wait for one.
const ProductDepth = lazyPart(() => import('./product-depth.tsx'))

interface Props {
  product: ProductDetail
  /** Name of the product's industry in the language shown. */
  industry: string
  enterprise: EnterpriseCardView
  /** The reference price in one line. */
  price?: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** 1 on a page of its own, 2 where the page has its own title. */
  headingLevel?: 1 | 2
}

function NoPicture() {
  return <Empty title={useMessages(productCardMessages).noPicture} />
}

/** Tags, name, who makes it and the one sentence. */
function Opening({
  product,
  enterprise,
  actions,
  headingLevel,
}: Pick<Props, 'product' | 'enterprise' | 'actions' | 'headingLevel'>) {
  const t = useMessages(productCardMessages)
  const filed = useMessages(productMessages).filing3
  const language = useLanguage()
  const Heading = headingLevel === 2 ? 'h2' : 'h1'
  const summary = preferEnglish(language, product.summary, product.summaryEn)
  return (
    <header className={css['opening']}>
      <div className={css['tags']}>
        {product.recognitionYear !== null && <Tag tone="brand">{t.recognised(product.recognitionYear)}</Tag>}
        {product.filingStatus === '3' && <Tag>{filed}</Tag>}
        <Tag>{t.patents(formatNumber(product.patents.length))}</Tag>
        {product.chain && <Tag>{t.parts(formatNumber(product.chain.parts.length))}</Tag>}
      </div>
      <Heading className={css['name']} lang={originalLang(language, product.nameEn)}>
        {preferEnglish(language, product.name, product.nameEn)}
      </Heading>
      <p className={css['maker']}>
        <SiteLink to={enterpriseAddress(enterprise.id)}>{enterprise.name}</SiteLink>
      </p>
      {summary !== '' && (
        <p className={css['summary']} lang={originalLang(language, product.summaryEn)}>
          {summary}
        </p>
      )}
      <OriginalNote
        texts={[
          [product.name, product.nameEn],
          [summary, product.summaryEn],
        ]}
      />
      {actions && <div className={css['actions']}>{actions}</div>}
    </header>
  )
}

/** The public page of a product as visitors see it; review and preview draw the same. */
export function ProductView({ product, industry, enterprise, price, actions, headingLevel = 1 }: Props) {
  const t = useMessages(productMessages)
  const { chain } = product
  // Where two of these stand side by side, the names of their sections must differ; on a page of its own they are addresses.
  const prefix = useId()
  const idOf = (name: string): string => (headingLevel === 1 ? name : `${prefix}${name}`)
  const drawn = product.pictures.length > 0 ? product.pictures : [chain?.assembled ?? chain?.exploded ?? null]
  const pictures = drawn.filter((picture) => picture !== null)
  return (
    <div className={css['view']}>
      <div className={css['top']}>
        {pictures.length > 0 ? <Gallery pictures={pictures} /> : <NoPicture />}
        <div className={css['side']}>
          <Opening product={product} enterprise={enterprise} actions={actions} headingLevel={headingLevel} />
          <div role="group" aria-label={t.summaryOf}>
            <ProductFacts product={product} industry={industry} price={price} />
          </div>
        </div>
      </div>
      <BelowTheFold>
        <ProductDepth product={product} enterprise={enterprise} idOf={idOf} />
      </BelowTheFold>
    </div>
  )
}
