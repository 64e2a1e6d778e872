/** The way out of the lock of the screen, apart from the lock: every page has that in its first load. */
import { z } from 'zod'
import { endpoint } from './kit.ts'
import { Password } from './user.ts'
import { FactorCode } from './user-factor-code.ts'
import { Signed } from './user-passkey.ts'

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
