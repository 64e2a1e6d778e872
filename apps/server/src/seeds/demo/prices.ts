/** What the demonstration's products are asked for: every kind of price, and one that changed in the course of time. */
import type { ReferencePrice } from '@portal/contract/product-document'

const price = (change: Partial<ReferencePrice>): ReferencePrice => ({
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
  ...change,
})

/** By model, oldest first. */
const prices: Readonly<Record<string, readonly ReferencePrice[]>> = {
  'QLP-250': [
    price({ amount: 39_800 }),
    price({ amount: 38_200 }),
    price({ amount: 36_800, note: '不含安装调试费用', noteEn: 'Without installation' }),
  ],
  'ZJHM-16P': [
    price({
      mode: 'range',
      from: 18_600,
      to: 42_000,
      note: '按口径与阀芯材质报价',
      noteEn: 'By bore and trim material',
    }),
  ],
  'UF-4×60': [price({ mode: 'negotiable' })],
  'SL-192': [
    price({
      mode: 'tiers',
      tiers: [
        { quantity: 1, amount: 12_800 },
        { quantity: 20, amount: 11_600 },
        { quantity: 100, amount: 9_900 },
      ],
    }),
  ],
  'RJ-25-100': [price({ amount: 2_380, validUntil: '2026-06-30' })],
}

/** What a model was asked for, oldest first; nothing for most. */
export const pricesOf = (model: string): readonly ReferencePrice[] => prices[model] ?? []
