import type { Language } from '@portal/contract/kit'
import type { ReferencePrice } from '@portal/contract/product-document'
import { languageTag } from '../../lib/i18n/language.ts'

type Currency = ReferencePrice['currency']

/** `¥12,800`, `¥12,800.50`, `US$300`: an amount of money in the language. */
export const amountText = (language: Language, amount: number, currency: Currency): string =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)

/** Whether the last day a price is valid on has passed in Asia/Shanghai. `validUntil` as YYYY-MM-DD. */
export const isExpired = ({ validUntil }: Pick<ReferencePrice, 'validUntil'>, at: Date): boolean =>
  validUntil !== null && validUntil < new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at)

export interface TierRow {
  /** The smallest and the largest quantity; null: no end. */
  from: number
  to: number | null
  amount: number
}

/** Tiers with the quantities they end at. */
export const tierRows = (tiers: ReferencePrice['tiers']): TierRow[] =>
  tiers.map(({ quantity, amount }, index) => {
    const next = tiers[index + 1]
    return { from: quantity, to: next ? next.quantity - 1 : null, amount }
  })

/** The lowest and the highest of what a price names; null when it names none. */
export function spanOf({ mode, amount, from, to, tiers }: ReferencePrice): { low: number; high: number } | null {
  const named: (number | null)[] = {
    fixed: [amount],
    range: [from, to],
    tiers: tiers.map((tier) => tier.amount),
    negotiable: [],
  }[mode]
  const amounts = named.filter((one) => one !== null)
  return amounts.length === 0 ? null : { low: Math.min(...amounts), high: Math.max(...amounts) }
}
