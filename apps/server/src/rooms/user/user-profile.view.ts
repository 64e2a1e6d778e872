import type { Language } from '@portal/contract/kit'
import type { Profile } from '@portal/contract/user-profile'
import { dayOf } from '../../platform/clock.ts'
import { roleNames } from './user-role.view.ts'

interface ProfileRow {
  id: string
  username: string
  nickname: string
  avatar: string | null
  gender: number
  mobile: string
  mobile_proven: boolean
  email: string
  email_proven: boolean
  created_at: Date
  closes_at: Date | null
  organisation_name: string | null
  roles: { name_zh: string; name_en: string }[]
}

/** What somebody sees of their own account; roles are named in the language they read. Bound is what was proven. */
export const profileView = (row: ProfileRow, language: Language): Profile => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  avatar: row.avatar,
  gender: row.gender,
  mobile: row.mobile_proven ? row.mobile : '',
  email: row.email_proven ? row.email : '',
  deptName: row.organisation_name ?? '',
  roleNames: roleNames(row.roles, language),
  createTime: dayOf(row.created_at),
  closesAt: row.closes_at?.toISOString() ?? null,
})

/** A mobile or an address as logs, notices and colleagues may see it: `138****0001`, `z***@example.com`. */
export function masked(target: string): string {
  const [name = '', host] = target.split('@')
  if (host !== undefined) return `${name.slice(0, 1)}***@${host}`
  return target === '' ? '' : `${target.slice(0, 3)}****${target.slice(-4)}`
}
