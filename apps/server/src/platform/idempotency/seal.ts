/**
 * Answers as they are kept: only whoever comes with the key again can read them. The table holds the key's hash alone, so
 * that neither it nor a copy of the database tells what was answered.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Longer answers are not kept. */
const MOST_BYTES = 65_536

const secretOf = (key: string): Buffer => createHash('sha256').update(`answer\n${key}`).digest()

/** Encrypts an answer with the key of its call; null for one that is too long to be kept. */
export function sealed(answer: string, key: string): Buffer | null {
  if (Buffer.byteLength(answer) > MOST_BYTES) return null
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secretOf(key), nonce, { authTagLength: TAG_BYTES })
  const text = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** The answer again. Throws when it was sealed with another key, or was changed. */
export function opened(kept: Buffer, key: string): string {
  const nonce = kept.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, secretOf(key), nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(kept.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = kept.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}
