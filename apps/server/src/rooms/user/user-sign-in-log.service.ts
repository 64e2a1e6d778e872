/** Signing in, as the audit log tells it: who, how, from which network. Never what was typed. */
import { z } from 'zod'
import type { Actor } from '../../platform/http/actor.ts'
import { networkOf } from '../../platform/network.ts'
import type { Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'

/** How somebody proved who they are. */
export const Proof = z.enum(['password', 'code', 'identity', 'passkey'])
export type Proof = z.infer<typeof Proof>

export const signInLog = {
  /** Written in the transaction that opens the session. */
  succeeded: (tx: Tx, actor: Actor, proof: Proof, address: string): Promise<void> =>
    audits.record(tx, {
      actor,
      action: 'user.signedIn',
      subject: { type: 'user', id: actor.userId },
      after: { proof, network: networkOf(address) },
    }),

  /** `userId` null: there is no such account, and the name that was typed stays unknown: it may be a password. */
  failed: (tx: Tx, userId: string | null, address: string): Promise<void> =>
    audits.record(tx, {
      actor: null,
      action: 'user.signInFailed',
      subject: { type: 'user', id: userId ?? 'unknown' },
      after: { network: networkOf(address) },
    }),
}
