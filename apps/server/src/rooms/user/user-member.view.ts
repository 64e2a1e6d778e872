import { type Member, type MemberInvitation, MemberRole, memberRoles } from '@portal/contract/user-member'
import type { MemberRow } from './user-member.repo.ts'
import { masked } from './user-profile.view.ts'

/** A member as colleagues see them; whoever manages members, and everybody of themselves, sees the whole mobile. */
export function memberView(row: MemberRow, reader: { userId: string; manages: boolean }): Member {
  const self = row.id === reader.userId
  return {
    userId: row.id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    role: memberRoles.find((role) => row.roles.some(({ code }) => code === role)) ?? null,
    mobile: self || reader.manages ? row.mobile : masked(row.mobile),
    joinedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    self,
  }
}

/** The owner first, then in the order they joined. */
export const ownerFirst = (members: Member[]): Member[] => [
  ...members.filter(({ role }) => role === 'OWNER'),
  ...members.filter(({ role }) => role !== 'OWNER'),
]

/** An open link; the link itself is shown once, when it is made. */
export const memberInvitation = (row: {
  id: string
  role_code: string | null
  inviter: string
  created_at: Date
  expires_at: Date
}): MemberInvitation => ({
  id: row.id,
  role: MemberRole.parse(row.role_code),
  invitedBy: row.inviter,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})
