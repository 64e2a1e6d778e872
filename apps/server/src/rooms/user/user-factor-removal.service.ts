import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { assertFactorRemovable, scopeOf } from './user-admin.policy.ts'
import { userAdminRepo } from './user-admin.repo.ts'
import { managed } from './user-admin.view.ts'
import type { TellFactorNews } from './user-factor-notice.service.ts'
import { userFactorRepo } from './user-factor.repo.ts'
import { permissionChanged } from './user.events.ts'
import type { Users } from './user.service.ts'

/** Helps somebody who lost phone and recovery codes: whoever manages users takes their second factor away. */
export function createFactorRemoval(deps: { transactor: Transactor; users: Users; tell: TellFactorNews }) {
  const { transactor, users, tell } = deps

  /**
   * Takes away somebody else's second factor, passkeys and recovery codes; their sessions end, since what was lost may
   * hold one, and they are told by notice and mail. Harmless where there is none. A0404 outside the caller's scope,
   * A0400 for one's own, A0301 for somebody above the caller.
   */
  return (actor: Actor, id: string): Promise<null> =>
    transactor.transact(async (tx) => {
      const [row] = await userAdminRepo(tx).locked(scopeOf(actor, 'edit'), [id])
      if (!row) throw fault('A0404')
      assertFactorRemovable(actor, managed(row))
      if (!(await userFactorRepo(tx).remove(id))) return null
      await users.endSessions(tx, { userId: id })
      await audits.record(tx, {
        actor,
        action: 'user.factorRemoved',
        subject: { type: 'user', id },
        organisationId: row.organisation_id,
      })
      await tell(tx, id, 'takenAway')
      await publish(tx, permissionChanged, { userIds: [id] })
      return null
    })
}
export type RemoveFactor = ReturnType<typeof createFactorRemoval>
