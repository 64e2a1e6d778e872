import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypted, encrypted } from './cipher.ts'

const key = randomBytes(32)
const text = '一段文字'

test('what is encrypted is read again with its key, about the same thing', () => {
  expect(decrypted(encrypted(text, key, 'a'), key, 'a')).toBe(text)
  expect(decrypted(encrypted('', key), key)).toBe('')
})

test('every encryption has a nonce of its own, so that equal texts do not look alike', () => {
  const kept = Array.from({ length: 100 }, () => encrypted(text, key))
  expect(new Set(kept.map((one) => one.subarray(0, 12).toString('hex'))).size).toBe(100)
  expect(kept.some((one) => one.includes(text))).toBe(false)
})

test('another key, another thing, or a single changed bit reads as nothing', () => {
  const kept = encrypted(text, key, 'a')
  expect(() => decrypted(kept, randomBytes(32), 'a')).toThrow(/authenticat/)
  expect(() => decrypted(kept, key, 'b')).toThrow(/authenticat/)
  for (const place of kept.keys()) {
    const changed = Buffer.from(kept)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(() => decrypted(changed, key, 'a')).toThrow(/authenticat/)
  }
  expect(() => decrypted(kept.subarray(0, 20), key, 'a')).toThrow(/authenticat/)
})
