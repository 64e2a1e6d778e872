import type { userCreate } from '@portal/contract/user-admin'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import {
  assertContact,
  assertManageable,
  assertOneOwner,
  assertRemovableUser,
  assertWanted,
  isOwner,
  type Managed,
  type Scope,
  says,
  scopeOf,
  type Wanted,
} from './user-admin.policy.ts'
import { type ManagedRow, userAdminRepo } from './user-admin.repo.ts'
import { audited, managed } from './user-admin.view.ts'
import type { Invitations } from './user-invitation.service.ts'
import { userRoleRepo } from './user-role.repo.ts'
import type { RoleRow } from './user-role.view.ts'
import { permissionChanged } from './user.events.ts'
import { taken } from './user.policy.ts'
import type { Users } from './user.service.ts'
import type { AccountNotices } from './user-account-notice.service.ts'

type Input = z.output<typeof userCreate.body>

/** What a message says of roles: their names in both languages. */
export const namesOf = (roles: readonly { name_zh: string; name_en: string }[]) => ({
  role: roles.map(({ name_zh }) => name_zh).join('、'),
  roleEn: roles.map(({ name_en }) => name_en).join(', '),
})

/** Creating, changing and removing users, by operators for everybody and by owners for their members. */
export function createUserAdminSaving(deps: {
  notices: AccountNotices
  transactor: Transactor
  users: Users
  invitations: Invitations
  outbox: Outbox
}) {
  const { transactor, users, invitations, outbox, notices } = deps

  /** The enterprise that a user is to belong to: an owner's own, or the one that is given. */
  function organisationOf(scope: Scope, given: string | null | undefined, before: Managed | null) {
    if (scope !== 'everybody') {
      if (given && given !== scope.organisationId) throw fault('A0400', says.otherEnterprise)
      return scope.organisationId
    }
    return given === undefined ? (before?.organisationId ?? null) : given
  }

  /** Holds the enterprises concerned, in one order, so that two changes of an owner follow each other. */
  async function holdOrganisations(tx: Tx, ids: (string | null)[]) {
    const there = [...new Set(ids)].filter((id) => id !== null)
    for (const id of there.toSorted((a, b) => Number(a) - Number(b))) {
      if (!(await userAdminRepo(tx).lockOrganisation(id))) throw fault('A0400', says.noEnterprise)
    }
  }

  async function rolesNamed(tx: ReadTx, codes: readonly string[]): Promise<RoleRow[]> {
    const wanted = [...new Set(codes)]
    const rows = await userRoleRepo(tx).byCodes(wanted)
    if (rows.length < wanted.length) throw fault('A0400', says.noRole)
    return rows
  }

  async function judge(tx: ReadTx, actor: Actor, before: Managed | null, wanted: Wanted) {
    const repo = userAdminRepo(tx)
    assertWanted(actor, before, wanted)
    const left = before && isOwner(before.roles) ? before.organisationId : null
    const others = left === null ? 0 : await repo.othersIn(left, before?.id ?? '0')
    const joins = isOwner(wanted.roles) ? wanted.organisationId : null
    assertOneOwner(before, wanted, { others, owner: joins === null ? null : await repo.ownerOf(joins) })
  }

  /**
   * The names and the contact of an account, with what of it is vouched for: what an operator typed, and what was and
   * stays. Of the rest nobody is told whose it is. A0111, A0400: somebody else's already.
   */
  async function accountOf(tx: ReadTx, scope: Scope, body: Input, before: ManagedRow | null) {
    const account = { username: body.username, mobile: body.mobile ?? '', email: body.email ?? '' }
    const isProven = (kind: 'mobile' | 'email'): boolean =>
      before !== null && before[kind] === account[kind] ? before[`${kind}_proven`] : scope === 'everybody'
    const proven = { mobile: isProven('mobile'), email: isProven('email') }
    const found = await userAdminRepo(tx).takenBy(account, before?.id ?? null)
    if (found.username) throw taken.username()
    if (found.mobile && proven.mobile) throw taken.mobile()
    if (found.email && proven.email) throw taken.email()
    return { account, proven }
  }

  /** The users in the actor's scope, held; A0404 when one of them is not there. */
  async function lockedUsers(tx: Tx, actor: Actor, ids: string[]): Promise<ManagedRow[]> {
    const rows = await userAdminRepo(tx).locked(scopeOf(actor, 'edit'), ids)
    if (rows.length < ids.length) throw fault('A0404')
    return rows
  }

  async function lockedUser(tx: Tx, actor: Actor, id: string): Promise<ManagedRow> {
    const [row] = await lockedUsers(tx, actor, [id])
    if (!row) throw fault('A0404')
    return row
  }

  /** Lets go of the old access and gives the new one; says so to whoever it is about. */
  async function changeAccess(tx: Tx, before: ManagedRow, wanted: Wanted & { roles: RoleRow[] }) {
    const codes = wanted.roles.map(({ code }) => code).toSorted()
    const held = before.roles.map(({ code }) => code).toSorted()
    const state = wanted.enabled ? 'active' : 'disabled'
    const rolesChange = codes.join() !== held.join()
    if (!rolesChange && state === before.state) {
      const moved = before.organisation_id !== wanted.organisationId
      if (moved) await publish(tx, permissionChanged, { userIds: [before.id] })
      return
    }
    await users.changeAccess(tx, before.id, {
      ...(rolesChange ? { roles: codes } : {}),
      ...(state === before.state ? {} : { state }),
    })
    if (!rolesChange || !wanted.enabled) return
    await notices.tell(tx, before.id, { kind: 'account.roleChanged', params: namesOf(wanted.roles) })
  }

  return {
    /** Creates a user without a password; answers the link by which they set one. A0111, A0400 or A0301 as the rules say. */
    create: (actor: Actor, body: Input): Promise<{ id: string; invitationUrl: string }> =>
      transactor.transact(async (tx) => {
        const scope = scopeOf(actor, 'edit')
        const organisationId = organisationOf(scope, body.deptId, null)
        await holdOrganisations(tx, [organisationId])
        const roles = await rolesNamed(tx, body.roleIds)
        await judge(tx, actor, null, { enabled: body.status === 1, organisationId, roles })
        const { account, proven } = await accountOf(tx, scope, body, null)
        const id = await users.createAccount(tx, {
          ...account,
          contactProven: proven.mobile && proven.email,
          nickname: body.nickname.trim(),
          gender: body.gender,
          password: null,
          roles: roles.map(({ code }) => code),
          organisationId,
          demonstration: false,
        })
        if (body.status === 0) await users.changeAccess(tx, id, { state: 'disabled' })
        const [link] = await invitations.make(tx, actor.userId, [{ userId: id }])
        await audits.record(tx, {
          actor,
          action: 'user.created',
          subject: { type: 'user', id },
          after: { ...account, roleIds: body.roleIds, deptId: organisationId },
        })
        return { id, invitationUrl: link?.invitationUrl ?? '' }
      }),

    /** Changes a user in the actor's scope. */
    save: (actor: Actor, id: string, body: Input): Promise<null> =>
      transactor.transact(async (tx) => {
        const row = await lockedUser(tx, actor, id)
        const before = managed(row)
        assertManageable(actor, before)
        const scope = scopeOf(actor, 'edit')
        const organisationId = organisationOf(scope, body.deptId, before)
        await holdOrganisations(tx, [before.organisationId, organisationId])
        const roles = await rolesNamed(tx, body.roleIds)
        const wanted = { enabled: body.status === 1, organisationId, roles }
        await judge(tx, actor, before, wanted)
        assertContact(actor, row, { mobile: body.mobile ?? '', email: body.email ?? '' })
        const { account, proven } = await accountOf(tx, scope, body, row)
        const columns = { ...account, nickname: body.nickname.trim(), gender: body.gender }
        const place = { organisation_id: organisationId, mobile_proven: proven.mobile, email_proven: proven.email }
        await userAdminRepo(tx).change(id, { ...columns, ...place }, now())
        await changeAccess(tx, row, wanted)
        await audits.record(tx, {
          actor,
          action: 'user.saved',
          subject: { type: 'user', id },
          before: audited(row),
          after: { ...columns, id, status: body.status, deptId: organisationId, roleIds: body.roleIds },
        })
        return null
      }),

    /**
     * Sets somebody else's password; they are told, all their sessions end, and links to their first password open
     * nothing any more.
     */
    setPassword: (actor: Actor, id: string, password: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const target = await lockedUser(tx, actor, id)
        if (id === actor.userId) throw fault('A0400', says.yourselfPassword)
        assertManageable(actor, managed(target))
        await users.setPassword(tx, id, password)
        await invitations.revokeOfAccount(tx, id)
        await notices.tell(tx, id, { kind: 'account.passwordChanged' })
        await audits.record(tx, { actor, action: 'user.password.set', subject: { type: 'user', id } })
        return null
      }),

    /** Removes users for good: all of them or, when one must stay, none. */
    remove: (actor: Actor, ids: string[]): Promise<null> =>
      transactor.transact(async (tx) => {
        const rows = await lockedUsers(tx, actor, ids)
        await holdOrganisations(
          tx,
          rows.map((row) => row.organisation_id),
        )
        for (const row of rows) {
          const target = managed(row)
          const home = isOwner(target.roles) ? target.organisationId : null
          const others = home === null ? 0 : await userAdminRepo(tx).othersIn(home, row.id)
          assertRemovableUser(actor, target, others)
          await users.erase(tx, row.id, outbox)
          // No name in the log of what was erased.
          const before = { roleIds: target.roles.map(({ code }) => code), deptId: target.organisationId }
          await audits.record(tx, { actor, action: 'user.removed', subject: { type: 'user', id: row.id }, before })
        }
        return null
      }),

    /** A new link to the first password; earlier ones open nothing any more. A0400 when there is a password already. */
    invite: (actor: Actor, id: string): Promise<{ invitationUrl: string; expiresAt: string }> =>
      transactor.transact(async (tx) => {
        const row = await lockedUser(tx, actor, id)
        assertManageable(actor, managed(row))
        if (!row.invited) throw fault('A0400', says.notInvited)
        await invitations.revokeOfAccount(tx, id)
        const [link] = await invitations.make(tx, actor.userId, [{ userId: id }])
        await audits.record(tx, { actor, action: 'user.invited', subject: { type: 'user', id } })
        return { invitationUrl: link?.invitationUrl ?? '', expiresAt: link?.expiresAt.toISOString() ?? '' }
      }),
  }
}
