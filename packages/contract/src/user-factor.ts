/** The second factor of an account: an authenticator app (TOTP, RFC 6238) with recovery codes. */
import { z } from 'zod'
import { endpoint, Instant } from './kit.ts'
import { Password } from './user.ts'
import { FactorCode } from './user-factor-code.ts'

export { FactorAnswer } from './user-factor-code.ts'

/** Six digits of the app alone. */
const AppCode = FactorCode.refine((code) => /^\d{6}$/.test(code), { error: 'factor.form' })

/**
 * That it is the person: the password, or a fresh code. Neither is needed for the first set-up of an account without a
 * password, shortly after its sign-in.
 */
export const Person = z.object({ password: Password.optional(), factorCode: FactorCode.optional() })

/** Recovery codes, `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`; they are shown this once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const FactorState = z.object({
  /** Since when an authenticator app is in use; null: none. */
  appSince: Instant.nullable(),
  /** How many recovery codes are still good. */
  recoveryCodesLeft: z.number().int(),
  /** Whether the platform requires a second factor of this account. */
  required: z.boolean(),
  /** Whether there is a password to prove that it is the person. */
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
})
export type FactorState = z.infer<typeof FactorState>

export const factorState = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/factor',
  access: 'signed-in',
  whileOwing: ['unlock', 'factor'],
  summary: "The caller's second factor, and whether there is a password.",
  data: FactorState,
})

export const factorBegin = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/enterprise/user/factor/begin',
  access: 'signed-in',
  whileOwing: ['factor'],
  summary:
    'Begin to set up an authenticator app, by the password: answers its secret and the address that apps read from a QR code. A code of the app confirms it, within an hour.',
  body: Person,
  data: z.object({ secret: z.string(), address: z.string() }),
})

export const factorConfirm = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/factor/confirm',
  access: 'signed-in',
  whileOwing: ['factor'],
  summary:
    'Confirm the authenticator app by a code of it; from then on it is asked for at signing in. Answers ten recovery codes, once.',
  body: z.object({ factorCode: AppCode }),
  data: RecoveryCodes,
})

export const factorRecoveryRenew = endpoint({
  method: 'POST',
  once: 'secret',
  path: '/api/enterprise/user/factor/recovery',
  access: 'signed-in',
  summary: 'Make ten new recovery codes, by the password or a fresh code; the former ones are no longer good.',
  body: Person,
  data: RecoveryCodes,
})

export const factorRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/factor/remove',
  access: 'signed-in',
  summary:
    'Remove the authenticator app and the recovery codes, by the password or a fresh code. A0400 where the platform requires a second factor of the caller.',
  body: Person,
})
