/**
 * Calls that create, decide or send, done once for the key they come with (decision 040).
 *
 * The key is claimed in the first transaction of the call, before its work: whoever comes with the same key at the same
 * moment waits for that transaction, and finds the key taken once it is committed. What was rolled back, by a refusal or
 * by a kill, was never claimed.
 */
import type { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bilingual } from '@portal/contract/bilingual'
import { now } from './clock.ts'
import { Fault, fault } from './errors.ts'
import { idempotencyRows, type KeyId, type KeyRow } from './idempotency/rows.ts'
import { opened, sealed } from './idempotency/seal.ts'
import type { Logger } from './log.ts'
import type { Companion, Transactor } from './transaction.ts'

/** A call that came with a key. */
export interface KeyedCall {
  /** Whose key it is; the same key of somebody else is another one. */
  actor: string
  key: string
  /** Method and path. */
  endpoint: string
  /** All that was asked, as text: another one under the same key is refused. */
  content: string
  /**
   * `secret`: the answer is never kept · `nothing`: it is always null · else: what a transaction's result says the answer
   * is, undefined where it does not say.
   */
  answer: 'secret' | 'nothing' | ((result: unknown) => unknown)
}

export interface Idempotency {
  /**
   * Does the work of a call unless it is done: then answers what was answered. A0409: the key was used for something
   * else, its work is still under way, or it is done and its answer was not kept.
   */
  perform<Answer>(call: KeyedCall, work: () => Promise<Answer>): Promise<Answer>
  /** Removes keys that are older than a day; called now and then. */
  clean(): Promise<void>
}

const LIFE_MS = 24 * 3_600_000
/** How long a repeated call waits for the first one. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 100

const refusals = {
  other: () =>
    fault(
      'A0409',
      bilingual(
        '该 Idempotency-Key 已用于另一个请求，请换用新的值',
        'This Idempotency-Key was used for another request. Please send a new one',
      ),
    ),
  underWay: () =>
    fault(
      'A0409',
      bilingual(
        '相同的请求正在处理或中途中断，请先刷新查看是否已经完成，再决定是否重试',
        'The same request is under way or was interrupted. Please refresh to see whether it was done before you try again',
      ),
      { underWay: true },
    ),
  done: () =>
    fault(
      'A0409',
      bilingual(
        '此操作已经完成，没有重复执行；其结果只给出一次，请刷新页面或查看邮件',
        'This was done already and was not done again. Its result is told only once: please refresh, or look at your mail',
      ),
    ),
}

/** Ends a transaction whose key is taken. */
class KeyTaken extends Error {
  override readonly name = 'KeyTaken'
}

interface Key extends KeyId {
  fingerprint: Buffer
}

const keyOf = ({ actor, key, content }: KeyedCall): Key => ({
  actor,
  keyHash: createHash('sha256').update(key).digest(),
  fingerprint: createHmac('sha256', key).update(content).digest(),
})

const forgotten = (): Date => new Date(now().getTime() - LIFE_MS)

/** What is known before the work of how it will be settled. */
function settledBefore({ answer, key }: KeyedCall): { answer: Buffer | null } | null {
  if (answer === 'secret') return { answer: null }
  return answer === 'nothing' ? { answer: sealed('null', key) } : null
}

/** The claim of one call: goes along with its transactions. */
function claimOf(call: KeyedCall, key: Key) {
  let state: 'open' | 'taken' | 'committed' = 'open'
  let answered = false
  let written: string | undefined
  const companion: Companion = {
    async begin(tx) {
      // What a call leaves running behind it is no part of it.
      if (state === 'committed' || answered) return
      written = undefined
      const claim = { ...key, endpoint: call.endpoint, at: now(), forgotten: forgotten() }
      if (await idempotencyRows(tx).claim(claim, settledBefore(call))) return
      state = 'taken'
      throw new KeyTaken()
    },
    async end(tx, result) {
      if (state === 'committed' || answered || typeof call.answer === 'string') return
      const answer = call.answer(result)
      if (answer === undefined) return
      written = JSON.stringify(answer)
      await idempotencyRows(tx).settle(key, sealed(written, call.key))
    },
    committed() {
      if (!answered) state = 'committed'
    },
  }
  return {
    companion,
    state: () => state,
    /** What is still to be written when the answer is known; undefined when it stands there already. */
    unwritten(answer: unknown): string | undefined {
      answered = true
      if (state !== 'committed' || typeof call.answer === 'string') return undefined
      const json = JSON.stringify(answer)
      return json === written ? undefined : json
    },
  }
}

/** Calls with the same key in this process come one after the other, so that none holds a connection while it waits. */
function createTurns() {
  const taken = new Map<string, Promise<void>>()
  return async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE_MS
    for (let before = taken.get(name); before; before = taken.get(name)) {
      const left = until - Date.now()
      if (left <= 0) throw refusals.underWay()
      await Promise.race([before, pause(left, undefined, { ref: false })])
    }
    const turn = work()
    const free = (): void => void taken.delete(name)
    taken.set(name, turn.then(free, free))
    return turn
  }
}

/** Makes the keys of one process. `companions` is what its transactor looks into. */
export function createIdempotency(deps: {
  transactor: Transactor
  companions: AsyncLocalStorage<Companion>
  log: Logger
}): Idempotency {
  const { transactor, companions, log } = deps
  const inTurn = createTurns()
  const find = (key: Key): Promise<KeyRow | undefined> => idempotencyRows(transactor.read).find(key, forgotten())

  /** The answer of the first one, when it has one. */
  async function repeated<Answer>(call: KeyedCall, key: Key): Promise<Answer> {
    for (const until = Date.now() + PATIENCE_MS; ; await pause(LOOK_AGAIN_MS)) {
      const row = await find(key)
      // Refused after all, in this moment: it may be sent again.
      if (!row) throw fault('B0503')
      if (row.endpoint !== call.endpoint || !row.fingerprint.equals(key.fingerprint)) throw refusals.other()
      if (row.done && row.answer === null) throw refusals.done()
      if (row.done && row.answer !== null) return JSON.parse(opened(row.answer, call.key)) as Answer
      if (Date.now() > until) throw refusals.underWay()
    }
  }

  async function attempt<Answer>(call: KeyedCall, key: Key, work: () => Promise<Answer>): Promise<Answer> {
    const claim = claimOf(call, key)
    let answer: Answer
    try {
      answer = await companions.run(claim.companion, work)
    } catch (error) {
      if (claim.state() === 'taken') return repeated(call, key)
      if (!(error instanceof Fault) || error.status >= 500) throw error
      if (claim.state() === 'committed') await transactor.transact((tx) => idempotencyRows(tx).remove(key))
      // What is done can often not be done again, and is refused before any transaction.
      else if (await find(key)) return repeated(call, key)
      throw error
    }
    // Whoever goes on though a transaction failed, or makes none, has done nothing.
    const isDone = claim.state() === 'taken' || (claim.state() === 'open' && (await find(key)))
    if (isDone) return repeated(call, key)
    const unwritten = claim.unwritten(answer)
    if (unwritten === undefined) return answer
    await transactor
      .transact((tx) => idempotencyRows(tx).settle(key, sealed(unwritten, call.key)))
      .catch((error: unknown) => log.warn({ err: error, endpoint: call.endpoint }, 'an answer could not be kept'))
    return answer
  }

  return {
    perform(call, work) {
      const key = keyOf(call)
      return inTurn(`${key.actor} ${key.keyHash.toString('base64url')}`, () => attempt(call, key, work))
    },
    clean: async () => void (await transactor.transact((tx) => idempotencyRows(tx).removeForgotten(forgotten()))),
  }
}
