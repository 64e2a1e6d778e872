import type { Language } from '@portal/contract/kit'
import type { Invitation } from '@portal/contract/user'
import type { InvitationRow } from './user-invitation.repo.ts'
import { roleNames } from './user-role.view.ts'

interface Named {
  name_zh: string
  name_en: string
}

/** An invitation as whoever was invited sees it; `held`: the roles of the account that waits. */
export function invitationView(row: InvitationRow, held: readonly Named[], language: Language): Invitation {
  const offered: Named[] =
    row.name_zh !== null && row.name_en !== null ? [{ name_zh: row.name_zh, name_en: row.name_en }] : []
  return {
    kind: row.user_id ? 'account' : 'member',
    enterpriseName: row.organisation_name ?? '',
    inviter: row.inviter,
    username: row.username,
    roleNames: roleNames(row.user_id ? held : offered, language),
    expiresAt: row.expires_at.toISOString(),
  }
}

/** Where an invitation leads; null: to the platform. */
export const destinationOf = (row: InvitationRow): string | null =>
  row.user_id ? row.account_organisation_id : row.organisation_id

/** An invitation as the rules judge it. */
export const standing = (row: InvitationRow, inviterMay: boolean) => ({
  usedAt: row.used_at,
  revokedAt: row.revoked_at,
  expiresAt: row.expires_at,
  account: row.user_id ? { state: row.state ?? '', hasPassword: Boolean(row.has_password) } : null,
  inviterMay,
})
