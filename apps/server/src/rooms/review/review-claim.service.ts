import { CLAIM_SECONDS } from '@portal/contract/review-claim'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { reviewClaimRepo } from './review-claim.repo.ts'
import { reviewChanged } from './review.events.ts'
import { reviewRepo } from './review.repo.ts'

/** Who is at what: seen by the others, and no lock. Whoever leaves without a word is forgotten after two minutes. */
export function createClaims({ transactor }: { transactor: Transactor }) {
  return {
    /** Begins or goes on; others are told of a beginning. A0404 for an item that is not there. */
    claim: (actor: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const item = await reviewRepo(tx).byId(id)
        if (!item) throw fault('A0404')
        const at = now()
        const claims = reviewClaimRepo(tx)
        await claims.removeExpired(at)
        const isNew = !(await claims.of(item, at)).includes(actor.userId)
        await claims.put(item, actor.userId, { at, until: new Date(at.getTime() + CLAIM_SECONDS * 1_000) })
        if (isNew) await publish(tx, reviewChanged, { reviewId: id })
        return null
      }),

    /** Ends; nothing where it had ended. */
    release: (actor: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const item = await reviewRepo(tx).byId(id)
        if (!item) throw fault('A0404')
        const was = await reviewClaimRepo(tx).remove(item, actor.userId)
        if (was) await publish(tx, reviewChanged, { reviewId: id })
        return null
      }),
  }
}
