/** Who can be suspended and let back, and what the enterprise is written then. */
import { bilingual } from '@portal/contract/bilingual'
import type { ExamineState } from '@portal/contract/enterprise'
import { oneLine } from '@portal/contract/one-line'
import type { SiteContact } from '@portal/contract/setting'
import { fault } from '../../platform/errors.ts'
import { APPROVED } from './enterprise.policy.ts'

export const SUSPENDED: ExamineState = '4'

export const maySuspend = (state: ExamineState): boolean => state === APPROVED

/** Refuses to suspend twice, and whoever was never approved (A0400). */
export function assertSuspendable(state: ExamineState): void {
  if (state === SUSPENDED) {
    throw fault('A0400', bilingual('该企业已处于暂停状态', 'This enterprise is suspended already'))
  }
  if (!maySuspend(state)) {
    throw fault(
      'A0400',
      bilingual('只有已通过认证的企业可以暂停', 'Only an enterprise whose certification was approved can be suspended'),
    )
  }
}

/** Refuses to lift what does not stand (A0400). */
export function assertSuspended(state: ExamineState): void {
  if (state !== SUSPENDED)
    throw fault('A0400', bilingual('该企业未被暂停，无需恢复', 'This enterprise is not suspended'))
}

/** Refuses to approve a certification while its enterprise is suspended: that would let it back by the side door. */
export function assertNotSuspended(state: ExamineState): void {
  if (state === SUSPENDED) {
    throw fault(
      'A0400',
      bilingual(
        '该企业已被暂停，请先在企业管理中恢复，再审核其认证变更',
        'This enterprise is suspended. Lift the suspension under Enterprises before you approve a change of it',
      ),
    )
  }
}

/** The mail to the contact of a suspended enterprise: it can no longer read messages without signing in again. */
export function suspensionMail(
  enterprise: string,
  reason: string,
  contact: SiteContact,
): { subject: string; text: string } {
  const name = oneLine(enterprise)
  const ways = [
    contact.phone && `电话 ${contact.phone}`,
    contact.email && `邮箱 ${contact.email}`,
    contact.hours['zh-cn'] && `时间 ${contact.hours['zh-cn']}`,
  ].filter(Boolean)
  const lines = [
    `「${name}」在平台上已被暂停，企业主页与产品已从网站撤下。`,
    `原因：${reason}`,
    ways.length === 0 ? '如有疑问，请联系平台管理员。' : `如有疑问，请联系平台：${ways.join('，')}。`,
    '',
    `${name} was suspended on the platform; its page and products are off the website.`,
    `Reason: ${reason}`,
  ]
  return { subject: `「${name}」已被暂停 / Enterprise suspended`, text: lines.join('\n') }
}

/** The mail when it is let back. */
export function liftingMail(enterprise: string): { subject: string; text: string } {
  const name = oneLine(enterprise)
  const lines = [
    `「${name}」已恢复，企业主页与产品已重新在网站展示。`,
    '',
    `${name} is back: its page and products are on the website again.`,
  ]
  return { subject: `「${name}」已恢复 / Enterprise restored`, text: lines.join('\n') }
}
