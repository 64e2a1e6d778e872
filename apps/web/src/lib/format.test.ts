import { describe, expect, test } from 'vitest'
import { dayOf, formatDay, formatInstant, formatNumber } from './format.ts'
import { languageTag } from './i18n/language.ts'

const languages = ['zh-cn', 'en'] as const
const timeZone = 'Asia/Shanghai'

/** `Intl` is right and slow; what is written by hand must not differ from it. */
describe('what is written by hand reads as Intl writes it', () => {
  test.each([0, 7, 999, 1000, 12_345, 1_234_567, 0.1, 9.87654, 1234.5, -1, -999, -1000, -1_234_567.25])(
    'the number %d, in both languages',
    (value) => {
      for (const language of languages)
        expect(formatNumber(value)).toBe(new Intl.NumberFormat(languageTag(language)).format(value))
    },
  )

  test('the days of all months, in both languages', () => {
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28, 16)))
    for (const day of days) {
      const parts = { year: 'numeric', day: 'numeric', timeZone } as const
      expect(formatDay('en', day)).toBe(new Intl.DateTimeFormat('en-GB', { ...parts, month: 'short' }).format(day))
      expect(formatDay('zh-cn', day)).toBe(new Intl.DateTimeFormat('zh-CN', { ...parts, month: 'long' }).format(day))
      expect(dayOf(day)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(day))
    }
  })

  test('a day without a time stays the same day', () => {
    expect(dayOf('1988-07-01')).toBe('1988-07-01')
    expect(formatDay('en', '2026-09-03')).toBe('3 Sept 2026')
  })

  test('an instant to the minute, where Shanghai has tomorrow already', () => {
    expect(formatInstant('2026-01-30T16:05:59.999Z')).toBe('2026-01-31 00:05')
  })
})
