/** What somebody types as their second factor, at signing in and afterwards. */
import { z } from 'zod'
import { text } from './kit.ts'

/** Six digits of an authenticator app, or a recovery code of 24 characters (10 in older ones); spaces and hyphens do not matter, nor does the case of letters. */
export const FactorCode = text(64)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9A-HJKMNP-TV-Z]{24}|[0-9A-HJKMNP-TV-Z]{10})$/, { error: 'factor.form' }))

/** Whether the session outlives the browser. Form fields arrive as text. */
export const RememberMe = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .default(false)

/** The second step of signing in: the challenge that the first one answered, and the code. */
export const FactorAnswer = z.object({
  challenge: text(64).min(1),
  factorCode: FactorCode,
  rememberMe: RememberMe,
  linkTicket: text(64).optional(),
})
