/** Rules of accounts and sessions. Durations in milliseconds, windows in seconds. */
import { fault } from '../../platform/errors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Signed out after this long without a call. */
export const IDLE_LIFE = 12 * HOUR
/** A session ends after this long, however busy it is. */
export const ABSOLUTE_LIFE = 7 * 24 * HOUR
/** The last call is written down at most this often. */
export const TOUCH_EVERY = MINUTE

export const FAILURES_PER_ACCOUNT = { limit: 10, windowSeconds: 900 }
export const FAILURES_PER_ADDRESS = { limit: 50, windowSeconds: 900 }

/** The password of every demonstration account, as the papers print it. */
export const DEMONSTRATION_PASSWORD = 'Demo@123456'
/** As many of them as the sign-in page offers. */
export const DEMONSTRATIONS_SHOWN = 4

export type SessionVerdict = 'living' | 'unknown' | 'ended'

/** What a session is worth now: `ended` when it reached its absolute end, `unknown` when idle-expired or revoked. */
export function judgeSession(
  session: { last_seen_at: Date; expires_at: Date; revoked_at: Date | null; state: string },
  now: Date,
): SessionVerdict {
  if (session.revoked_at || session.state !== 'active') return 'unknown'
  if (session.expires_at <= now) return 'ended'
  return now.getTime() - session.last_seen_at.getTime() >= IDLE_LIFE ? 'unknown' : 'living'
}

/** Refuses a right password whose account must not be used; asked only after the password held. */
export function mayEnter(account: { state: string; demonstration: boolean }, demonstrationAllowed: boolean): void {
  if (account.state !== 'active') throw fault('A0201')
  if (account.demonstration && !demonstrationAllowed) {
    throw fault('A0201', {
      'zh-cn': '演示账号只在本机部署或明确设置 SEED=demo 时可用',
      en: 'Demonstration accounts work on a local address, or where SEED=demo was set by hand',
    })
  }
}

/** Minutes, rounded up, for the sentence of a throttled sign-in. */
export function tooManyFailures(retryAfterSeconds: number) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return fault('A0501', {
    'zh-cn': `登录失败次数过多，请在 ${minutes} 分钟后重试`,
    en: `Too many failed sign-ins. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}`,
  })
}
