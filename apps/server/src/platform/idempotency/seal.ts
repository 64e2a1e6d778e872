/**
 * Answers as they are kept: only whoever comes with the key again can read them. The table holds the key's hash alone, so
 * that neither it nor a copy of the database tells what was answered.
 */
import { createHash } from 'node:crypto'
import { decrypted, encrypted } from '../cipher.ts'

/** Longer answers are not kept. */
const MOST_BYTES = 65_536

const secretOf = (key: string): Buffer => createHash('sha256').update(`answer\n${key}`).digest()

/** Encrypts an answer with the key of its call; null for one that is too long to be kept. */
export const sealed = (answer: string, key: string): Buffer | null =>
  Buffer.byteLength(answer) > MOST_BYTES ? null : encrypted(answer, secretOf(key))

/** The answer again. Throws when it was sealed with another key, or was changed. */
export const opened = (kept: Buffer, key: string): string => decrypted(kept, secretOf(key))
