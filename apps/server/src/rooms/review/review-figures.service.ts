import type { RoomFigures } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { reviewFiguresRepo } from './review-figures.repo.ts'

/** What was submitted and decided, and how long it took. */
export const reviewFigures: RoomFigures = {
  async happened(tx, days) {
    const repo = reviewFiguresRepo(tx)
    const counted = [...(await repo.submitted(days)), ...(await repo.decided(days))]
    return [...counted, ...(await repo.medianOfDays(days)), ...(await repo.medianOfMonths(days))]
  },
}

/** What waits for an operator at this moment, by kind, the kind that waits longest first. */
export const reviewsWaiting = async (tx: ReadTx): Promise<{ kind: string; count: number; oldestAt: string }[]> => {
  const rows = await reviewFiguresRepo(tx).waiting()
  return rows.map(({ kind, count, oldest_at }) => ({ kind, count, oldestAt: oldest_at.toISOString() }))
}
