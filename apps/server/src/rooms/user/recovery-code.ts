/** Codes for whoever lost their authenticator app: 24 characters of an alphabet without look-alikes (Crockford's base32). */
import { createHmac, randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 24
const GROUP = /.{1,4}/g
const COUNT = 10

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Ten new ones, each of 120 random bits. Those of ten characters, as they were made before, go on working. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

/** As people read them: `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`. */
export const readable = (code: string): string => (code.match(GROUP) ?? []).join('-')

/** How a code is stored: whoever reads the table can neither use it nor try codes without the installation's key. */
export const storedRecoveryCode = (key: Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery\n${userId}\n${code}`).digest()
