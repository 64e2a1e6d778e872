/** The lock of the screen, which holds on the server: a locked session is let into nothing else. */
import { z } from 'zod'
import { endpoint, owedThings } from './kit.ts'
import { Password } from './user.ts'
import { FactorCode } from './user-factor-code.ts'
import { Signed } from './user-passkey.ts'

export const userLock = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/lock',
  access: 'signed-in',
  whileOwing: owedThings,
  summary:
    'Lock the session of the bearer token: all other calls answer A0301 with `data.owes`, and its streams end, until it is unlocked.',
})

export const userUnlock = endpoint({
  method: 'POST',
  again: 'counted',
  path: '/api/enterprise/user/unlock',
  access: 'signed-in',
  whileOwing: ['unlock'],
  summary:
    'Unlock the session of the bearer token by the password, by a passkey, or (for an account without a password) by a fresh code. Wrong ones count like failed sign-ins.',
  body: z.object({
    password: Password.optional(),
    factorCode: FactorCode.optional(),
    /** What a passkey signed of `passkeyChallenge`. */
    credential: Signed.optional(),
  }),
})
