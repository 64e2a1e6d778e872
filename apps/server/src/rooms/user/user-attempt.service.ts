/** Attempts to come in, counted of one account and of one network. */
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS, tooManyFailures } from './user.policy.ts'

/** What is counted of a sign-in before its password is looked at, so that a burst in parallel is counted too. */
export const attemptsOf = (username: string, address: string) => ({
  account: { key: `sign-in:account:${username.toLowerCase()}`, limit: FAILURES_PER_ACCOUNT },
  address: { key: `sign-in:address:${networkOf(address)}`, limit: FAILURES_PER_ADDRESS },
})

/**
 * Counts a guess at a password, wherever it is made: a locked screen is no second door to try. Answers how to take it
 * back; A0501 when it is one too many.
 */
export async function countAttempt(
  throttle: Throttle,
  username: string,
  address: string,
): Promise<() => Promise<void>> {
  const { account, address: network } = attemptsOf(username, address)
  // The network first: whoever may try no more from there must not use up the tries of an account by going on.
  const attempts = [network, account]
  for (const { key, limit } of attempts) {
    const consumed = await throttle.consume(key, limit)
    if (consumed !== 'ok') throw tooManyFailures(consumed.retryAfter)
  }
  return async () => {
    for (const { key } of attempts) await throttle.giveBack(key)
  }
}

/** Where failures are counted, for the captcha. */
export const failuresOf = (username: string, address: string) => ({
  account: `sign-in:failed:account:${username.toLowerCase()}`,
  address: `sign-in:failed:address:${networkOf(address)}`,
})
