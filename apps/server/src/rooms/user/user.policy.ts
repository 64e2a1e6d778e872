/** Rules of accounts and sessions. Durations in milliseconds. */
import type { Owed } from '@portal/contract/kit'
import { ROOT } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The last call is written down at most this often. */
export const TOUCH_EVERY = MINUTE
/** How long, in milliseconds, what was read of a session is believed without looking again. */
export const REMEMBERED_MS = 1_000
export const MOST_REMEMBERED = 10_000

/** People of the platform: they belong to no enterprise and may do something. */
export const isStaff = (person: Pick<Actor, 'organisationId' | 'roles' | 'perms'>): boolean =>
  person.organisationId === null && (person.roles.includes(ROOT) || person.perms.length > 0)

/** How long a session lives: without a call, and however busy it is. What opens the console is not left open. */
export function sessionLife(of: { remembered: boolean; staff: boolean }): { idle: number; absolute: number } {
  if (of.staff) return { idle: 30 * MINUTE, absolute: 12 * HOUR }
  return of.remembered ? { idle: 30 * DAY, absolute: 30 * DAY } : { idle: 12 * HOUR, absolute: 7 * DAY }
}
/** Ended sessions are kept this long, then forgotten. */
export const ENDED_KEPT = 7 * DAY

/** The password of every demonstration account, as the papers print it. */
export const DEMONSTRATION_PASSWORD = 'Demo@123456'
/** As many of them as the sign-in page offers. */
export const DEMONSTRATIONS_SHOWN = 4

export type SessionVerdict = 'living' | 'unknown' | 'ended'

interface JudgedSession {
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  revoked_at: Date | null
  remembered: boolean
  state: string
  /** Of one of the platform's people; they may have become one after it began. */
  staff: boolean
}

/** What a session is worth now: `ended` when it reached its absolute end, `unknown` when idle-expired or revoked. */
export function judgeSession(session: JudgedSession, now: Date): SessionVerdict {
  if (session.revoked_at || session.state !== 'active') return 'unknown'
  const { idle, absolute } = sessionLife(session)
  if (session.expires_at <= now) return 'ended'
  if (session.staff && now.getTime() - session.created_at.getTime() >= absolute) return 'ended'
  return now.getTime() - session.last_seen_at.getTime() >= idle ? 'unknown' : 'living'
}

/** Whether somebody has to set up a second factor before anything else. Accounts with a printed password are everybody's. */
export const owesFactor = (
  person: Pick<Actor, 'organisationId' | 'roles' | 'perms'>,
  account: { demonstration: boolean; has_factor: boolean },
  required: boolean,
): boolean => required && isStaff(person) && !account.demonstration && !account.has_factor

/** What somebody has to do before anything else; undefined: nothing. */
export function owedBy(
  person: Pick<Actor, 'organisationId' | 'roles' | 'perms'>,
  account: {
    locked_at: Date | null
    demonstration: boolean
    has_factor: boolean
    has_consented: boolean
    factorRequired: boolean
  },
): Owed | undefined {
  if (account.locked_at) return 'unlock'
  if (!account.has_consented) return 'consent'
  return owesFactor(person, account, account.factorRequired) ? 'factor' : undefined
}

/** Refuses the right person whose account must not be used; asked only after they proved who they are. */
export function mayEnter(account: { state: string; demonstration: boolean }, demonstrationAllowed: boolean): void {
  if (account.state !== 'active') throw fault('A0201')
  if (account.demonstration && !demonstrationAllowed) {
    throw fault('A0201', {
      'zh-cn': '演示账号只在本机部署或明确设置 SEED=demo 时可用',
      en: 'Demonstration accounts work on a local address, or where SEED=demo was set by hand',
    })
  }
}

/** What is unique among accounts is somebody else's already. */
export const taken = {
  username: () => fault('A0111'),
  mobile: () =>
    fault('A0400', {
      'zh-cn': '该手机号已绑定其他账号，请直接登录或更换手机号',
      en: 'This mobile belongs to another account. Sign in with it, or use another mobile',
    }),
  email: () =>
    fault('A0400', {
      'zh-cn': '该邮箱已绑定其他账号，请更换邮箱',
      en: 'This e-mail address belongs to another account. Please use another one',
    }),
}

/** Somebody who administers the platform has to remain. */
export const lastRoot = () =>
  fault('A0400', {
    'zh-cn': '这是最后一位系统管理员，请先指定另一位管理员',
    en: 'This is the last administrator. Please appoint another one first',
  })

/** What an account is called after its person left: by a username that nobody can choose, so that it is never taken. */
export const erasedNames = (userId: string) => ({ username: `#${userId}`, nickname: '已注销用户' })
