import { dayOf, now } from '../../platform/clock.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { nextLookAfter, overBefore } from './draft.policy.ts'
import { draftRepo } from './draft.repo.ts'

export const cleanJob = defineJob<{ day: string }>('draft.clean')

/** Removes drafts whose time is over, once a day. */
export function createDraftCleaning({ transactor, jobs }: { transactor: Transactor; jobs: Jobs }) {
  /** Orders the look of the day of a moment, once whoever asks. */
  async function order(tx: Tx, at: Date): Promise<void> {
    const day = dayOf(at)
    if (!(await draftRepo(tx).order(day))) return
    const afterSeconds = Math.max(0, Math.round((at.getTime() - now().getTime()) / 1000))
    await jobs.enqueue(tx, cleanJob, { day }, { afterSeconds })
  }

  /** Removes what is over. Repeating is harmless. */
  const clean = (): Promise<void> =>
    transactor.transact(async (tx) => {
      await draftRepo(tx).removeOver(overBefore(now()))
      await draftRepo(tx).forgetOrders(dayOf(now()))
    })

  jobs.define(cleanJob, async () => {
    // First of all, so that a day on which nothing works does not end the chain.
    await transactor.transact((tx) => order(tx, nextLookAfter(now())))
    await clean()
  })

  return {
    clean,
    /** Orders the look of today, if nobody did: with every start. */
    catchUp: (): Promise<void> => transactor.transact((tx) => order(tx, now())),
  }
}
