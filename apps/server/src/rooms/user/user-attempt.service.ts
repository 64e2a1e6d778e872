/** Guesses at passwords, counted of one account and of one network. */
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import { CAPTCHA_AFTER, FAILURES_PER_NETWORK, tooManyFailures } from './user-admission.policy.ts'

const accountKey = (username: string): string => `sign-in:account:${username.toLowerCase()}`
const networkKey = (address: string): string => `sign-in:address:${networkOf(address)}`

/** A guess that was counted. */
export interface Attempt {
  /** So many were counted before it that a captcha has to be solved. */
  captchaDue: boolean
  /** It was right, or no guess. */
  takeBack(): Promise<void>
}

/**
 * Counts a guess before the password is looked at, so that none of a burst in parallel comes without its captcha.
 * However many there are, an account is not closed by them: that would let a stranger lock somebody out. A0501 for a
 * network that guesses on and on.
 */
export async function countAttempt(throttle: Throttle, username: string, address: string): Promise<Attempt> {
  const [account, network] = [accountKey(username), networkKey(address)]
  // The network first: whoever may try no more from there must not go on counting for an account.
  const consumed = await throttle.consume(network, FAILURES_PER_NETWORK)
  if (consumed !== 'ok') throw tooManyFailures(consumed.retryAfter)
  const known = (await throttle.consume(account, CAPTCHA_AFTER.account)) === 'ok'
  return {
    captchaDue: !known || (await throttle.count(network)) > CAPTCHA_AFTER.network,
    async takeBack() {
      await throttle.giveBack(network)
      await throttle.giveBack(account)
    },
  }
}

/** Whether the next guess will need a captcha. */
export const isCaptchaNext = async (throttle: Throttle, username: string, address: string): Promise<boolean> =>
  (await throttle.count(accountKey(username))) >= CAPTCHA_AFTER.account.limit ||
  (await throttle.count(networkKey(address))) >= CAPTCHA_AFTER.network

/** Forgets what was counted of an account: its own person came in. */
export const forgetAttempts = (throttle: Throttle, username: string): Promise<void> =>
  throttle.clear(accountKey(username))
