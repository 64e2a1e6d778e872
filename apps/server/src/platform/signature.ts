/** Signed addresses: who holds one may read one thing, for a while, without a session. */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

export interface Signer {
  /** The query that lets `path` be read until `expires`, starting with '?'. */
  sign(path: string, expires: Date): string
  /** Whether a query was signed for `path` and is still good at `at`. */
  holds(path: string, query: { e?: unknown; s?: unknown }, at: Date): boolean
}

const SIGNATURE_BYTES = 16
const base = 36

/** Makes a signer over a secret (HMAC-SHA-256, cut to 128 bits). */
export function createSigner(secret: Buffer): Signer {
  const key = createSecretKey(secret)
  const signature = (path: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`${expires}\n${path}`).digest().subarray(0, SIGNATURE_BYTES)
  return {
    sign(path, expires) {
      const e = Math.floor(expires.getTime() / 1000).toString(base)
      return `?e=${e}&s=${signature(path, e).toString('base64url')}`
    },
    holds(path, { e, s }, at) {
      if (typeof e !== 'string' || typeof s !== 'string') return false
      const given = Buffer.from(s, 'base64url')
      if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, signature(path, e))) return false
      return Number.parseInt(e, base) * 1000 > at.getTime()
    },
  }
}
