import type { RoomFigures } from '../../platform/figures.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { inquiryFiguresRepo } from './inquiry-figures.repo.ts'

export const inquiryFigures: RoomFigures = {
  happened: async (tx, days) =>
    (await inquiryFiguresRepo(tx).perDay(days)).map(({ day, count }) => ({
      figure: 'inquiry.received',
      part: '',
      day,
      value: count,
    })),
}

/** What the platform was asked and nobody answered yet, and since when the oldest of it is there. */
export async function inquiriesWaiting(tx: ReadTx): Promise<{ count: number; oldestAt: string | null }> {
  const { count, oldest_at } = await inquiryFiguresRepo(tx).waiting()
  return { count, oldestAt: oldest_at?.toISOString() ?? null }
}
