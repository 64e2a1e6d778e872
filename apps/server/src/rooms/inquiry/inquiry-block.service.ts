import { linkTokenHash } from '../../platform/link-token.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { inquiryBlockRepo, type SenderHashes } from './inquiry-block.repo.ts'
import { refusals } from './inquiry.policy.ts'

interface Sender {
  email: string
  phone: string
}

/** The addresses as they are compared: letters in one case, numbers by their digits. */
export const senderKeys = ({ email, phone }: Sender): string[] =>
  [email.trim().toLowerCase(), phone.replaceAll(/\D/g, '')].filter((key) => key !== '')

/** What is kept and compared of blocked addresses. */
export function senderHashes({ email, phone }: Sender): SenderHashes {
  const hash = (key: string | undefined): Buffer | null => (key === undefined ? null : linkTokenHash(key))
  return { email: hash(senderKeys({ email, phone: '' })[0]), phone: hash(senderKeys({ email: '', phone })[0]) }
}

export async function isBlocked(tx: ReadTx, sender: Sender): Promise<boolean> {
  const hashes = senderHashes(sender)
  return (hashes.email !== null || hashes.phone !== null) && inquiryBlockRepo(tx).holds(hashes)
}

/** A0301 for a sender from whom nothing is taken. */
export async function assertNotBlocked(tx: ReadTx, sender: Sender): Promise<void> {
  if (await isBlocked(tx, sender)) throw refusals.blocked()
}
