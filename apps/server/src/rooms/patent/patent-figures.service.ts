import type { RoomFigures } from '../../platform/figures.ts'
import { patentFiguresRepo } from './patent-figures.repo.ts'

/** How many patents are on record. */
export const patentFigures: RoomFigures = { present: (tx) => patentFiguresRepo(tx).all() }
