import type { Language } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import type { Role, roleCreate, roleSave } from '@portal/contract/user-admin'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { permissionChanged } from './user.events.ts'
import { assertChangeable, assertContent, assertRemovable, mayGrant, storedPermissions } from './user-role.policy.ts'
import { userRoleRepo } from './user-role.repo.ts'
import { roleView } from './user-role.view.ts'

const says = {
  taken: { 'zh-cn': '角色编码已存在，请换一个', en: 'This role code is taken. Please choose another one' },
  gone: { 'zh-cn': '该角色不存在或已被删除', en: 'This role does not exist or was removed' },
}
/** An event carries this many people at most; a role that more hold is told in several. */
const PEOPLE_PER_EVENT = 500

/** Roles: what each opens, and who may change it. */
export function createRoles({ transactor }: { transactor: Transactor }) {
  async function lockedRole(tx: Tx, code: string) {
    const role = await userRoleRepo(tx).locked(code)
    if (!role) throw fault('A0404', says.gone)
    return role
  }

  /** Open browsers of everybody who holds the role learn that what they may do changed. */
  async function tellHolders(tx: Tx, code: string): Promise<void> {
    const userIds = await userRoleRepo(tx).holdersOf(code)
    for (let from = 0; from < userIds.length; from += PEOPLE_PER_EVENT) {
      await publish(tx, permissionChanged, { userIds: userIds.slice(from, from + PEOPLE_PER_EVENT) })
    }
  }

  return {
    /** All roles; whoever sees their own enterprise only sees its kind of roles, counted among its members. */
    async list(actor: Actor, language: Language): Promise<Role[]> {
      const wide = passesPermission(actor, ['user:read:any', 'role:read:any'])
      const repo = userRoleRepo(transactor.read)
      const [rows, holders] = await Promise.all([repo.all(), repo.holders(wide ? null : actor.organisationId)])
      return rows
        .filter(({ kind }) => wide || kind === 'enterprise')
        .map((row) => roleView(row, holders.get(row.code) ?? 0, mayGrant(actor, row), language))
    },

    /** Makes a role. A0301 with permissions that the actor does not hold, A0400 when the code is taken. */
    create: (actor: Actor, body: z.output<typeof roleCreate.body>): Promise<null> =>
      transactor.transact(async (tx) => {
        assertContent(actor, body.kind, body.permissions)
        const role = {
          code: body.code,
          name_zh: body.nameZh.trim(),
          name_en: body.nameEn.trim(),
          kind: body.kind,
          permissions: storedPermissions([], body.permissions),
        }
        if (!(await userRoleRepo(tx).insert(role))) throw fault('A0400', says.taken)
        await audits.record(tx, {
          actor,
          action: 'role.created',
          subject: { type: 'role', id: body.code },
          after: role,
        })
        return null
      }),

    /** Changes names and permissions; holders follow at once. A0404 unknown, A0400 for ROOT, A0301 beyond one's own. */
    save: (actor: Actor, code: string, body: z.output<typeof roleSave.body>): Promise<null> =>
      transactor.transact(async (tx) => {
        const before = await lockedRole(tx, code)
        assertChangeable(actor, before)
        assertContent(actor, before.kind, body.permissions)
        const after = {
          name_zh: body.nameZh.trim(),
          name_en: body.nameEn.trim(),
          permissions: storedPermissions(before.permissions, body.permissions),
        }
        await userRoleRepo(tx).change(code, after)
        await tellHolders(tx, code)
        await audits.record(tx, { actor, action: 'role.saved', subject: { type: 'role', id: code }, before, after })
        return null
      }),

    /** Removes a role that nobody holds and that did not come with the product. */
    remove: (actor: Actor, code: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const role = await lockedRole(tx, code)
        const repo = userRoleRepo(tx)
        assertRemovable(actor, role, (await repo.holdersOf(code)).length)
        await repo.remove(code)
        await audits.record(tx, { actor, action: 'role.removed', subject: { type: 'role', id: code }, before: role })
        return null
      }),
  }
}
