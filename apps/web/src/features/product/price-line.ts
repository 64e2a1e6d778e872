/** A reference price in one line. Pages get it from the server. */
import type { Language } from '@portal/contract/kit'
import type { ProductDetail } from '@portal/contract/product'
import { amountText, spanOf } from './price-text.ts'
import { priceMessages } from './price.messages.ts'
import { unitMessages } from './unit-name.messages.ts'

/** `¥18,600–¥42,000 / 台`, `面议`; empty when the enterprise gives none. */
export function priceLine({ price, unit }: Pick<ProductDetail, 'price' | 'unit'>, language: Language): string {
  if (!price) return ''
  const span = spanOf(price)
  if (!span) return priceMessages[language].negotiable
  const { low, high } = span
  const amounts = low === high ? [low] : [low, high]
  const text = amounts.map((amount) => amountText(language, amount, price.currency)).join('–')
  const per = unitMessages[language].unit(price.unit || unit)
  return per === '' ? text : `${text} / ${per}`
}
