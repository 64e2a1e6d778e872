/** Rules of coming in. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual } from '@portal/contract/kit'
import { fault } from '../../platform/errors.ts'

const WINDOW_SECONDS = 900

/** After so many failures of one account, from wherever, or of one network, the captcha is asked for. */
export const CAPTCHA_AFTER = { account: { limit: 3, windowSeconds: WINDOW_SECONDS }, network: 20 }
/** With captchas solved, one network may guess so often. */
export const FAILURES_PER_NETWORK = { limit: 50, windowSeconds: WINDOW_SECONDS }
/** So many failed sign-ins of one network, other than by password, are written into the audit log. */
export const FAILURES_NOTED = { limit: 50, windowSeconds: WINDOW_SECONDS }
/** So many guesses at one account on one day, from however many networks, are looked at as they come. */
export const GUESSES_OF_A_DAY = { limit: 20, windowSeconds: 24 * 3600 }
/** With every so many more, the time between two of them doubles. */
const DOUBLES_EVERY = 10
const LONGEST_PACE = 60

/** Seconds between two guesses at one account after so many on one day: 1, 2, 4 … 60. */
export const secondsBetween = (guesses: number): number =>
  Math.min(LONGEST_PACE, 2 ** Math.floor(Math.max(0, guesses - GUESSES_OF_A_DAY.limit - 1) / DOUBLES_EVERY))

/** Guesses of somebody who is signed in at the password of the account: there no captcha is asked for. */
export const FAILURES_PER_SESSION = { limit: 10, windowSeconds: WINDOW_SECONDS }

/** Refuses what was tried too often, and says in how many minutes, rounded up, it may be tried again. */
export function tooOften(tried: Bilingual, retryAfterSeconds: number) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return fault(
    'A0501',
    bilingual(
      `${tried['zh-cn']}，请在 ${minutes} 分钟后重试`,
      `${tried.en}. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}`,
    ),
    { retryAfter: retryAfterSeconds },
  )
}

/** Too many wrong passwords. */
export const tooManyFailures = (retryAfterSeconds: number) =>
  tooOften(bilingual('登录失败次数过多', 'Too many failed sign-ins'), retryAfterSeconds)

/** Many networks guess at this account; its person is known where they signed in before, and by their mobile. */
export const tooFast = (retryAfterSeconds: number) =>
  fault(
    'A0501',
    {
      'zh-cn': `该账号正被频繁尝试登录，请在 ${retryAfterSeconds} 秒后重试，或改用短信验证码登录`,
      en: `Too many sign-ins to this account are being tried. Please try again in ${retryAfterSeconds} s, or sign in by SMS code`,
    },
    { retryAfter: retryAfterSeconds, captchaRequired: true },
  )

/** The mobile is the caller's, but no account has it. Said only once a code proved whose the mobile is. */
export const unknownMobile = () =>
  fault('A0210', {
    'zh-cn': '该手机号尚未绑定账号，请先注册，或用用户名和密码登录',
    en: 'No account uses this mobile yet. Please register, or sign in with your username and password',
  })
