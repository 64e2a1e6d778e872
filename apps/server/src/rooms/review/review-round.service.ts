/** Rounds of decisions that take effect after some seconds, and can be undone until then. */
import { reviewDecide, type ReviewRow } from '@portal/contract/review'
import { now } from '../../platform/clock.ts'
import { Fault, fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { type Carrying, type Decider, type Looked, record } from './review-carrying.service.ts'
import { reviewRoundRepo } from './review-round.repo.ts'
import { reviewChanged } from './review.events.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewRow } from './review.view.ts'

export const settleJob = defineJob<{ roundId: string }>('review.settle')
/** With growing pauses: half a day without a database is outlived; what is longer, the next start catches up with. */
const RETRIES = 13

const tooLate = () =>
  fault('A0409', { 'zh-cn': '决定已经生效，不能撤销', en: 'This has taken effect already and cannot be undone' })
const notTheirs = () => fault('A0301', { 'zh-cn': '只能撤销自己作出的决定', en: 'Only whoever decided can undo it' })

interface Rooms {
  transactor: Transactor
  jobs: Jobs
  carrying: Carrying
  undoSeconds: number
}

export function createRounds({ transactor, jobs, carrying, undoSeconds }: Rooms) {
  const parts = reviewDecide.body.shape.parts

  /** Takes a round away: what it decided waits as before. */
  async function strike(tx: Tx, roundId: string) {
    const items = await reviewRepo(tx).unsettle(roundId)
    await reviewRoundRepo(tx).remove(roundId)
    return items
  }

  /** Carries a round out whose time has come; parts that were replaced or taken back meanwhile are left out. */
  const carryOutDue = (roundId: string): Promise<void> =>
    transactor.transact(async (tx) => {
      const round = await reviewRoundRepo(tx).lock(roundId)
      if (!round) return
      const early = round.takes_effect_at.getTime() - now().getTime()
      // The clock of the database is ahead of ours: it comes again when it is time.
      if (early > 0) return jobs.enqueue(tx, settleJob, { roundId }, { afterSeconds: Math.ceil(early / 1_000) })
      const decided = new Map(parts.parse(round.parts).map((part) => [part.id, part]))
      const items = await reviewRepo(tx).ofRoundForUpdate(roundId)
      const looked: Looked[] = []
      for (const item of items) {
        const part = decided.get(item.id)
        if (part && (await carrying.waitsStill(tx, { item, part }))) looked.push({ item, part })
      }
      const decider: Decider = { userId: round.decided_by_id, nickname: round.decided_by, organisationId: null }
      await carrying.carryOutAll(tx, decider, looked)
      await strike(tx, roundId)
    })

  /** What is refused when it should take effect (a credit code that somebody else got meanwhile) waits again. */
  async function settle(roundId: string): Promise<void> {
    try {
      await carryOutDue(roundId)
    } catch (refused) {
      if (!(refused instanceof Fault)) throw refused
      await transactor.transact(async (tx) => {
        for (const { id } of await strike(tx, roundId)) await publish(tx, reviewChanged, { reviewId: id })
      })
    }
  }
  jobs.define(settleJob, ({ roundId }) => settle(roundId), { retries: RETRIES })

  return {
    /** Keeps decisions until they take effect; the items go on waiting, marked. */
    async hold(tx: Tx, actor: Actor, looked: readonly Looked[]): Promise<ReviewRow[]> {
      const at = now()
      const takesEffectAt = new Date(at.getTime() + undoSeconds * 1_000)
      const roundId = await reviewRoundRepo(tx).add({
        decided_by_id: actor.userId,
        decided_by: actor.nickname,
        decided_at: at,
        takes_effect_at: takesEffectAt,
        parts: looked.map(({ part }) => part),
      })
      await jobs.enqueue(tx, settleJob, { roundId }, { afterSeconds: undoSeconds })
      const held = await reviewRepo(tx).settle(
        looked.map(({ item }) => item.id),
        { round_id: roundId, settling_by: actor.nickname, takes_effect_at: takesEffectAt },
      )
      const rows = new Map(held.map((item) => [item.id, reviewRow(item)]))
      const told: ReviewRow[] = []
      for (const { item } of looked) {
        const after = rows.get(item.id)
        if (after) told.push(await record(tx, actor, 'decided', { item, after }))
      }
      return told
    },

    /**
     * Takes a whole round back before it takes effect. A0301 for whoever did not decide it, A0409 once it is in effect,
     * A0404 for an item that is not there.
     */
    undo: (actor: Actor, id: string): Promise<ReviewRow[]> =>
      transactor.transact(async (tx) => {
        const item = await reviewRepo(tx).byId(id)
        if (!item) throw fault('A0404')
        // The round before its items, as when it is carried out: neither waits for the other in a circle.
        const round = item.round_id === null ? undefined : await reviewRoundRepo(tx).lock(item.round_id)
        if (!round || round.takes_effect_at <= now()) throw tooLate()
        if (round.decided_by_id !== actor.userId) throw notTheirs()
        const before = new Map((await reviewRepo(tx).ofRoundForUpdate(round.id)).map((one) => [one.id, one]))
        const rows: ReviewRow[] = []
        for (const one of await strike(tx, round.id)) {
          const after = reviewRow(one)
          rows.push(await record(tx, actor, 'undone', { item: before.get(one.id) ?? one, after }))
        }
        return rows
      }),

    /** Orders whatever came due while nothing was running, or whose job was lost. */
    catchUp: (): Promise<void> =>
      transactor.transact(async (tx) => {
        for (const roundId of await reviewRoundRepo(tx).due(now())) await jobs.enqueue(tx, settleJob, { roundId })
      }),
  }
}
export type Rounds = ReturnType<typeof createRounds>
