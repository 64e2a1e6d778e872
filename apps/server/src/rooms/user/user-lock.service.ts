import type { userUnlock } from '@portal/contract/user-unlock'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { factorRefusals } from './user-factor.policy.ts'
import type { Factors } from './user-factor.service.ts'
import { userLockRepo } from './user-lock.repo.ts'
import type { Passkeys } from './user-passkey.service.ts'
import { userUnlockRepo } from './user-unlock.repo.ts'
import type { Unlocking } from './user-unlock.service.ts'
import { sessionLock } from './user.events.ts'

/** Locks sessions and opens them again for whoever proves that they are their person. */
export function createLocks(deps: {
  transactor: Transactor
  unlocking: Unlocking
  factors: Pick<Factors, 'assertPerson'>
  passkeys: Pick<Passkeys, 'assertOwn'>
}) {
  const { transactor, unlocking, factors, passkeys } = deps

  const setLock = (actor: Actor, at: Date | null): Promise<null> =>
    transactor.transact(async (tx) => {
      const { sessionId } = actor
      const changed = await userLockRepo(tx).setLock(sessionId, at)
      if (changed) await publish(tx, sessionLock, { sessionId, locked: at !== null })
      return null
    })

  /** A code is enough only where there is no password: it is the second factor of those who have one. */
  async function assertPerson(
    actor: Actor,
    { password, factorCode, credential }: z.output<typeof userUnlock.body>,
    caller: { address: string; origin: string },
  ): Promise<void> {
    if (credential) return passkeys.assertOwn(actor, credential, caller)
    if (password !== undefined) return void (await unlocking.assertPassword(actor, password, caller.address))
    const hasPassword = (await userUnlockRepo(transactor.read).passwordHash(actor.userId)) !== null
    if (hasPassword || factorCode === undefined) throw factorRefusals.proof()
    return factors.assertPerson(actor, { factorCode }, caller.address)
  }

  return {
    /** Locks the caller's session; its streams end in every process. */
    lock: (actor: Actor): Promise<null> => setLock(actor, now()),

    /**
     * Opens the caller's session. A0210 for a wrong password or a passkey of somebody else, A0240 for a wrong code,
     * A0400 where nothing fits was given, A0501 after too many tries.
     */
    async unlock(
      actor: Actor,
      proof: z.output<typeof userUnlock.body>,
      caller: { address: string; origin: string },
    ): Promise<null> {
      await assertPerson(actor, proof, caller)
      return setLock(actor, null)
    },
  }
}
export type Locks = ReturnType<typeof createLocks>
