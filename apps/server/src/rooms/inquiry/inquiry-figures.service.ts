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
export const inquiriesWaiting = (tx: ReadTx) => inquiryFiguresRepo(tx).waiting()
