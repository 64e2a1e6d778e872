import type { ReferencePrice } from '@portal/contract/product-document'
import { describe, expect, test } from 'vitest'
import { priceLine } from './price-line.ts'
import { amountText, isExpired, spanOf, tierRows } from './price-text.ts'

const price = (change: Partial<ReferencePrice>): ReferencePrice => ({
  mode: 'fixed',
  currency: 'CNY',
  unit: '',
  taxIncluded: true,
  taxRate: null,
  amount: null,
  from: null,
  to: null,
  tiers: [],
  validUntil: null,
  note: '',
  noteEn: '',
  ...change,
})

describe('A reference price', () => {
  test('is written as money is, with decimals only where there are some', () => {
    expect(amountText('zh-cn', 12_800, 'CNY')).toBe('¥12,800')
    expect(amountText('zh-cn', 12_800.5, 'CNY')).toBe('¥12,800.50')
    expect(amountText('en', 300, 'USD')).toContain('300')
  })

  test.each(['CNY', 'USD', 'EUR', 'JPY', 'HKD', 'GBP'] as const)('of %s reads as Intl writes it', (currency) => {
    for (const language of ['zh-cn', 'en'] as const) {
      for (const amount of [0, 300, 12_800, 12_800.5, 0.07, 1_000_000.25]) {
        const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
        const style = { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 } as const
        const written = new Intl.NumberFormat(language === 'en' ? 'en' : 'zh-CN', style).format(amount)
        expect(amountText(language, amount, currency)).toBe(written)
      }
    }
  })

  test('counts on its last day in Shanghai, and no longer', () => {
    const one = price({ validUntil: '2026-11-21' })
    expect(isExpired(one, new Date('2026-11-21T15:59:00Z'))).toBe(false)
    expect(isExpired(one, new Date('2026-11-21T16:00:00Z'))).toBe(true)
    expect(isExpired(price({}), new Date())).toBe(false)
  })

  test('has tiers that end where the next one begins', () => {
    const tiers = [
      { quantity: 1, amount: 9 },
      { quantity: 10, amount: 8 },
    ]
    expect(tierRows(tiers)).toEqual([
      { from: 1, to: 9, amount: 9 },
      { from: 10, to: null, amount: 8 },
    ])
  })

  test('spans what it names, and nothing where it is asked for', () => {
    expect(spanOf(price({ amount: 5 }))).toEqual({ low: 5, high: 5 })
    expect(spanOf(price({ mode: 'range', from: 3, to: 7, amount: 99 }))).toEqual({ low: 3, high: 7 })
    expect(spanOf(price({ mode: 'negotiable', amount: 5 }))).toBeNull()
  })

  test('names in one line what one piece is, in the language of the page', () => {
    const line = (change: Partial<ReferencePrice>, language: 'zh-cn' | 'en') =>
      priceLine({ price: price({ amount: 5, ...change }), unit: '台' }, language)
    expect([line({}, 'zh-cn'), line({}, 'en')]).toEqual(['¥5 / 台', 'CN¥5 / unit'])
    expect(line({ unit: '千张' }, 'en')).toBe('CN¥5 / thousand pictures')
  })
})
