/** Members of an enterprise: its owner invites by link, changes roles, hands over, removes. */
import { z } from 'zod'
import { endpoint, Id, Instant } from './kit.ts'
import { Person } from './user-factor.ts'

export const memberRoles = ['OWNER', 'EDITOR', 'VIEWER'] as const
/** What a member can be made; there is one owner, who hands over. */
export const MemberRole = z.enum(['EDITOR', 'VIEWER'])

export const Member = z.object({
  userId: Id,
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(memberRoles).nullable(),
  mobile: z.string(),
  joinedAt: Instant,
  lastSeenAt: Instant.nullable(),
  self: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const MemberInvitation = z.object({
  id: Id,
  role: MemberRole,
  invitedBy: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
})
export type MemberInvitation = z.infer<typeof MemberInvitation>

export const memberList = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/member/list',
  access: 'approved',
  summary: "Members of the caller's enterprise, the owner first; open invitations for whoever may invite.",
  data: z.object({ members: z.array(Member), invitations: z.array(MemberInvitation) }),
})

export const memberInvite = endpoint({
  method: 'POST',
  once: 'secret',
  path: '/api/enterprise/user/member/invite',
  access: 'user:edit:own',
  summary: 'Make an invitation link; whoever opens it first joins with this role. It is shown once.',
  body: z.object({ role: MemberRole }),
  data: z.object({ id: Id, invitationUrl: z.string(), expiresAt: Instant }),
})

export const memberInvitationRevoke = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/member/invitation/revoke',
  access: 'user:edit:own',
  summary: 'Take an open invitation back.',
  body: z.object({ id: Id }),
})

export const memberRole = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/member/role',
  access: 'user:edit:own',
  summary: "Change a member's role; the owner's changes by handing over.",
  body: z.object({ userId: Id, role: MemberRole }),
})

export const memberHandover = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/user/member/handover',
  access: 'user:edit:own',
  summary: 'Make another member the owner, by the password or a fresh code; the caller becomes an editor.',
  body: Person.extend({ userId: Id }),
})

export const memberRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/member/remove',
  access: 'user:edit:own',
  summary: 'Remove a member: their sessions end and the account belongs to no enterprise any more.',
  body: z.object({ userId: Id }),
})
