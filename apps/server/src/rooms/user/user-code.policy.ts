/** Rules of codes sent by SMS and mail, and of the captcha. Seconds. */
import type { CodeScene } from '@portal/contract/user'
import type { Bilingual, Language } from '@portal/contract/kit'
import { fault } from '../../platform/errors.ts'
import type { Limit } from '../../platform/throttle.ts'

export const CODE_VALID_SECONDS = 300
export const CODE_RESEND_SECONDS = 60
export const CODE_TRIES = 5

/** After so many codes to one mobile within a day, or on one network's demand within an hour, a captcha is asked for. */
const CAPTCHA_AFTER_CODES = { target: 3, network: 10 }

const targetKey = (target: string): string => `code:target:${target}`
const networkKey = (network: string): string => `code:address:${network}`
/** Where codes are counted, with the number of them that need no captcha. */
export const codesCounted = ({ target, network }: { target: string; network: string }): [string, number][] => [
  [targetKey(target), CAPTCHA_AFTER_CODES.target],
  [networkKey(network), CAPTCHA_AFTER_CODES.network],
]

/** How often codes are sent: for one purpose to one mobile or mailbox, to it at all, and on one network's demand. */
export const codeLimits = (order: { scene: CodeScene; target: string; network: string }): [string, Limit][] => [
  [`code:again:${order.scene}:${order.target}`, { limit: 1, windowSeconds: CODE_RESEND_SECONDS }],
  [targetKey(order.target), { limit: 10, windowSeconds: 24 * 3600 }],
  [networkKey(order.network), { limit: 60, windowSeconds: 3600 }],
]

/** When another code may be asked for. */
export function codeTooSoon(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const [zh, en] =
    retryAfterSeconds <= CODE_RESEND_SECONDS
      ? [`${retryAfterSeconds} 秒`, `${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}`]
      : [`${minutes} 分钟`, `${minutes} minutes`]
  return fault(
    'A0501',
    { 'zh-cn': `获取验证码过于频繁，请在 ${zh}后重试`, en: `Too many codes were asked for. Please try again in ${en}` },
    { retryAfter: retryAfterSeconds },
  )
}

const purposes: Record<CodeScene, Bilingual> = {
  register: { 'zh-cn': '注册账号', en: 'to register' },
  forget: { 'zh-cn': '重置密码', en: 'to reset your password' },
  login: { 'zh-cn': '登录', en: 'to sign in' },
  bind: { 'zh-cn': '绑定账号', en: 'to bind it to your account' },
}

/** What the message with a code says. */
export function codeText(scene: CodeScene, code: string, language: Language): { subject: string; text: string } {
  const purpose = purposes[scene][language]
  const minutes = CODE_VALID_SECONDS / 60
  return language === 'en'
    ? {
        subject: 'Your verification code',
        text: `Your verification code is ${code}. Use it ${purpose} within ${minutes} minutes. Do not tell it to anybody.`,
      }
    : { subject: '您的验证码', text: `您的验证码为 ${code}，用于${purpose}，${minutes} 分钟内有效，请勿告诉他人。` }
}
