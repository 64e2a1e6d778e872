/** Rules of coming in. */
import { fault } from '../../platform/errors.ts'
import { FAILURES_PER_ACCOUNT } from './user.policy.ts'

/** After so many failures of one account, from wherever, or of one network address, the captcha is asked for. */
export const CAPTCHA_AFTER = { account: 3, address: 20 }

/** Failures are counted for the captcha only; how many are refused is decided by attempts. */
export const FAILURES_KEPT = { limit: Number.MAX_SAFE_INTEGER, windowSeconds: FAILURES_PER_ACCOUNT.windowSeconds }

/** The mobile is the caller's, but no account has it. Said only once a code proved whose the mobile is. */
export const unknownMobile = () =>
  fault('A0210', {
    'zh-cn': '该手机号尚未绑定账号，请先注册，或用用户名和密码登录',
    en: 'No account uses this mobile yet. Please register, or sign in with your username and password',
  })
