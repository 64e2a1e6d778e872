import type { ProductDetail } from '@portal/contract/product'
import { type ReactNode, useId } from 'react'
import { formatDay, formatNumber } from '../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Empty } from '../../ui/empty.tsx'
import page from '../../ui/page.module.css'
import { SectionHead } from '../../ui/section-head.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { EnterpriseCard } from '../enterprise/enterprise-card.tsx'
import type { EnterpriseCardView } from '../enterprise/enterprise-card.view.ts'
import { PatentTable } from '../patent/patent-table.tsx'
import { Anatomy } from './anatomy.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import css from './product-view.module.css'
import { productCardWords } from './product-card.messages.ts'
import { productWords } from './product.messages.ts'

interface Props {
  product: ProductDetail
  /** Name of the product's industry in the language shown. */
  industry: string
  enterprise: EnterpriseCardView
  /** Buttons beside the title. */
  actions?: ReactNode
  /** 1 on a page of its own, 2 where the page has its own title. */
  headingLevel?: 1 | 2
}

function NoPicture() {
  return <Empty title={useMessages(productCardWords).noPicture} />
}

/** Name, tags and the one sentence. */
function Opening({ product, actions, headingLevel }: Pick<Props, 'product' | 'actions' | 'headingLevel'>) {
  const t = useMessages(productCardWords)
  const filed = useMessages(productWords).filing3
  const language = useLanguage()
  const Heading = headingLevel === 2 ? 'h2' : 'h1'
  const summary = preferEnglish(language, product.summary, product.summaryEn)
  return (
    <header className={css['opening']}>
      <div className={css['tags']}>
        {product.recognitionYear !== null && <Tag tone="brand">{t.recognised(product.recognitionYear)}</Tag>}
        {product.filingStatus === '3' && <Tag>{filed}</Tag>}
        <Tag>{t.patents(formatNumber(language, product.patents.length))}</Tag>
        {product.chain && <Tag>{t.parts(formatNumber(language, product.chain.parts.length))}</Tag>}
      </div>
      <Heading className={css['name']}>{preferEnglish(language, product.name, product.nameEn)}</Heading>
      {summary !== '' && <p className={css['summary']}>{summary}</p>}
      {actions && <div className={css['actions']}>{actions}</div>}
    </header>
  )
}

/** What the enterprise writes about its product; it exists in Chinese only. */
function Description({ product, id }: { product: ProductDetail; id: string }) {
  const t = useMessages(productWords)
  const texts = [
    [t.functions, product.functions],
    [t.features, product.features],
    [t.scenario, product.scenario],
  ].filter(([, text]) => text !== '')
  if (texts.length === 0) return null
  return (
    <section className={css['section']} aria-labelledby={id}>
      <SectionHead id={id} title={t.description} note={t.chineseOnly} />
      <div className={css['texts']}>
        {texts.map(([title, text]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p lang="zh-CN">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The public page of a product as visitors see it; review and preview draw the same. */
export function ProductView({ product, industry, enterprise, actions, headingLevel = 1 }: Props) {
  const t = useMessages(productWords)
  const language = useLanguage()
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
          <Opening product={product} actions={actions} headingLevel={headingLevel} />
          <section aria-label={t.summaryOf}>
            <ProductFacts product={product} industry={industry} />
          </section>
        </div>
      </div>
      {chain && (
        <div className={css['section']}>
          <Anatomy id={idOf('anatomy')} product={product} chain={chain} maker={enterprise.name} />
        </div>
      )}
      <Description id={idOf('description')} product={product} />
      <section className={css['section']} aria-labelledby={idOf('patents')}>
        <SectionHead id={idOf('patents')} title={t.patentsHead} note={t.patentsNote} />
        {product.patents.length > 0 ? <PatentTable patents={product.patents} /> : <p>{t.noPatents}</p>}
        <p className={css['updated']}>{t.updated(formatDay(language, product.updatedAt))}</p>
      </section>
      <section className={`${css['section']} ${css['enterprise']}`} aria-labelledby={idOf('enterprise')}>
        <SectionHead
          id={idOf('enterprise')}
          title={t.enterpriseHead}
          action={
            <SiteLink className={page['more']} to={`/website/product?enterprise=${enterprise.id}`}>
              {t.enterpriseProducts}
            </SiteLink>
          }
        />
        <EnterpriseCard enterprise={enterprise} />
      </section>
    </div>
  )
}
