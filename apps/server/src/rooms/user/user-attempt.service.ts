/** Under which keys attempts to come in are counted: of one account, and of one network. */
import { networkOf } from '../../platform/network.ts'
import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from './user.policy.ts'

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
