import { expect, it } from 'vitest'
import { checkCredentials } from './use-login.ts'

it.each([
  ['', '', { username: 'username.required', password: 'password.required' }],
  ['  ', 'Demo@123456', { username: 'username.required' }],
  ['demo', '', { password: 'password.required' }],
  ['demo', '12345', { password: 'password.short' }],
  ['demo', '123456', {}],
  ['demo', '      ', {}],
])('credentials %j and %j are told apart', (username, password, wrong) => {
  expect(checkCredentials(username, password)).toEqual(wrong)
})
