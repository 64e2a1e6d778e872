/** Secrets that stand in addresses: whoever holds the link may read on. Only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto'

/** A fresh secret of 24 random bytes, base64url. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url')

/** What is stored of it: SHA-256. */
export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
