/**
 * What is wrong with an entry as typed, by key: the words follow the language. The same rules as the contract's
 * schemas (a test compares them), without their library, which the first load does without.
 */
import type { Found } from './said.ts'

const PASSWORD_MIN = 6

/** Undefined when nothing is wrong; `typed` holds the other entries of the form. */
export type Check = (value: string, typed: Readonly<Record<string, string | undefined>>) => Found | undefined

/** Of what can stand as it is. */
export const noCheck: Check = () => undefined

export const checkUsername: Check = (value) => (value.trim() === '' ? 'username.required' : undefined)

export const checkNewUsername: Check = (value) => {
  if (value === '') return 'username.required'
  return /^[A-Za-z][\w.-]{2,31}$/.test(value) ? undefined : 'username.form'
}

export const checkPassword: Check = (value) => {
  if (value === '') return 'password.required'
  return value.length < PASSWORD_MIN ? 'password.short' : undefined
}

export const checkConfirmation: Check = (value, { password }) => {
  if (value === '') return 'password.confirm'
  return value === password ? undefined : 'password.differs'
}

export const checkMobile: Check = (value) => (/^1[3-9]\d{9}$/.test(value) ? undefined : 'mobile.form')

/** Six digits, from an SMS. */
export const checkCode: Check = (value) => (/^\d{6}$/.test(value) ? undefined : 'code.required')

/** Six digits of an authenticator app, or a recovery code, however they are grouped. */
export const checkFactorCode: Check = (value) => {
  const code = value.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^(\d{6}|[0-9A-HJKMNP-TV-Z]{24}|[0-9A-HJKMNP-TV-Z]{10})$/.test(code) ? undefined : 'factor.form'
}

export const checkCaptcha: Check = (value) => (value.trim() === '' ? 'code.required' : undefined)

export const checkEnterprise: Check = (value) => (value.trim() === '' ? 'enterprise.required' : undefined)

export const checkNickname: Check = (value) => (value.trim() === '' ? 'nickname.required' : undefined)

/** A checkbox says `on` when it is ticked; without consent the server refuses, too. */
export const checkAgreement: Check = (value) => (value === '' ? 'A0101' : undefined)
