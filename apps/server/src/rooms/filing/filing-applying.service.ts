import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import { type Item, type Outcome, type Rooms, takeOver } from './filing-item.service.ts'
import { TakenOver, type Work } from './filing-pulling.service.ts'
import { filingSyncRepo } from './filing-sync.repo.ts'
import { filingChanged } from './filing.events.ts'

/** A job applies for this long at most, then orders another one to go on. */
const STRETCH_MS = 60_000

/** Takes what is ticked over, item by item, through the rooms whose content it is. */
export function createApplying(rooms: Rooms) {
  const { transactor } = rooms

  const note = (work: Work, done: { item: Item; outcome: Outcome } | null, progress: number): Promise<void> =>
    transactor.transact(async (tx) => {
      const repo = filingSyncRepo(tx)
      const at = now()
      const ended = done === null
      const change = { progress: Math.round(progress), touched_at: at }
      const still = await repo.advance(
        work.runId,
        work.attempt,
        ended ? { ...change, state: 'done', finished_at: at } : change,
      )
      if (!still) throw new TakenOver()
      if (done) await repo.settle(done.item.id, done.outcome)
      await publish(tx, filingChanged, { organisationId: work.organisationId, runId: work.runId })
    })

  return {
    /** Applies what is chosen; answers false when there is more to do than one job should. */
    async apply(work: Work, submit: boolean): Promise<boolean> {
      const until = Date.now() + STRETCH_MS
      const all = await filingSyncRepo(transactor.read).items(work.runId)
      const chosen = all.filter(({ state }) => state === 'chosen')
      const before = all.filter(({ state }) => state === 'applied' || state === 'refused').length
      for (const [index, item] of chosen.entries()) {
        work.signal.throwIfAborted()
        if (Date.now() > until) return false
        const outcome = await takeOver(rooms, work, item, submit)
        await note(work, { item, outcome }, (100 * (before + index + 1)) / (before + chosen.length))
      }
      await note(work, null, 100)
      return true
    },
  }
}
