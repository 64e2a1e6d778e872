/**
 * What a form of the website needs that anybody may post: a stamp against programs, counts against floods, and what was
 * typed into a refused one kept, so that nothing has to be typed twice.
 */
import type { Language } from '@portal/contract/kit'
import { type Fault, fault } from './errors.ts'
import { createFormAttempts, type FormEntries, type FormFaults } from './form-attempt.ts'
import { createFormStamps } from './form-stamp.ts'
import { linkTokenHash } from './link-token.ts'
import { networkOf } from './network.ts'
import type { Signer } from './signature.ts'
import type { Limit, Throttle } from './throttle.ts'
import type { Transactor } from './transaction.ts'

/** Posts of any kind from one network within an hour; each may bring files. */
const POSTS_PER_NETWORK: Limit = { limit: 60, windowSeconds: 3600 }

const tooQuick = () =>
  fault(
    'A0400',
    { 'zh-cn': '提交过快，请再提交一次', en: 'That was very quick. Please submit it once more' },
    { again: true },
  )
/** `stamp`: the one to post with next. */
const stale = (stamp: string) =>
  fault(
    'A0400',
    { 'zh-cn': '页面打开时间过长，请再提交一次', en: 'The page was open for very long. Please submit it once more' },
    { stamp, again: true },
  )

/** Who posts a form. */
export interface FormCaller {
  /** Of the network. */
  address: string
  language: Language
}
/** What somebody is told whose form was taken. */
export interface FormReceipt {
  number: string
  /** Path and query of the page where it goes on. */
  address: string
}

export interface PublicFormGuard {
  /** Counts an attempt under a key of this desk; refuses what is too much. */
  count(key: string, limit: Limit, refuse?: (retryAfter: number) => Fault): Promise<void>
  /** Counts what is added by a mailed link. */
  countReply(token: string, limit: Limit): Promise<void>
  /** Counts a post before anything of it is read. */
  countPost(address: string): Promise<void>
  /** The refusal of a form on somebody else's page. */
  elsewhere(): Fault
  /** Keeps what was typed into a refused form; answers the key to it. */
  keepAttempt(entries: FormEntries, refusal: Fault, language: Language): Promise<string>
  /** What a form needs to be posted; with the key of a refused attempt, also what it held. */
  entrance(key: string | undefined): Promise<{ stamp: string; entries: FormEntries; faults: FormFaults }>
  /** Whether the field that nobody sees was filled in: only programs do. */
  isTrapped(entries: FormEntries): boolean
  /** People take their time. A0400 for a form posted too soon, or one that stood open for a day. */
  assertUnhurried(entries: FormEntries): void
}

/**
 * The desk of a room. `name` begins the keys of its counts; `fields` are given back after a refusal, tokens are none of
 * them; `tooOften` and `elsewhere` refuse in the room's own words.
 */
export function createPublicFormGuard(
  deps: { transactor: Transactor; throttle: Throttle; signer: Signer },
  room: { name: string; fields: readonly string[]; tooOften(retryAfter: number): Fault; elsewhere(): Fault },
): PublicFormGuard {
  const { name, tooOften, elsewhere } = room
  const stamps = createFormStamps(deps.signer)
  const attempts = createFormAttempts(deps.transactor)
  const kept = new Set([...room.fields, 'stamp'])

  async function count(key: string, limit: Limit, refuse = tooOften): Promise<void> {
    const consumed = await deps.throttle.consume(`${name}:${key}`, limit)
    if (consumed !== 'ok') throw refuse(consumed.retryAfter)
  }

  return {
    count,
    countReply: (token, limit) => count(`reply:${linkTokenHash(token).toString('base64url')}`, limit),
    countPost: (address) => count(`post:${networkOf(address)}`, POSTS_PER_NETWORK),
    elsewhere,
    keepAttempt: (entries, refusal, language) => attempts.keep(entries, kept, refusal, language),

    async entrance(key) {
      const found = key ? await attempts.find(key) : null
      const { stamp: first = '', ...entries } = found?.entries ?? {}
      // Whoever mends a form need not take their time again.
      const stamp = stamps.judge(first) === 'stale' ? stamps.fresh() : first
      return { stamp, entries, faults: found?.faults ?? [] }
    },

    isTrapped: (entries) => (entries['homepage'] ?? '') !== '',
    assertUnhurried(entries) {
      const judged = stamps.judge(entries['stamp'] ?? '')
      if (judged === 'stale') throw stale(stamps.fresh())
      if (judged === 'soon') throw tooQuick()
    },
  }
}
