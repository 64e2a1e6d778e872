import type { Language } from '@portal/contract/kit'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { closingNotice, COOLING_OFF, mayClose, obstacle, type Standing, WRONG_PASSWORD } from './user-closing.policy.ts'
import { userClosingRepo } from './user-closing.repo.ts'
import { sendNotice } from './user-notice.service.ts'
import type { Unlocking } from './user-unlock.service.ts'
import type { Users } from './user.service.ts'
import type { AccountNotices } from './user-account-notice.service.ts'

export const eraseJob = defineJob<{ userId: string }>('user.erase')
/** Seconds. The job comes a little after the moment itself: clocks of processes and database differ. */
const AFTERWARDS = 5
/** With growing pauses: half a day without a database is outlived; what is longer, the next start catches up with. */
const RETRIES = 13

const subjectOf = (userId: string) => ({ type: 'user', id: userId })

/** Closing one's own account: asked for, cooled off, taken back or done. */
export function createClosing(deps: {
  notices: AccountNotices
  transactor: Transactor
  jobs: Jobs
  outbox: Outbox
  users: Pick<Users, 'erase' | 'countRoots'>
  unlocking: Unlocking
}) {
  const { transactor, jobs, outbox, users, unlocking, notices } = deps

  /** `after` in milliseconds. */
  const orderEnd = (tx: Tx, userId: string, after: number): Promise<void> =>
    jobs.enqueue(tx, eraseJob, { userId }, { afterSeconds: Math.ceil(after / 1000) + AFTERWARDS })

  /** Whoever is on holiday hears of it too: by mail, or where there is none by SMS. */
  async function tell(tx: Tx, to: { email: string; mobile: string }, closesAt: Date, language: Language) {
    const notice = closingNotice(dayOf(closesAt))
    const mailed = await sendNotice(tx, outbox, { channel: 'mail', recipient: to.email, language }, notice)
    if (!mailed) await sendNotice(tx, outbox, { channel: 'sms', recipient: to.mobile, language }, notice)
  }

  async function standing(tx: Tx, userId: string): Promise<Standing> {
    const { isRoot, ownsOthers } = await userClosingRepo(tx).standing(userId)
    return { ownsOthers, lastRoot: isRoot && (await users.countRoots(tx)) <= 1 }
  }

  async function order(tx: Tx, actor: Actor, language: Language): Promise<{ closesAt: string }> {
    const repo = userClosingRepo(tx)
    const account = await repo.lock(actor.userId)
    if (account?.state !== 'active') throw fault('A0404')
    // Asking again neither shortens nor lengthens the time.
    if (account.closes_at) return { closesAt: account.closes_at.toISOString() }
    mayClose(await standing(tx, actor.userId))
    const closesAt = new Date(now().getTime() + COOLING_OFF)
    await repo.setClosesAt(actor.userId, closesAt)
    await orderEnd(tx, actor.userId, COOLING_OFF)
    await tell(tx, account, closesAt, language)
    await notices.tell(tx, actor.userId, {
      kind: 'account.closing',
      params: { day: dayOf(closesAt) },
      link: '/personalCenter/accountInfo?tab=data',
    })
    const after = { closesAt: closesAt.toISOString() }
    await audits.record(tx, { actor, action: 'user.closingAsked', subject: subjectOf(actor.userId), after })
    return after
  }

  /** Erases an account whose time is over; what stands in the way by now ends the closing instead. Repeating is harmless. */
  const eraseDue = (userId: string): Promise<void> =>
    transactor.transact(async (tx) => {
      const repo = userClosingRepo(tx)
      const account = await repo.lock(userId)
      if (!account?.closes_at || account.state === 'erased') return
      const early = account.closes_at.getTime() - now().getTime()
      // Taken back and asked for again, or the clock of the database is ahead of ours: it comes again when it is time.
      if (early > 0) return orderEnd(tx, userId, early)
      const why = obstacle(await standing(tx, userId))
      await repo.setClosesAt(userId, null)
      const subject = subjectOf(userId)
      if (why !== null) {
        await notices.tell(tx, userId, { kind: 'account.notClosed', params: { why } })
        await audits.record(tx, { actor: null, action: 'user.closingStopped', subject, after: { why } })
        return
      }
      await users.erase(tx, userId, outbox)
      await audits.record(tx, { actor: null, action: 'user.erased', subject })
    })
  jobs.define(eraseJob, ({ userId }) => eraseDue(userId), { retries: RETRIES })

  return {
    /** Orders the end by the password (A0210); A0400 says what has to be done first. Answers when it will be. */
    async close(
      actor: Actor,
      password: string,
      caller: { address: string; language: Language },
    ): Promise<{ closesAt: string }> {
      await unlocking.assertPassword(actor, password, caller.address, WRONG_PASSWORD)
      return transactor.transact((tx) => order(tx, actor, caller.language))
    },

    /** Takes it back; harmless when nothing was asked for. */
    keep: (actor: Actor): Promise<null> =>
      transactor.transact(async (tx) => {
        const repo = userClosingRepo(tx)
        const account = await repo.lock(actor.userId)
        if (!account?.closes_at) return null
        await repo.setClosesAt(actor.userId, null)
        await audits.record(tx, {
          actor,
          action: 'user.closingTakenBack',
          subject: subjectOf(actor.userId),
          before: { closesAt: account.closes_at.toISOString() },
        })
        return null
      }),

    /** Orders the end of whatever came due while nothing was running, or whose job was lost. */
    catchUp: (): Promise<void> =>
      transactor.transact(async (tx) => {
        for (const userId of await userClosingRepo(tx).due(now())) await jobs.enqueue(tx, eraseJob, { userId })
      }),
  }
}
