import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['1234567890', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['Password1!', 'weak'],
  ['lowercaseonly', 'weak'],
  ['pump2026', 'fair'],
  ['Pump-2026', 'fair'],
  ['Pump-2026-x', 'strong'],
  ['correct horse battery', 'strong'],
  ['水泵厂的门口有三棵银杏Tree', 'strong'],
])('the password %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
