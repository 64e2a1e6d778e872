import type { RoomFigures } from '../../platform/figures.ts'
import { productFiguresRepo } from './product-figures.repo.ts'

/** Products: how many there are, how many visitors see, of which industry and where. */
export const productFigures: RoomFigures = {
  async happened(tx, days) {
    const repo = productFiguresRepo(tx)
    return [...(await repo.created(days)), ...(await repo.published(days))]
  },
  async present(tx) {
    const repo = productFiguresRepo(tx)
    const byIndustry = await repo.publishedBy('industry')
    const published = byIndustry.reduce((sum, { value }) => sum + value, 0)
    const all = [...(await repo.all()), { figure: 'product.public', part: '', value: published }]
    return [...all, ...byIndustry, ...(await repo.publishedBy('region'))]
  },
}
