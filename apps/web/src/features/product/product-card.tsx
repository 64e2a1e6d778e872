import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Highlight } from '../../ui/highlight.tsx'
import linkCard from '../../ui/link-card.module.css'
import { Picture } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { productAddress } from './product-address.ts'
import { productCardMessages } from './product-card.messages.ts'
import css from './product-card.module.css'
import type { ProductCardView } from './product-card.view.ts'

interface Props {
  product: ProductCardView
  /** Words that were looked for. */
  terms?: readonly string[]
  sizes?: string
  /** Stands where it is seen without scrolling. */
  first?: boolean
  /** 2 where the list stands directly under the page's title. */
  headingLevel?: 2 | 3
  /** Lies beside its picture, with more words, instead of under it. */
  wide?: boolean
  /** Something to press of its own, over the picture. */
  aside?: ReactNode
}

/** A product in a list: its picture, which comes apart under the pointer, and what it is. The whole card is the link. */
export function ProductCard({
  product,
  terms = [],
  sizes = '(max-width: 639px) calc(50vw - 40px), 320px',
  first = false,
  headingLevel = 3,
  wide = false,
  aside,
}: Props) {
  const Heading = `h${headingLevel}` as const
  const t = useMessages(productCardMessages)
  const { cover, exploded } = product
  const shown = cover ?? exploded
  return (
    <article className={`${linkCard['card']} ${css['card']}`} data-wide={wide || undefined}>
      <div className={css['pictures']}>
        {shown ? <Picture picture={shown} sizes={sizes} alt="" first={first} /> : <p>{t.noPicture}</p>}
        {cover && exploded && <Picture className={css['exploded']} picture={exploded} sizes={sizes} alt="" />}
        {product.recognitionYear !== null && (
          <span className={css['recognised']}>{t.recognised(product.recognitionYear)}</span>
        )}
        {aside && <div className={css['aside']}>{aside}</div>}
      </div>
      <div className={css['text']}>
        <Heading>
          <SiteLink to={productAddress(product.id)}>
            <Highlight text={product.name} terms={terms} />
          </SiteLink>
        </Heading>
        <p className={css['maker']}>
          <Highlight text={product.enterprise} terms={terms} />
          {wide && ` · ${[product.industry, product.model].filter((word) => word !== '').join(' · ')}`}
        </p>
        {product.summary !== '' && (
          <p className={css['summary']}>
            <Highlight text={product.summary} terms={terms} />
          </p>
        )}
        <p className={css['counts']}>
          <span>{t.patents(formatNumber(product.patentCount))}</span>
          {product.partCount > 0 && <span>{t.parts(formatNumber(product.partCount))}</span>}
          <span className={css['place']}>{product.region}</span>
        </p>
      </div>
    </article>
  )
}
