/** Rules among members of an enterprise: one owner, who cannot be changed or removed but hands over. */
import { passesPermission } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import type { Actor, OrganisationActor } from '../../platform/http/actor.ts'
import { assertManageable, isOwner, type Managed, says } from './user-admin.policy.ts'
import { type GrantedRole, mayGrant, OWNER } from './user-role.policy.ts'

/** Open links to an enterprise at the same time. */
export const MOST_INVITATIONS = 50

/** The actor with their enterprise; `serve` lets nobody in without an approved one. */
export function ofEnterprise(actor: Actor): OrganisationActor {
  const { organisationId } = actor
  if (organisationId === null) throw fault('A0404')
  return { ...actor, organisationId }
}

/** Whether the actor may invite and so sees what is open. */
export const mayInvite = (actor: Actor): boolean => passesPermission(actor, ['user:edit:own'])

/** Refuses changing oneself, the owner, and whoever may do what the actor may not. */
export function assertOtherMember(actor: Actor, target: Managed): void {
  if (target.id === actor.userId) throw fault('A0400', says.yourselfMember)
  if (isOwner(target.roles)) throw fault('A0301', says.owner)
  assertManageable(actor, target)
}

/** Refuses giving a member what the actor does not hold. */
export function assertGrantable(actor: Actor, role: GrantedRole | undefined): void {
  if (!role || !mayGrant(actor, role)) throw fault('A0301', says.grant)
}

/** Refuses handing over what one does not have, to oneself, or to somebody who cannot come in. */
export function assertHandover(caller: Managed, target: Managed): void {
  if (!isOwner(caller.roles)) {
    throw fault('A0301', {
      'zh-cn': '只有企业负责人可以移交',
      en: 'Only the owner can hand over',
    })
  }
  if (target.id === caller.id) throw fault('A0400', says.yourselfMember)
  if (target.state === 'active') return
  throw fault('A0400', {
    'zh-cn': '该成员的账号已停用，不能成为负责人',
    en: "This member's account is disabled, so they cannot become the owner",
  })
}

/** Refuses one open link more than there may be. */
export function assertRoomForInvitation(open: number): void {
  if (open < MOST_INVITATIONS) return
  throw fault('A0400', {
    'zh-cn': `未使用的邀请最多 ${MOST_INVITATIONS} 个，请先撤销不再需要的邀请`,
    en: `At most ${MOST_INVITATIONS} invitations may be open. Please take back those no longer needed`,
  })
}

/** What a handover leaves the former owner. */
export const AFTER_HANDOVER = { former: ['EDITOR'], next: [OWNER] }
