/** Sign-ins that failed without a password: wrong SMS codes, passkeys that were not accepted, other sign-ins. */
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { FAILURES_NOTED } from './user-admission.policy.ts'
import { signInLog } from './user-sign-in-log.service.ts'

/**
 * Writes down that a sign-in failed. Entries of the log stay for good and whoever fails has proven nothing, so only so
 * many of one network are written; what they try is refused all the same.
 */
export const createFailureNotes =
  ({ transactor, throttle }: { transactor: Transactor; throttle: Throttle }) =>
  /** `userId` null: nobody knows whose account it was about. */
  async (userId: string | null, address: string): Promise<void> => {
    const consumed = await throttle.consume(`sign-in:noted:${networkOf(address)}`, FAILURES_NOTED)
    if (consumed === 'ok') await transactor.transact((tx) => signInLog.failed(tx, userId, address))
  }
export type NoteFailure = ReturnType<typeof createFailureNotes>
