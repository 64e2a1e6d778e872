/** Rules of other sign-ins. Lives in milliseconds. */
import { fault } from '../../platform/errors.ts'
import type { Limit } from '../../platform/throttle.ts'
import type { FlowFailure } from './identity-provider.ts'

const MINUTE = 60_000
/** From the way to the provider until the way back. */
export const FLOW_LIFE = 10 * MINUTE
/** The page exchanges its ticket as soon as it opens. */
export const TICKET_LIFE = 2 * MINUTE
/** Somebody may have to register first. */
export const LINK_LIFE = 10 * MINUTE
/** Failures that are written down; who said no there, or found the provider down, tried nothing. */
export const NOTED: ReadonlySet<FlowFailure> = new Set(['expired', 'foreign', 'failed'])
/** Every start is a row: what one address may begin. */
export const STARTS_PER_ADDRESS: Limit = { limit: 60, windowSeconds: 600 }

export const refusals = {
  notSetUp: () =>
    fault('A0400', {
      'zh-cn': '平台未启用其他登录方式',
      en: 'No other sign-in is set up on this platform',
    }),
  ticket: () =>
    fault('A0400', {
      'zh-cn': '登录链接已失效或已被使用，请重新登录',
      en: 'This sign-in has expired or was used already. Please sign in again',
    }),
  linkTicket: () =>
    fault('A0400', {
      'zh-cn': '关联已超时或已完成，请重新从其他登录方式进入后再关联',
      en: 'Linking took too long or is done already. Please begin again with the other sign-in',
    }),
  anotherSession: () =>
    fault('A0400', {
      'zh-cn': '关联由另一个账号发起，请用发起关联的账号登录后重试',
      en: 'Another account began this. Please sign in with the account that is to be linked, then try again',
    }),
  taken: (name: string) =>
    fault('A0400', {
      'zh-cn': `该${name}账号已关联其他用户，请先在原账号中解除关联`,
      en: `This ${name} sign-in is linked with another account. Please unlink it there first`,
    }),
  lastWayIn: () =>
    fault('A0400', {
      'zh-cn': '这是您唯一的登录方式，请先设置密码或绑定手机号再解除关联',
      en: 'This is your only way to sign in. Please set a password or bind a mobile first',
    }),
}

/** Whether somebody could still come in without this one of their sign-ins. */
export function mayUnlink(account: { password_hash: string | null; mobile: string }, identities: number): void {
  if (account.password_hash === null && account.mobile === '' && identities <= 1) throw refusals.lastWayIn()
}
