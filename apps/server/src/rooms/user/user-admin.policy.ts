/** Who may manage whom: operators everybody, the owner of an enterprise its members, and nobody somebody above them. */
import type { Bilingual } from '@portal/contract/kit'
import { passesPermission, ROOT } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type GrantedRole, holdsAll, mayGrant, OWNER } from './user-role.policy.ts'

/** Whose accounts a caller reaches: everybody's, or those of one organisation. Stands in every WHERE. */
export type Scope = 'everybody' | { organisationId: string }

/** The scope that the caller's permission opens. `serve` has made sure that they hold one of the two. */
export function scopeOf(actor: Actor, verb: 'read' | 'edit'): Scope {
  if (passesPermission(actor, [`user:${verb}:any`])) return 'everybody'
  if (actor.organisationId === null) throw fault('A0404')
  return { organisationId: actor.organisationId }
}

/** An account as it stands before it is changed. */
export interface Managed {
  id: string
  username: string
  state: string
  organisationId: string | null
  /** Permissions held besides those of the roles. */
  permissions: string[]
  roles: GrantedRole[]
}

/** What an account is to be. */
export interface Wanted {
  enabled: boolean
  organisationId: string | null
  roles: GrantedRole[]
}

export const says = {
  yourselfRoles: {
    'zh-cn': '不能修改自己的角色、状态或所属企业，请由其他管理员操作',
    en: 'You cannot change your own roles, state or enterprise. Please ask another administrator',
  },
  yourselfContact: {
    'zh-cn': '请在个人中心绑定自己的手机号和邮箱',
    en: 'Please bind your own mobile and e-mail address in your account settings',
  },
  yourselfPassword: {
    'zh-cn': '请在个人中心修改自己的密码',
    en: 'Please change your own password in your account settings',
  },
  yourselfFactor: {
    'zh-cn': '请在个人中心管理自己的两步验证',
    en: 'Please manage your own second factor in your account settings',
  },
  platformFactor: {
    'zh-cn': '平台人员的两步验证只能由系统管理员移除',
    en: 'Only administrators remove the second factor of the platform’s people',
  },
  yourselfDelete: { 'zh-cn': '不能删除自己的账号', en: 'You cannot remove your own account' },
  yourselfMember: {
    'zh-cn': '不能对自己进行此操作；离开企业前请先移交负责人',
    en: 'You cannot do this to yourself. Hand over first if you want to leave the enterprise',
  },
  above: {
    'zh-cn': '该账号的权限超出您的权限，不能由您管理',
    en: 'This account holds more than you do, so you cannot manage it',
  },
  owner: {
    'zh-cn': '企业负责人的账号只能由本人或平台运营管理；更换负责人请使用移交',
    en: "The owner's account is managed by the owner or by operators. To change the owner, hand over",
  },
  handoverFirst: {
    'zh-cn': '该用户是企业负责人，企业还有其他成员，请先移交负责人',
    en: 'This user owns an enterprise that has other members. Please hand over first',
  },
  ownerThere: {
    'zh-cn': '该企业已有负责人，更换请由现任负责人移交',
    en: 'This enterprise has an owner already, who has to hand over',
  },
  otherEnterprise: { 'zh-cn': '只能管理本企业的用户', en: 'You can only manage users of your own enterprise' },
  noEnterprise: {
    'zh-cn': '所选企业不存在，请重新选择',
    en: 'The chosen enterprise does not exist. Please choose again',
  },
  noRole: { 'zh-cn': '所选角色不存在，请刷新后重试', en: 'A chosen role does not exist. Please reload and try again' },
  grant: {
    'zh-cn': '不能授予超出您权限的角色，请重新选择角色',
    en: 'You cannot grant a role that holds more than you do. Please choose other roles',
  },
  platformRole: {
    'zh-cn': '平台角色不能授予企业成员，请改选企业角色或清空所属企业',
    en: 'A role of the platform cannot be given to a member of an enterprise. Choose another role, or no enterprise',
  },
  enterpriseRole: {
    'zh-cn': '企业角色只能授予企业成员，请先选择所属企业',
    en: 'A role of enterprises is for members of one. Please choose the enterprise first',
  },
  notInvited: {
    'zh-cn': '该用户已设置密码，无需再次邀请；忘记密码可为其重置',
    en: 'This user has a password already. Set a new one if it was forgotten',
  },
}

export const isOwner = (roles: readonly GrantedRole[]): boolean => roles.some(({ code }) => code === OWNER)

