import { ROOT } from '@portal/contract/permission'
import { Username } from '@portal/contract/user'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { administratorRefusals } from './user-administrator.policy.ts'
import { forgetAttempts } from './user-attempt.service.ts'
import { userAccessRepo } from './user-access.repo.ts'
import { userFactorRepo } from './user-factor.repo.ts'
import type { Users } from './user.service.ts'

/** Administrators as whoever holds the machine makes them, without being signed in. */
export function createAdministrators(deps: { transactor: Transactor; throttle: Throttle; users: Users }) {
  const { transactor, throttle, users } = deps

  return {
    /** An administrator in use, by name or (null) the first there is: for what is done in their name. A0404 for none. */
    async actor(username: string | null): Promise<Actor> {
      const tx = transactor.read
      const named = username === null ? null : await users.accountByUsername(tx, username)
      const id = named === null ? await userAccessRepo(tx).firstRoot() : named?.id
      const actor = id ? await users.actor(tx, id) : null
      const inUse = named === null || named?.state === 'active'
      if (!actor?.roles.includes(ROOT) || !inUse) throw fault('A0404', administratorRefusals.none)
      return actor
    },

    /** Makes an administrator. A0400 for a name that is none or a weak password, A0111 for a name that is taken. */
    async create(username: string, password: string): Promise<void> {
      if (!Username.safeParse(username).success) throw administratorRefusals.username()
      await transactor.transact(async (tx) => {
        const person = { username, password, nickname: username }
        const id = await users.createAccount(tx, {
          ...person,
          roles: [ROOT],
          organisationId: null,
          demonstration: false,
        })
        const after = { username, roles: [ROOT] }
        await audits.record(tx, { actor: null, action: 'user.created', subject: { type: 'user', id }, after })
      })
    },

    /**
     * Sets the password of an administrator who cannot come in any more; their sessions end, their second factor is
     * cleared, and what was counted of failed sign-ins is forgotten. A0400 for a weak one, A0404 when nobody in use of this name administers.
     */
    async setPassword(username: string, password: string): Promise<void> {
      await transactor.transact(async (tx) => {
        const account = await users.accountByUsername(tx, username)
        const actor = account && (await users.actor(tx, account.id))
        if (!actor?.roles.includes(ROOT) || account?.state !== 'active')
          throw fault('A0404', administratorRefusals.none)
        await users.setPassword(tx, actor.userId, password)
        const subject = { type: 'user', id: actor.userId }
        await audits.record(tx, { actor: null, action: 'user.passwordReset', subject })
        const hadFactor = await userFactorRepo(tx).remove(actor.userId)
        if (hadFactor) await audits.record(tx, { actor: null, action: 'user.factorRemoved', subject })
      })
      await forgetAttempts(throttle, username)
    },
  }
}
