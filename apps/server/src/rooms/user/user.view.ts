import type { ExamineState } from '@portal/contract/enterprise'
import type { DemonstrationAccount } from '@portal/contract/site'
import type { CurrentUser } from '@portal/contract/user'
import type { Actor } from '../../platform/http/actor.ts'

/** An account as the repo reads it. */
export interface AccountRow {
  user_id: string
  username: string
  nickname: string
  avatar: string | null
  own_permissions: string[]
  organisation_id: string | null
  organisation_name: string | null
  examine_state: string | null
  roles: { code: string; permissions: string[] }[]
}

/** The actor of an account: permissions of all its roles and its own, each once. */
export function actorOf(row: AccountRow, sessionId: string): Actor {
  const { roles } = row
  return {
    userId: row.user_id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    organisationId: row.organisation_id,
    organisationName: row.organisation_name ?? '',
    examineState: row.examine_state as ExamineState | null,
    roles: roles.map((role) => role.code),
    perms: [...new Set([...roles.flatMap((role) => role.permissions), ...row.own_permissions])],
    sessionId,
  }
}

/** A demonstration account as the sign-in page offers it. */
export const demonstrationAccount = (row: AccountRow, password: string): DemonstrationAccount => ({
  username: row.username,
  password,
  nickname: row.nickname,
  role: row.roles[0]?.code ?? '',
})

/** What `/me` answers. */
export const currentUser = (actor: Actor): CurrentUser => ({
  userId: actor.userId,
  username: actor.username,
  nickname: actor.nickname,
  avatar: actor.avatar,
  roles: actor.roles,
  perms: actor.perms,
  ...(actor.owes && { owes: actor.owes }),
})
