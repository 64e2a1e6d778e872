import { expect, test } from 'vitest'
import { periodText } from './period.ts'

test('a period says once what its first and last day share', () => {
  expect(periodText('zh-cn', '2026-09-22', '2026-09-24')).toBe('2026年9月22日至24日')
  expect(periodText('zh-cn', '2026-09-22', '2026-10-22')).toBe('2026年9月22日至10月22日')
  expect(periodText('zh-cn', '2026-11-12', '2027-01-12')).toBe('2026年11月12日至2027年1月12日')
  expect(periodText('zh-cn', '2026-11-12', '2026-11-12')).toBe('2026年11月12日')
  expect(periodText('en', '2026-09-22', '2026-09-24')).toBe('22–24 Sept 2026')
  expect(periodText('en', '2026-11-12', '2026-12-12')).toBe('12 Nov – 12 Dec 2026')
  expect(periodText('en', '2026-11-12', '2027-01-12')).toBe('12 Nov 2026 – 12 Jan 2027')
  expect(periodText('en', '2026-11-12', '2026-11-12')).toBe('12 Nov 2026')
})
