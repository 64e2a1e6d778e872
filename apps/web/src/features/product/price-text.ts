import type { Language } from '@portal/contract/kit'
import type { ReferencePrice } from '@portal/contract/product-document'
import { dayOf, formatNumber } from '../../lib/format.ts'

type Currency = ReferencePrice['currency']

/** The same sign means another currency to readers of the other language. */
const signs: Record<Language, Record<Currency, string>> = {
  'zh-cn': { CNY: '¥', USD: 'US$', EUR: '€', JPY: 'JP¥', HKD: 'HK$', GBP: '£' },
  en: { CNY: 'CN¥', USD: '$', EUR: '€', JPY: '¥', HKD: 'HK$', GBP: '£' },
}

/** `¥12,800`, `¥12,800.50`, `US$300`: an amount of money in the language, its hundredths if it has any. */
export function amountText(language: Language, amount: number, currency: Currency): string {
  const [whole = 0, hundredths] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.')
  const number = formatNumber(Number(whole))
  return signs[language][currency] + (hundredths === undefined ? number : `${number}.${hundredths}`)
}

/** Whether the last day a price is valid on has passed in Asia/Shanghai. `validUntil` as YYYY-MM-DD. */
export const isExpired = ({ validUntil }: Pick<ReferencePrice, 'validUntil'>, at: Date): boolean =>
  validUntil !== null && validUntil < dayOf(at)

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
