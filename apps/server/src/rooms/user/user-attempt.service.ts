/** Guesses at passwords, counted of one account and of one network. */
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import {
  CAPTCHA_AFTER,
  FAILURES_PER_NETWORK,
  GUESSES_OF_A_DAY,
  secondsBetween,
  tooFast,
  tooManyFailures,
} from './user-admission.policy.ts'

const accountKey = (username: string): string => `sign-in:account:${username.toLowerCase()}`
const networkKey = (address: string): string => `sign-in:address:${networkOf(address)}`
/** All guesses of a day at one account, from however many networks. */
const dayKey = (username: string): string => `sign-in:day:${username.toLowerCase()}`
const paceKey = (username: string): string => `sign-in:pace:${username.toLowerCase()}`

/** A guess that was counted. */
export interface Attempt {
  /** So many were counted before it that a captcha has to be solved. */
  captchaDue: boolean
  /** Seconds that have to lie between this and the guess before it, from networks that the account is not known in. */
  pace: number
  /** It was right, or no guess. */
  takeBack(): Promise<void>
}

/**
 * Counts a guess before the password is looked at, so that none of a burst in parallel comes without its captcha.
 * However many there are, an account is not closed by them: that would let a stranger lock somebody out. A0501 for a
 * network that guesses on and on.
 */
export async function countAttempt(throttle: Throttle, username: string, address: string): Promise<Attempt> {
  const [account, network, day] = [accountKey(username), networkKey(address), dayKey(username)]
  // The network first: whoever may try no more from there must not go on counting for an account.
  const consumed = await throttle.consume(network, FAILURES_PER_NETWORK)
  if (consumed !== 'ok') throw tooManyFailures(consumed.retryAfter)
  const known = (await throttle.consume(account, CAPTCHA_AFTER.account)) === 'ok'
  const many = (await throttle.consume(day, GUESSES_OF_A_DAY)) !== 'ok'
  const pace = many ? secondsBetween(await throttle.count(day)) : 0
  return {
    captchaDue: !known || many || (await throttle.count(network)) > CAPTCHA_AFTER.network,
    pace,
    async takeBack() {
      await throttle.giveBack(network)
      await throttle.giveBack(account)
      await throttle.giveBack(day)
    },
  }
}

/**
 * Lets one guess through in so many seconds, whoever made the one before: many networks together are no faster than one.
 * A0501 for one that comes too early; it was not looked at, and is not counted.
 */
export async function keepPace(throttle: Throttle, username: string, { pace, takeBack }: Attempt): Promise<void> {
  const consumed = await throttle.consume(paceKey(username), { limit: 1, windowSeconds: pace })
  if (consumed === 'ok') return
  await takeBack()
  throw tooFast(consumed.retryAfter)
}

/** Whether the next guess will need a captcha. */
export const isCaptchaNext = async (throttle: Throttle, username: string, address: string): Promise<boolean> =>
  (await throttle.count(accountKey(username))) >= CAPTCHA_AFTER.account.limit ||
  (await throttle.count(dayKey(username))) >= GUESSES_OF_A_DAY.limit ||
  (await throttle.count(networkKey(address))) >= CAPTCHA_AFTER.network

/** Forgets what asks for a captcha: the account's own person came in. What was guessed today stays counted. */
export const forgetAttempts = (throttle: Throttle, username: string): Promise<void> =>
  throttle.clear(accountKey(username))
