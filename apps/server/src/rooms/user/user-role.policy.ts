/** Who may grant, make and change which role. Permissions are sentences and patterns as packages/contract/permission.ts has them. */
import { passesPermission, permits, ROOT } from '@portal/contract/permission'
import { permissions } from '@portal/contract/permission-list'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'

/** The role whose holder administers an enterprise; each has one at most. */
export const OWNER = 'OWNER'

type Standing = Pick<Actor, 'roles' | 'perms'>

export interface GrantedRole {
  code: string
  kind: string
  permissions: string[]
}

/** Whether the actor holds every one of these permissions, patterns included: `product:*:own` needs that or a wider one. */
export const holdsAll = (actor: Standing, wanted: readonly string[]): boolean =>
  wanted.every((one) => passesPermission(actor, [one]))

/**
 * Whether the actor may grant a role at all. Operators grant what they hold themselves, and every role of enterprises;
 * an owner grants roles of enterprises that open no more than their own.
 */
export function mayGrant(actor: Standing, role: GrantedRole): boolean {
  const everybody = passesPermission(actor, ['user:edit:any'])
  if (role.kind === 'platform') return everybody && holdsAll(actor, role.permissions)
  if (everybody) return true
  return role.code !== OWNER && passesPermission(actor, ['user:edit:own']) && holdsAll(actor, role.permissions)
}

const says = {
  root: {
    'zh-cn': '系统管理员角色拥有全部权限，不能修改或删除',
    en: 'The administrator role holds everything; it can be neither changed nor removed',
  },
  builtin: { 'zh-cn': '这是系统内置角色，不能删除', en: 'This role comes with the product and cannot be removed' },
  beyond: {
    'zh-cn': '不能授予您自己没有的权限，请去掉后再保存',
    en: 'You cannot grant permissions that you do not hold. Please take them out, then save',
  },
  above: {
    'zh-cn': '该角色的权限超出您的权限，不能由您修改',
    en: 'This role holds more than you do, so you cannot change it',
  },
  platformOnly: {
    'zh-cn': '企业角色只能包含本企业范围的权限，请去掉平台范围的权限',
    en: 'A role of enterprises may hold permissions on the own enterprise only. Please take the platform-wide ones out',
  },
}

const isRoot = (code: string): boolean => code === ROOT

/** Refuses what the actor must not put into a role of this kind. A0301, or A0400 for platform-wide rights of enterprises. */
export function assertContent(actor: Standing, kind: string, wanted: readonly string[]): void {
  if (kind === 'enterprise' && wanted.some((one) => !one.endsWith(':own'))) throw fault('A0400', says.platformOnly)
  if (!holdsAll(actor, wanted)) throw fault('A0301', says.beyond)
}

/** Refuses changing ROOT, or a role that opens more than the actor holds. */
export function assertChangeable(actor: Standing, role: GrantedRole): void {
  if (isRoot(role.code)) throw fault('A0400', says.root)
  if (!holdsAll(actor, role.permissions)) throw fault('A0301', says.above)
}

/** Refuses removing what comes with the product, or what `users` people still hold. */
export function assertRemovable(actor: Standing, role: GrantedRole & { builtin: boolean }, users: number): void {
  assertChangeable(actor, role)
  if (role.builtin) throw fault('A0400', says.builtin)
  if (users === 0) return
  throw fault('A0400', {
    'zh-cn': `仍有 ${users} 位用户使用该角色，请先为他们更换角色`,
    en: `${users === 1 ? '1 user still holds' : `${users} users still hold`} this role. Please give them another one first`,
  })
}

/**
 * What is stored for the chosen permissions: a pattern that stands in the role already stays as long as all that it
 * opens is chosen, so that saving a role without a change does not freeze it at the permissions of today.
 */
export function storedPermissions(before: readonly string[], chosen: readonly string[]): string[] {
  const patterns = before.filter(
    (pattern) => pattern.includes('*') && permissions.every((one) => !permits([pattern], one) || chosen.includes(one)),
  )
  return [...patterns, ...chosen.filter((one) => !permits(patterns, one))].toSorted()
}
