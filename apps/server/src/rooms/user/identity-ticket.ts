/** Tokens of a sign-in elsewhere that work in one browser only: the one that holds the secret cookie they were made for. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 16

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** 128 random bits, base64url. */
export const randomToken = (): string => randomBytes(BYTES).toString('base64url')

/** How a token is stored: whoever reads the table cannot use it. */
export const storedToken = digest

const seal = (token: string, browser: string): Buffer => digest(`${token}.${browser}`).subarray(0, BYTES)

/** A token for one browser: `random.seal`, 45 characters. */
export function tokenFor(browser: string): string {
  const token = randomToken()
  return `${token}.${seal(token, browser).toString('base64url')}`
}

/** Whether a token was made for this browser. */
export function isFor(token: string, browser: string): boolean {
  const [random = '', given = ''] = token.split('.')
  const found = Buffer.from(given, 'base64url')
  return browser !== '' && found.length === BYTES && timingSafeEqual(found, seal(random, browser))
}
