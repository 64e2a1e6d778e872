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

export type PriceProblem = Extract<keyof (typeof priceTabMessages)['en'], `problem${string}`>

function faultsOfTiers(tiers: ReferencePrice['tiers']): ReadonlyMap<string, PriceProblem> {
  const faults = new Map<string, PriceProblem>()
  if (tiers.length === 0) faults.set('tiers', 'problemTiers')
  for (const [at, { quantity, amount }] of tiers.entries()) {
    const before = tiers[at - 1]
    if (before && quantity <= before.quantity) faults.set(`tiers.${at}.quantity`, 'problemRising')
    if (amount === 0) faults.set(`tiers.${at}.amount`, 'problemTiers')
  }
  return faults
}

/**
 * Why a price cannot be submitted as it is: by field (`amount`, `tiers.0.quantity`), in the order of the fields, the word
 * that says so. The server asks the same.
 */
export function priceFaults({ mode, amount, from, to, tiers }: ReferencePrice): ReadonlyMap<string, PriceProblem> {
  if (mode === 'fixed') return new Map(amount === null ? [['amount', 'problemAmount']] : [])
  if (mode === 'tiers') return faultsOfTiers(tiers)
  if (mode === 'negotiable') return new Map()
  if (from !== null && to !== null) return new Map(from > to ? [['to', 'problemOrder']] : [])
  const missing = [...(from === null ? ['from'] : []), ...(to === null ? ['to'] : [])]
  return new Map(missing.map((field) => [field, 'problemRange']))
}

/** The tiers to begin with: those there are, or one at the price that was typed. */
export const startingTiers = ({ tiers, amount }: ReferencePrice): ReferencePrice['tiers'] =>
  tiers.length > 0 ? tiers : [{ quantity: 1, amount: amount ?? 0 }]

/** The tier that is offered next. */
export function nextTier(tiers: ReferencePrice['tiers']): ReferencePrice['tiers'][number] {
  const last = tiers.at(-1)
  return last ? { quantity: last.quantity * 10, amount: last.amount } : { quantity: 1, amount: 0 }
}
