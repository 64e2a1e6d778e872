import type { ProductDetail } from '@portal/contract/product'
import { formatDay } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import css from './product-facts.module.css'
import { productMessages } from './product.messages.ts'

interface Props {
  product: ProductDetail
  industry: string
  /** The reference price in one line. */
  price?: string | undefined
}

/** What is known of a product, as a list of measured facts; what is empty is left out. */
export function ProductFacts({ product, industry, price }: Props) {
  const t = useMessages(productMessages)
  const language = useLanguage()
  const day = (value: string | null): string => (value === null ? '' : formatDay(language, value))
  const filed = product.filingStatus !== '0'
  const facts: [string, string][] = [
    [t.price, price ?? t.noPrice],
    [t.model, product.model],
    [t.industry, industry],
    [t.launchedOn, day(product.launchedOn)],
    [t.unit, product.unit],
    [t.filingNo, product.filingNo],
    [t.filingStatus, filed ? t[`filing${product.filingStatus}`] : ''],
    [t.filedOn, day(product.filedOn)],
    [t.recognition, product.recognitionStatus === '0' ? '' : t[`recognition${product.recognitionStatus}`]],
    [t.recognitionYear, product.recognitionYear === null ? '' : t.year(product.recognitionYear)],
  ]
  return (
    <dl className={css['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
