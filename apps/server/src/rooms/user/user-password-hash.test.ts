import { expect, test } from 'vitest'
import { hashPassword, passwordHolds } from './user-password.service.ts'

const KEPT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/

test('a password is kept as Argon2id of 19 MiB and two passes, under a salt of its own', async () => {
  const [first, second] = [await hashPassword('a-good-password'), await hashPassword('a-good-password')]
  for (const kept of [first, second]) expect(kept).toMatch(KEPT)
  expect(first).not.toBe(second)
})

test('it holds for its own hash, and for none where there is none', async () => {
  const kept = await hashPassword('a-good-password')
  expect(await passwordHolds(kept, 'a-good-password')).toBe(true)
  expect(await passwordHolds(kept, 'a-good-passwore')).toBe(false)
  expect(await passwordHolds(null, 'a-good-password')).toBe(false)
})
