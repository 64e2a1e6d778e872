import type { Language } from '@portal/contract/kit'
import type { Role } from '@portal/contract/user-admin'

/** A role as the repo reads it. */
export interface RoleRow {
  code: string
  name_zh: string
  name_en: string
  kind: string
  builtin: boolean
  permissions: string[]
}

/** What a role is called in the reader's language. */
export const roleName = (role: { name_zh: string; name_en: string }, language: Language): string =>
  language === 'en' ? role.name_en : role.name_zh

/** Names of roles in one line, separated by commas. */
export const roleNames = (roles: readonly { name_zh: string; name_en: string }[], language: Language): string =>
  roles.map((role) => roleName(role, language)).join(language === 'en' ? ', ' : '，')

/** A role as the console shows it, with how many hold it and whether the caller may grant it. */
export const roleView = (row: RoleRow, users: number, grantable: boolean, language: Language): Role => ({
  id: row.code,
  code: row.code,
  name: roleName(row, language),
  nameZh: row.name_zh,
  nameEn: row.name_en,
  kind: row.kind === 'enterprise' ? 'enterprise' : 'platform',
  builtin: row.builtin,
  permissions: row.permissions,
  users,
  grantable,
})