/** Why somebody else's account is not the actor's to manage; null: it is. */
function whyNotManageable(actor: Actor, target: Managed): Bilingual | null {
  if (!passesPermission(actor, ['user:edit:any']) && isOwner(target.roles)) return says.owner
  const held = [...target.roles.flatMap(({ permissions }) => permissions), ...target.permissions]
  // What opens one's own enterprise only is no power over the platform: operators manage members without holding it.
  // Among members it counts: whoever can set a password can do all that the account can.
  const above = passesPermission(actor, ['user:edit:any'])
    ? held.filter((permission) => !permission.endsWith(':own'))
    : held
  return holdsAll(actor, above) ? null : says.above
}

/** Refuses managing somebody else who stands above the actor. A0301. */
export function assertManageable(actor: Actor, target: Managed): void {
  const why = target.id === actor.userId ? null : whyNotManageable(actor, target)
  if (why) throw fault('A0301', why)
}

/** Whether the account is somebody else's, and the actor's to change. */
export const mayManage = (actor: Actor, target: Managed): boolean =>
  passesPermission(actor, ['user:edit:own', 'user:edit:any']) &&
  target.id !== actor.userId &&
  whyNotManageable(actor, target) === null

/** What is an administrator's to do: this is somebody of the platform, and the actor is none. */
const isForAdministrators = (actor: Actor, target: Managed): boolean =>
  target.organisationId === null && !actor.roles.includes(ROOT)

/** Refuses taking away one's own second factor (A0400), and that of somebody above the actor or of the platform (A0301). */
export function assertFactorRemovable(actor: Actor, target: Managed): void {
  if (target.id === actor.userId) throw fault('A0400', says.yourselfFactor)
  assertManageable(actor, target)
  if (isForAdministrators(actor, target)) throw fault('A0301', says.platformFactor)
}

/** Whether the actor may take this second factor away. */
export const mayRemoveFactor = (actor: Actor, target: Managed): boolean =>
  passesPermission(actor, ['user:edit:any']) && mayManage(actor, target) && !isForAdministrators(actor, target)

/** Roles go with where somebody belongs: those of the platform to nobody's members, those of enterprises to members. */
export function rolesMisplaced(roles: readonly GrantedRole[], organisationId: string | null) {
  const wrong = organisationId === null ? 'enterprise' : 'platform'
  if (!roles.some(({ kind }) => kind === wrong)) return null
  return wrong === 'platform' ? says.platformRole : says.enterpriseRole
}

/** Refuses changing one's own mobile or address here: they open the account, so a code has to prove whose they are. */
export function assertContact(
  actor: Actor,
  before: { id: string; mobile: string; email: string },
  wanted: { mobile: string; email: string },
): void {
  if (before.id !== actor.userId) return
  if (wanted.mobile !== before.mobile || wanted.email !== before.email) throw fault('A0400', says.yourselfContact)
}

const codesOf = (roles: readonly GrantedRole[]): string =>
  roles
    .map(({ code }) => code)
    .toSorted()
    .join()

/** Refuses what the actor must not make of an account: `before` null for a new one. A0301 or A0400, never silently less. */
export function assertWanted(actor: Actor, before: Managed | null, wanted: Wanted): void {
  const roles = before?.roles ?? []
  const same = before !== null && codesOf(roles) === codesOf(wanted.roles)
  const moved = before !== null && before.organisationId !== wanted.organisationId
  if (before?.id === actor.userId) {
    if (!same || moved || !wanted.enabled) throw fault('A0400', says.yourselfRoles)
    return
  }
  const held = new Set(roles.map(({ code }) => code))
  const added = wanted.roles.filter(({ code }) => !held.has(code))
  if (!added.every((role) => mayGrant(actor, role))) throw fault('A0301', says.grant)
  const misplaced = rolesMisplaced(wanted.roles, wanted.organisationId)
  if (misplaced && (!same || moved)) throw fault('A0400', misplaced)
}

/**
 * Refuses leaving an enterprise's members without an owner, and a second owner.
 * `others`: members besides this account; `owner`: who owns the enterprise that the account is to belong to, or null.
 */
export function assertOneOwner(
  before: Managed | null,
  wanted: Wanted,
  found: { others: number; owner: string | null },
): void {
  const stays = before !== null && before.organisationId === wanted.organisationId && isOwner(wanted.roles)
  if (before && isOwner(before.roles) && !stays && found.others > 0) throw fault('A0400', says.handoverFirst)
  if (isOwner(wanted.roles) && found.owner !== null && found.owner !== before?.id) {
    throw fault('A0400', says.ownerThere)
  }
}

/** Refuses removing oneself, and an owner whose enterprise has other members. */
export function assertRemovableUser(actor: Actor, target: Managed, others: number): void {
  if (target.id === actor.userId) throw fault('A0400', says.yourselfDelete)
  assertManageable(actor, target)
  if (isOwner(target.roles) && others > 0) throw fault('A0400', says.handoverFirst)
}
