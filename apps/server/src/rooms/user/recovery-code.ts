/** Codes for whoever lost their authenticator app: ten characters of an alphabet without look-alikes (Crockford's base32). */
import { createHmac, randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const HALF = LENGTH / 2
const COUNT = 10

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Ten new ones, each of 50 random bits. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

/** As people read them: `XXXXX-XXXXX`. */
export const readable = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`

/** How a code is stored: whoever reads the table can neither use it nor try codes without the installation's key. */
export const storedRecoveryCode = (key: Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery\n${userId}\n${code}`).digest()
