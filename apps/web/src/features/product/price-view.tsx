import type { ReferencePrice } from '@portal/contract/product-document'
import { useState } from 'react'
import { formatDay, formatNumber } from '../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { priceMessages } from './price.messages.ts'
import { amountText, isExpired, spanOf, tierRows } from './price-text.ts'
import css from './price-view.module.css'

interface Props {
  price: ReferencePrice
  /** Of the product's facts, where the price names none of its own. */
  unit: string
}

/** What it costs by how many one takes. */
function Tiers({ price, unit }: Props) {
  const t = useMessages(priceMessages)
  const language = useLanguage()
  const count = (quantity: number): string => formatNumber(quantity)
  const quantity = ({ from, to }: { from: number; to: number | null }): string => {
    if (to === null) return t.from(count(from))
    return from === to ? count(from) : t.between(count(from), count(to))
  }
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">{unit === '' ? t.quantity : `${t.quantity} (${unit})`}</th>
          <th scope="col">{t.unitPrice}</th>
        </tr>
      </thead>
      <tbody>
        {tierRows(price.tiers).map((row) => (
          <tr key={row.from}>
            <th scope="row">{quantity(row)}</th>
            <td>{amountText(language, row.amount, price.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Amount({ price, unit }: Props) {
  const t = useMessages(priceMessages)
  const language = useLanguage()
  const span = spanOf(price)
  const money = (amount: number): string => amountText(language, amount, price.currency)
  if (span === null) return <p className={css['amount']}>{t.negotiable}</p>
  return (
    <p className={css['amount']}>
      {span.low === span.high ? money(span.low) : t.between(money(span.low), money(span.high))}
      {unit !== '' && <span className={css['unit']}> / {unit}</span>}
    </p>
  )
}

/** A reference price as visitors read it; an expired one says so. */
export function PriceView({ price, unit: productUnit }: Props) {
  const t = useMessages(priceMessages)
  const language = useLanguage()
  const unit = price.unit === '' ? productUnit : price.unit
  const { validUntil, mode, taxIncluded, taxRate } = price
  const note = preferEnglish(language, price.note, price.noteEn)
  const tax = taxIncluded ? t.taxIncluded(taxRate) : t.taxExcluded(taxRate)
  const [at] = useState(() => new Date())
  const expired = isExpired(price, at)
  return (
    <div className={css['price']}>
      {mode === 'tiers' ? <Tiers price={price} unit={unit} /> : <Amount price={price} unit={unit} />}
      {mode !== 'negotiable' && <p className={css['meta']}>{tax}</p>}
      {validUntil !== null && (
        <p className={`${css['meta']} ${expired ? css['expired'] : ''}`}>
          {expired ? t.expired(formatDay(language, validUntil)) : t.validUntil(formatDay(language, validUntil))}
        </p>
      )}
      {note !== '' && <p className={css['meta']}>{note}</p>}
    </div>
  )
}
