/** Codes of an authenticator app: TOTP (RFC 6238) with SHA-1, 30 seconds and six digits, which is what all apps read. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 20
const STEP_MS = 30_000
const DIGITS = 6
/** Steps before and after the present one: clocks differ, and typing takes time. */
const DRIFT = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding; the bytes are a multiple of five. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A new secret: 160 random bits in base32. */
export const newSecret = (): string => base32(randomBytes(SECRET_BYTES))

/** The number of the 30 seconds that an instant lies in. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

/** The six digits of a step (RFC 4226 §5.3). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** The step that six digits belong to, within the drift; null for none. Takes as long whichever it is. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const present = stepAt(at)
  let found: number | null = null
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) found = step
  }
  return found
}

/** The address that apps read from a QR code. */
export function appAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString().replaceAll('+', '%20')}`
}
