import { hash } from 'node:crypto'
import type { ConsentDocument } from '@portal/contract/user-consent'
import { now } from '../../platform/clock.ts'
import type { Actor, Resolve } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { isStaff, judgeSession, MOST_REMEMBERED, owedBy, REMEMBERED_MS, TOUCH_EVERY } from './user.policy.ts'
import { userRepo } from './user.repo.ts'
import { actorOf } from './user.view.ts'

type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof userRepo>['actorBySession']>>>

interface Remembered {
  session: SessionRow
  actor: Actor
  /** Of the process's own clock: what was read is not older. */
  readAt: number
}

/**
 * Who calls. A page asks several things at once, so what was read of a session is remembered for a moment. It is
 * forgotten with every transaction of this process, and when another process tells that rights or sessions changed;
 * whatever gets lost, nothing older than `REMEMBERED_MS` is believed. Session, rights, consents and second
 * factor are one query.
 */
export function createSessions(deps: {
  transactor: Transactor
  /** Whether accounts with a printed password may be used. */
  demonstrationAllowed: boolean
  /** Whether the platform's people need a second factor. */
  staffFactorRequired: boolean
  /** The versions that have to be agreed to. */
  textsInForce: () => Record<ConsentDocument, string>
}) {
  const { transactor } = deps
  const remembered = new Map<string, Remembered>()
  /** Counts what was forgotten: what was read before may not be remembered after. */
  let age = 0
  /** Rights or sessions changed: what is remembered counts no more. */
  const forget = (): void => {
    remembered.clear()
    age += 1
  }
  transactor.onEnd(forget)

  async function read(key: string): Promise<Remembered | null> {
    const readAt = performance.now()
    const known = remembered.get(key)
    if (known && readAt - known.readAt < REMEMBERED_MS) return known
    const ageBefore = age
    const session = await userRepo(transactor.read).actorBySession(Buffer.from(key, 'base64'), deps.textsInForce())
    // Whoever signed in while the demonstration was open must not stay in when it is shut.
    if (!session || (session.demonstration && !deps.demonstrationAllowed)) return null
    const person = actorOf(session, session.session_id)
    const owes = owedBy(person, {
      locked_at: session.locked_at,
      demonstration: session.demonstration,
      has_factor: session.has_factor,
      has_consented: Boolean(session.has_consented),
      factorRequired: deps.staffFactorRequired,
    })
    const actor: Actor = owes ? { ...person, owes } : person
    const found = { session, actor, readAt }
    if (remembered.size >= MOST_REMEMBERED) forget()
    else if (age === ageBefore) remembered.set(key, found)
    return found
  }

  /**
   * Who a bearer token belongs to: `unknown` (also idle-expired or revoked), or `ended` at its absolute end.
   * `touch: false` looks without counting as activity.
   */
  const resolve: Resolve = async (token, { touch } = { touch: true }) => {
    const found = await read(hash('sha256', token, 'base64'))
    if (!found) return 'unknown'
    const { session, actor } = found
    const at = now()
    const verdict = judgeSession({ ...session, staff: isStaff(actor) }, at)
    if (verdict !== 'living') return verdict
    if (touch && at.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY) {
      await transactor.transact((tx) => userRepo(tx).touchSession(session.session_id, at))
      session.last_seen_at = at
    }
    return actor
  }

  return { resolve, forget }
}
