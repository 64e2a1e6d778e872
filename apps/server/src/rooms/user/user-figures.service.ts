import type { RoomFigures } from '../../platform/figures.ts'
import { userFiguresRepo } from './user-figures.repo.ts'

/** Accounts, and who registered. */
export const userFigures: RoomFigures = {
  async happened(tx, days) {
    const repo = userFiguresRepo(tx)
    return [...(await repo.registered(days)), ...(await repo.enterprisesRegistered(days))]
  },
  present: (tx) => userFiguresRepo(tx).accounts(),
}
