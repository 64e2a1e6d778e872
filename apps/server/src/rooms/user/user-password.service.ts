/** Passwords: hashed and compared outside the event loop, few at a time. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '../../platform/limiter.ts'

/**
 * Argon2 fills a core while it works. As many at a time as there are cores but one: whoever signs in waits in line,
 * and everybody else's requests do not. The threads it does not get stay free for files.
 */
const inLine = createLimiter(Math.max(1, Math.min(2, availableParallelism() - 1)))

/** Argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password))

let nobody: Promise<string> | null = null

/**
 * Whether a password is the one of a hash. Without a hash (no such account, or one that has no password) it never is,
 * and the answer takes as long.
 */
export async function passwordHolds(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  const compared = stored ?? (await nobody)
  const holds = await inLine(() => verify(compared, password))
  return holds && typeof stored === 'string'
}
