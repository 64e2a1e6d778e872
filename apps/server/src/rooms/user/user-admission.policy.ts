/** Rules of coming in. */
import { fault } from '../../platform/errors.ts'
import { networkOf } from '../../platform/network.ts'
import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from './user.policy.ts'

/** After so many failures of one account, from wherever, or of one network address, the captcha is asked for. */
export const CAPTCHA_AFTER = { account: 3, address: 20 }

/** What is counted of a sign-in before its password is looked at, so that a burst in parallel is counted too. */
export const attemptsOf = (username: string, address: string) => ({
  account: { key: `sign-in:account:${username.toLowerCase()}`, limit: FAILURES_PER_ACCOUNT },
  address: { key: `sign-in:address:${networkOf(address)}`, limit: FAILURES_PER_ADDRESS },
})

/** Where failures are counted, for the captcha. */
export const failuresOf = (username: string, address: string) => ({
  account: `sign-in:failed:account:${username.toLowerCase()}`,
  address: `sign-in:failed:address:${networkOf(address)}`,
})
export const FAILURES_KEPT = { limit: Number.MAX_SAFE_INTEGER, windowSeconds: FAILURES_PER_ACCOUNT.windowSeconds }

/** The mobile is the caller's, but no account has it. Said only once a code proved whose the mobile is. */
export const unknownMobile = () =>
  fault('A0210', {
    'zh-cn': '该手机号尚未绑定账号，请先注册，或用用户名和密码登录',
    en: 'No account has this mobile yet. Please register, or sign in with username and password',
  })
