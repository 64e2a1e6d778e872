import { expect, test } from 'vitest'
import { appAddress, codeOf, newSecret, stepAt, stepOf } from './totp.ts'

/** '12345678901234567890', of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of the standard', (second, code) => {
  expect(codeOf(SECRET, stepAt(new Date(second * 1000)))).toBe(code)
})

test('a code is known for thirty seconds before and after its own, and no longer', () => {
  const at = new Date('2026-11-23T08:00:15Z')
  const found = [-2, -1, 0, 1, 2].map((drift) => stepOf(SECRET, codeOf(SECRET, stepAt(at) + drift), at))
  expect(found).toEqual([null, stepAt(at) - 1, stepAt(at), stepAt(at) + 1, null])
})

test('every secret has 160 bits of its own, and its address holds it with account and platform', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  const address = new URL(appAddress(secret, '推广平台 A', 'li:si'))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe('/推广平台 A:li:si')
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: '推广平台 A' })
})
