import type { memberInvite, memberList, memberRole } from '@portal/contract/user-member'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { type AuditChange, audits } from '../audit/index.ts'
import { userAdminRepo } from './user-admin.repo.ts'
import { namesOf } from './user-admin-saving.service.ts'
import { managed } from './user-admin.view.ts'
import type { Factors, PersonProof } from './user-factor.service.ts'
import { userInvitationRepo } from './user-invitation.repo.ts'
import type { Invitations } from './user-invitation.service.ts'
import {
  AFTER_HANDOVER,
  assertGrantable,
  assertHandover,
  assertOtherMember,
  assertRoomForInvitation,
  mayInvite,
  ofEnterprise,
} from './user-member.policy.ts'
import { userMemberRepo } from './user-member.repo.ts'
import { memberInvitation, memberView, ownerFirst } from './user-member.view.ts'
import { userRoleRepo } from './user-role.repo.ts'
import type { RoleRow } from './user-role.view.ts'
import type { Users } from './user.service.ts'
import type { AccountNotices } from './user-account-notice.service.ts'

type List = z.input<typeof memberList.data>
type Role = z.output<typeof memberRole.body>['role']

/** Members of the caller's enterprise. Somebody of another enterprise is not there (A0404). */
export function createMembers(deps: {
  notices: AccountNotices
  transactor: Transactor
  users: Users
  invitations: Invitations
  factors: Pick<Factors, 'assertPerson'>
}) {
  const { transactor, users, invitations, notices, factors } = deps

  /** A member of the actor's enterprise (and the actor), held together with the enterprise. */
  async function heldMember(tx: Tx, actor: Actor, userId: string) {
    const { organisationId } = ofEnterprise(actor)
    const repo = userAdminRepo(tx)
    const rows = await repo.locked({ organisationId }, [...new Set([userId, actor.userId])])
    const target = rows.find((row) => row.id === userId)
    const organisation = await repo.lockOrganisation(organisationId)
    const caller = rows.find((row) => row.id === actor.userId)
    // The caller may have been removed while this call was on its way.
    if (!target || !caller || !organisation) throw fault('A0404')
    return { target, caller: managed(caller), enterprise: organisation.name, organisationId }
  }

  /** The role that a member is to get; A0301 when the actor may not give it. */
  async function grantable(tx: ReadTx, actor: Actor, code: Role): Promise<RoleRow[]> {
    const roles = await userRoleRepo(tx).byCodes([code])
    assertGrantable(actor, roles[0])
    return roles
  }

  const record = <Before, After>(
    tx: Tx,
    actor: Actor,
    action: string,
    id: string,
    change: AuditChange<Before, After>,
  ): Promise<void> => audits.record<unknown, unknown>(tx, { actor, action, subject: { type: 'user', id }, ...change })

  return {
    /** Members, the owner first; open invitations for whoever may invite. */
    async list(actor: Actor): Promise<List> {
      const { organisationId } = ofEnterprise(actor)
      const manages = mayInvite(actor)
      const [rows, open] = await Promise.all([
        userMemberRepo(transactor.read).members(organisationId),
        manages ? userInvitationRepo(transactor.read).openOf(organisationId, now()) : [],
      ])
      const members = ownerFirst(rows.map((row) => memberView(row, { userId: actor.userId, manages })))
      return { members, invitations: open.map(memberInvitation) }
    },

    /** Makes a link by which one person joins with this role. */
    invite: (actor: Actor, role: Role): Promise<z.input<typeof memberInvite.data>> =>
      transactor.transact(async (tx) => {
        const { organisationId, userId } = ofEnterprise(actor)
        await userAdminRepo(tx).lockOrganisation(organisationId)
        await grantable(tx, actor, role)
        assertRoomForInvitation((await userInvitationRepo(tx).openOf(organisationId, now())).length)
        const [link] = await invitations.make(tx, userId, [{ organisationId, role }])
        if (!link) throw fault('B0001')
        await audits.record(tx, {
          actor,
          action: 'member.invited',
          subject: { type: 'invitation', id: link.id },
          after: { role },
        })
        return { ...link, expiresAt: link.expiresAt.toISOString() }
      }),

    /** Takes an open link of the enterprise back. */
    revoke: (actor: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const { organisationId } = ofEnterprise(actor)
        const revoked = await userInvitationRepo(tx).revokeOne(organisationId, id, now())
        if (!revoked) throw fault('A0404')
        const before = { role: revoked.role_code }
        await audits.record(tx, { actor, action: 'member.revoked', subject: { type: 'invitation', id }, before })
        return null
      }),

    /** Gives a member another role. */
    changeRole: (actor: Actor, userId: string, role: Role): Promise<null> =>
      transactor.transact(async (tx) => {
        const { target, enterprise } = await heldMember(tx, actor, userId)
        const before = managed(target)
        assertOtherMember(actor, before)
        const granted = await grantable(tx, actor, role)
        const codes = before.roles.map(({ code }) => code)
        if (codes.join() === role) return null
        await users.changeAccess(tx, userId, { roles: [role] })
        await userInvitationRepo(tx).revokeMadeBy(userId, now())
        const params = { ...namesOf(granted), enterprise }
        await notices.tell(tx, userId, { kind: 'account.roleChanged', params })
        await record(tx, actor, 'member.role.changed', userId, { before: { roles: codes }, after: { roles: [role] } })
        return null
      }),

    /**
     * Makes another member the owner, by whoever proves who they are; the caller becomes an editor. Of two at the same
     * time, one is refused.
     */
    async handover(actor: Actor, userId: string, proof: PersonProof, address: string): Promise<null> {
      await factors.assertPerson(actor, proof, address)
      return transactor.transact(async (tx) => {
        const { target, caller, enterprise } = await heldMember(tx, actor, userId)
        assertHandover(caller, managed(target))
        await users.changeAccess(tx, actor.userId, { roles: AFTER_HANDOVER.former })
        await users.changeAccess(tx, userId, { roles: AFTER_HANDOVER.next })
        // Nobody comes in by links of a former owner that the new one knows nothing of.
        await userInvitationRepo(tx).revokeMadeBy(actor.userId, now())
        await notices.tell(tx, userId, { kind: 'account.handover', params: { enterprise } })
        await record(tx, actor, 'member.handover', userId, {
          before: { owner: actor.userId },
          after: { owner: userId },
        })
        return null
      })
    },

    /** Removes a member: no enterprise, no roles, no sessions, and no link they made opens anything. */
    remove: (actor: Actor, userId: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const { target, enterprise, organisationId } = await heldMember(tx, actor, userId)
        const before = managed(target)
        assertOtherMember(actor, before)
        const at = now()
        await userMemberRepo(tx).leave(organisationId, userId, at)
        await users.changeAccess(tx, userId, { roles: [] })
        await users.endSessions(tx, { userId })
        await userInvitationRepo(tx).revokeMadeBy(userId, at)
        await invitations.revokeOfAccount(tx, userId)
        await notices.tell(tx, userId, { kind: 'account.removed', params: { enterprise } })
        await record(tx, actor, 'member.removed', userId, {
          before: { roles: before.roles.map(({ code }) => code), deptId: organisationId },
          after: { roles: [], deptId: null },
        })
        return null
      }),
  }
}
