import { expect, it } from 'vitest'
import { printedNumber } from './patent-number.ts'

it('prints a granted patent as its certificate does', () => {
  expect(printedNumber({ number: 'CN202110123456.7', grantedOn: '2023-05-01' })).toBe('ZL 2021 1 0123456.7')
  expect(printedNumber({ number: 'CN02159962.9', grantedOn: '2005-05-01' })).toBe('ZL 02 1 59962.9')
})

it('does not call an application a patent', () => {
  expect(printedNumber({ number: 'CN201610311380.X', grantedOn: null })).toBe('CN 2016 1 0311380.X')
})

it('leaves what it cannot read as it is', () => {
  expect(printedNumber({ number: 'EP1234567', grantedOn: null })).toBe('EP1234567')
})
