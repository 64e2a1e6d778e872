import type { Language } from '@portal/contract/kit'
import type { UserForm, UserRow } from '@portal/contract/user-admin'
import type { Actor } from '../../platform/http/actor.ts'
import { type Managed, mayManage, mayRemoveFactor } from './user-admin.policy.ts'
import type { ManagedRow } from './user-admin.repo.ts'
import { roleNames } from './user-role.view.ts'

const HOUR = 3_600_000

/** `yyyy/MM/dd HH:mm:ss` as clocks in Shanghai show it: eight hours ahead of UTC all year, since 1991. */
export const shanghaiTime = (at: Date): string =>
  new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '/')

const status = (row: ManagedRow): number => (row.state === 'active' ? 1 : 0)

/** A user in the list, as the reader may see and manage them. */
export const userRow = (row: ManagedRow, reader: Actor, language: Language): UserRow => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  mobile: row.mobile,
  gender: row.gender,
  avatar: row.avatar,
  email: row.email,
  status: status(row),
  deptId: row.organisation_id,
  deptName: row.organisation_name ?? '',
  roleNames: roleNames(row.roles, language),
  createTime: shanghaiTime(row.created_at).slice(0, 16),
  invited: row.invited as boolean,
  self: row.id === reader.userId,
  manageable: mayManage(reader, managed(row)),
  factorRemovable: row.has_factor && mayRemoveFactor(reader, managed(row)),
})

/** A user as the form holds them. */
export const userForm = (row: ManagedRow): UserForm => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  mobile: row.mobile,
  gender: row.gender,
  avatar: row.avatar,
  email: row.email,
  status: status(row),
  deptId: row.organisation_id,
  roleIds: row.roles.map(({ code }) => code),
})

/** A user as the rules judge them. */
export const managed = (row: ManagedRow): Managed => ({
  id: row.id,
  username: row.username,
  state: row.state,
  organisationId: row.organisation_id,
  permissions: row.permissions,
  roles: row.roles,
})

/** What the audit keeps of a user: no more than changed hands. */
export const audited = (row: ManagedRow) => {
  const { avatar: _avatar, ...form } = userForm(row)
  return form
}
