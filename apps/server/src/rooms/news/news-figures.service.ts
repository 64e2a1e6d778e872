import type { RoomFigures } from '../../platform/figures.ts'
import { newsFiguresRepo } from './news-figures.repo.ts'

/** Published articles. */
export const newsFigures: RoomFigures = {
  happened: (tx, days) => newsFiguresRepo(tx).published(days),
  present: (tx) => newsFiguresRepo(tx).all(),
}
