import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '@portal/contract/kit'
import type { CodeScene, CodeSent } from '@portal/contract/user'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { networkOf } from '../../platform/network.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import {
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  CODE_VALID_SECONDS,
  codeLimits,
  codesCounted,
  codeText,
  codeTooSoon,
} from './user-code.policy.ts'
import { userCodeRepo } from './user-code.repo.ts'

const DAY_MS = 24 * 3600 * 1000

export interface CodeOrder {
  scene: CodeScene
  /** A mobile, or an e-mail address in any case. */
  target: string
  channel: 'sms' | 'mail'
  /** The network address of whoever asks. */
  address: string
  language: Language
  /** Passes for whoever solved a captcha; left out where none is asked for, however often codes are sent. */
  captcha?: () => Promise<void>
}

/** A code that was right and is not used up yet. */
export interface ProvenCode {
  /** Uses it up, together with what it was for. A0242 when somebody was quicker. */
  spend: (tx: Tx) => Promise<void>
}

/**
 * Codes that prove whose a mobile or a mailbox is. Stored as HMAC under a secret of the server, never in clear.
 * `demoCodes`: the answer shows the code while no provider sends it.
 */
export function createCodes(deps: {
  transactor: Transactor
  throttle: Throttle
  outbox: Outbox
  secret: Buffer
  demoCodes: boolean
}) {
  const { transactor, throttle, outbox } = deps
  const hashOf = (scene: CodeScene, target: string, code: string): Buffer =>
    createHmac('sha256', deps.secret).update(`${scene}\n${target}\n${code}`).digest()

  /** Counted first, so that none of a burst in parallel comes without its captcha. */
  async function throttled(order: CodeOrder) {
    const asked = { ...order, network: networkOf(order.address) }
    const counted: string[] = []
    try {
      for (const [key, limit] of codeLimits(asked)) {
        const consumed = await throttle.consume(key, limit)
        if (consumed !== 'ok') throw codeTooSoon(consumed.retryAfter)
        counted.push(key)
      }
      for (const [key, free] of order.captcha ? codesCounted(asked) : [])
        if ((await throttle.count(key)) > free) return await order.captcha?.()
    } catch (error) {
      // Whoever was refused got nothing: only the limit they ran into remembers it.
      for (const earlier of counted) await throttle.giveBack(earlier)
      throw error
    }
  }

  /** Counts the try in a transaction of its own: it stays counted whatever the caller does afterwards. */
  const tryCode = (scene: CodeScene, target: string, code: string) =>
    transactor.transact(async (tx) => {
      const repo = userCodeRepo(tx)
      const row = await repo.take({ scene, target }, CODE_TRIES, now())
      if (!row) return { id: null, says: (await repo.wasSent({ scene, target })) ? 'A0242' : 'A0240' } as const
      const right = timingSafeEqual(row.code_hash, hashOf(scene, target, code))
      return right ? { id: row.id } : ({ id: null, says: 'A0240' } as const)
    })

  /**
   * Checks a code without using it up, so that whoever mends another field need not ask for a new one. Runs before the
   * caller's transaction; every call is one of five tries. A0240 wrong (or none was sent), A0242 expired, used, or
   * tried too often.
   */
  async function prove(scene: CodeScene, target: string, code: string): Promise<ProvenCode> {
    const tried = await tryCode(scene, target.toLowerCase(), code)
    if (tried.id === null) throw fault(tried.says)
    const { id } = tried
    return {
      async spend(tx) {
        if (!(await userCodeRepo(tx).spend(id, now()))) throw fault('A0242')
      },
    }
  }

  return {
    /**
     * Sends a code to any mobile or mailbox alike, whether an account has it or not.
     * A0501 within the minute after the last one, and after too many for one target or from one network address; A0240
     * and A0242 about the captcha, where one is asked for.
     */
    async send(given: CodeOrder): Promise<CodeSent> {
      const order = { ...given, target: given.target.toLowerCase() }
      const { scene, target, channel, language } = order
      await throttled(order)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const { subject, text } = codeText(scene, code, language)
      const at = now()
      await transactor.transact(async (tx) => {
        const repo = userCodeRepo(tx)
        await repo.forget(new Date(at.getTime() - DAY_MS))
        const expires_at = new Date(at.getTime() + CODE_VALID_SECONDS * 1000)
        await repo.insert({ scene, target, code_hash: hashOf(scene, target, code), created_at: at, expires_at })
        await outbox.send(
          tx,
          channel === 'sms'
            ? { channel, recipient: target, template: 'code', params: { code }, text }
            : { channel, recipient: given.target, subject, text },
        )
      })
      const shown = deps.demoCodes && !outbox.providers[channel]
      return {
        resendSeconds: CODE_RESEND_SECONDS,
        validSeconds: CODE_VALID_SECONDS,
        demoCode: shown ? code : null,
      }
    },

    prove,

    /** Checks a code and uses it up, before the caller's transaction. The same refusals as `prove`. */
    async redeem(scene: CodeScene, target: string, code: string): Promise<void> {
      const proven = await prove(scene, target, code)
      await transactor.transact((tx) => proven.spend(tx))
    },
  }
}
export type Codes = ReturnType<typeof createCodes>
