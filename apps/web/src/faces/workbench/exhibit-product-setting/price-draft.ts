import type { ReferencePrice } from '@portal/contract/product-document'
import type { priceTabMessages } from './price-tab.messages.ts'

/** A price before anything was typed. */
export const EMPTY_PRICE: ReferencePrice = {
  mode: 'fixed',
  currency: 'CNY',
  unit: '',
  taxIncluded: true,
  taxRate: 13,
  amount: null,
  from: null,
  to: null,
  tiers: [],
  validUntil: null,
  note: '',
  noteEn: '',
}

type Problem = Extract<keyof (typeof priceTabMessages)['en'], `problem${string}`>

/** Why a price cannot be submitted as it is, by the word that says so; the server asks the same. */
export function priceProblem({ mode, amount, from, to, tiers }: ReferencePrice): Problem | null {
  if (mode === 'fixed') return amount === null ? 'problemAmount' : null
  if (mode === 'range') {
    if (from === null || to === null) return 'problemRange'
    return from > to ? 'problemOrder' : null
  }
  if (mode === 'negotiable') return null
  if (tiers.length === 0 || tiers.some((tier) => tier.amount === 0)) return 'problemTiers'
  const rising = tiers.every((tier, index) => index === 0 || tier.quantity > (tiers[index - 1]?.quantity ?? 0))
  return rising ? null : 'problemRising'
}

/** The tiers to begin with: those there are, or one at the price that was typed. */
export const startingTiers = ({ tiers, amount }: ReferencePrice): ReferencePrice['tiers'] =>
  tiers.length > 0 ? tiers : [{ quantity: 1, amount: amount ?? 0 }]

/** The tier that is offered next. */
export function nextTier(tiers: ReferencePrice['tiers']): ReferencePrice['tiers'][number] {
  const last = tiers.at(-1)
  return last ? { quantity: last.quantity * 10, amount: last.amount } : { quantity: 1, amount: 0 }
}
