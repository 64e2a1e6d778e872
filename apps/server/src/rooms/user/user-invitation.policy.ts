/** Rules of invitation links. */
import { passesPermission } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'

/** A link opens for a week. */
export const INVITATION_LIFE = 7 * 24 * 3_600_000
/** Links that opened nothing, per address: enough for typing errors, too few for guessing. */
export const FAILURES_PER_ADDRESS = { limit: 30, windowSeconds: 900 }

/** The path that a link leads to; the token is the only key. */
export const invitationUrl = (origin: string, token: string): string => `${origin}/invitation?token=${token}`

/** One sentence for a link that was used, taken back, is too old or never was: nobody learns which. */
export const spent = () =>
  fault('A0404', {
    'zh-cn': '邀请链接无效、已使用或已过期，请联系邀请人重新发送',
    en: 'This invitation was used, taken back, has expired, or never was. Please ask for a new one',
  })

/** Somebody tries one link after the other. */
export const tooManyLinks = (retryAfter: number) => fault('A0501', undefined, { retryAfter })

export const usernameMissing = () =>
  fault('A0400', {
    'zh-cn': '请输入用户名',
    en: 'Please enter Username',
  })

/** Whether somebody may invite to an enterprise, or (null) to the platform: a link goes with the right to make one. */
export function mayInviteTo(inviter: Actor, organisationId: string | null): boolean {
  if (passesPermission(inviter, ['user:edit:any'])) return true
  const own = organisationId !== null && inviter.organisationId === organisationId
  return own && passesPermission(inviter, ['user:edit:own'])
}

interface Standing {
  usedAt: Date | null
  revokedAt: Date | null
  expiresAt: Date
  /** The account that waits; null when a new one is to be made. */
  account: { state: string; hasPassword: boolean } | null
  /** Whoever made the link may still invite to where it leads. */
  inviterMay: boolean
}

/** Whether a link still opens something. */
export function isOpen(invitation: Standing, now: Date): boolean {
  const { account } = invitation
  if (invitation.usedAt || invitation.revokedAt || invitation.expiresAt <= now || !invitation.inviterMay) return false
  return account === null || (account.state === 'active' && !account.hasPassword)
}
