import type { RoomFigures } from '../../platform/figures.ts'
import { enterpriseFiguresRepo } from './enterprise-figures.repo.ts'

/** Approved enterprises: how many, of which industry, where. */
export const enterpriseFigures: RoomFigures = {
  happened: (tx, days) => enterpriseFiguresRepo(tx).certified(days),
  async present(tx) {
    const repo = enterpriseFiguresRepo(tx)
    const byIndustry = await repo.by('industry')
    const all = byIndustry.reduce((sum, { value }) => sum + value, 0)
    return [{ figure: 'enterprise', part: '', value: all }, ...byIndustry, ...(await repo.by('region'))]
  },
}
