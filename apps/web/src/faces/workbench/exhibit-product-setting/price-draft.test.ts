import type { ReferencePrice } from '@portal/contract/product-document'
import { expect, it } from 'vitest'
import { EMPTY_PRICE, priceFaults } from './price-draft.ts'

const faultsOf = (change: Partial<ReferencePrice>) => [...priceFaults({ ...EMPTY_PRICE, ...change })]

it.each<[string, Partial<ReferencePrice>, string[][]]>([
  ['a price that is not typed', {}, [['amount', 'problemAmount']]],
  [
    'both ends of a range that are not typed',
    { mode: 'range' },
    [
      ['from', 'problemRange'],
      ['to', 'problemRange'],
    ],
  ],
  ['a range that ends below its beginning', { mode: 'range', from: 2, to: 1 }, [['to', 'problemOrder']]],
  ['a list without tiers', { mode: 'tiers' }, [['tiers', 'problemTiers']]],
  [
    'each tier that has no price or does not rise',
    {
      mode: 'tiers',
      tiers: [
        { quantity: 10, amount: 0 },
        { quantity: 10, amount: 5 },
        { quantity: 20, amount: 0 },
      ],
    },
    [
      ['tiers.0.amount', 'problemTiers'],
      ['tiers.1.quantity', 'problemRising'],
      ['tiers.2.amount', 'problemTiers'],
    ],
  ],
])('%s is told at its field', (_name, change, faults) => {
  expect(faultsOf(change)).toEqual(faults)
})

it.each<[string, Partial<ReferencePrice>]>([
  ['a price', { amount: 9800 }],
  ['a range', { mode: 'range', from: 1, to: 1 }],
  ['a price on request', { mode: 'negotiable' }],
  [
    'rising tiers',
    {
      mode: 'tiers',
      tiers: [
        { quantity: 1, amount: 9 },
        { quantity: 10, amount: 8 },
      ],
    },
  ],
])('%s is told nothing', (_name, change) => {
  expect(faultsOf(change)).toEqual([])
})
