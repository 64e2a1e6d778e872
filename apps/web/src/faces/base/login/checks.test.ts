import { Mobile, Nickname, Password, Registration, Username, VerificationCode } from '@portal/contract/user'
import { FactorCode } from '@portal/contract/user-factor-code'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  type Check,
  checkAgreement,
  checkCaptcha,
  checkCode,
  checkConfirmation,
  checkEnterprise,
  checkFactorCode,
  checkMobile,
  checkNewUsername,
  checkNickname,
  checkPassword,
  checkUsername,
} from './checks.ts'

const firstMessage = (schema: z.ZodType, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

const samples = ['', ' ', '12345', '123456', 'a', 'ab', 'abc', 'zhang.san_1-x', '1abc', '张三', 'a'.repeat(33)]
const numbers = ['13800000000', '12800000000', '1380000000', '138000000000', '+8613800000000', '12345 ', '000000']
const codes = ['123 456', 'ABCDE-FGHJK', 'abcdefghjk', 'ABCDE-FGHIL', '1234-56', 'ABCDE-FGHJ']
const all = [...samples, ...numbers, ...codes]

describe('an entry is judged in the form as it will be by the server', () => {
  const pairs: [string, Check, z.ZodType][] = [
    ['password', checkPassword, Password],
    ['mobile', checkMobile, Mobile],
    ['code', checkCode, VerificationCode],
    ['second factor', checkFactorCode, FactorCode],
    ['name', checkNickname, Nickname],
    ['enterprise', checkEnterprise, Registration.shape.enterpriseName],
  ]
  it.each(pairs)('%s', (_, check, schema) => {
    for (const value of all) expect([value, check(value, {})]).toEqual([value, firstMessage(schema, value)])
  })

  it('a new username, except that none is asked for in words of its own', () => {
    for (const value of all.filter((sample) => sample !== ''))
      expect([value, checkNewUsername(value, {})]).toEqual([value, firstMessage(Username, value)])
    expect(checkNewUsername('', {})).toBe('username.required')
  })
})

it('both entries of a password are compared, and a missing second one is asked for', () => {
  expect(checkConfirmation('', { password: 'secret-1' })).toBe('password.confirm')
  expect(checkConfirmation('secret-2', { password: 'secret-1' })).toBe('password.differs')
  expect(checkConfirmation('secret-1', { password: 'secret-1' })).toBeUndefined()
})

it.each([
  [checkUsername, '  ', 'username.required'],
  [checkUsername, 'demo', undefined],
  [checkCaptcha, '', 'code.required'],
  [checkCaptcha, 'x7Kp', undefined],
  [checkAgreement, '', 'A0101'],
  [checkAgreement, 'on', undefined],
] as const)('%o says of %j: %s', (check, value, key) => {
  expect(check(value, {})).toBe(key)
})
