import type { ReadTx } from '../../platform/transaction.ts'
import { type LeadRow, type LeadWanted, productBoothRepo } from './product-booth.repo.ts'

/** How many of the products that an enterprise put in front are looked at. */
const PREFERRED = 20

/** Products as booths show them. */
export const productBooths = {
  /** What each enterprise shows first: of those it prefers, or else its newest; who shows nothing is missing. */
  async leads(tx: ReadTx, wanted: readonly LeadWanted[]): Promise<Map<string, LeadRow>> {
    if (wanted.length === 0) return new Map()
    const cut = wanted.map((one) => ({ ...one, preferred: one.preferred.slice(0, PREFERRED) }))
    return new Map((await productBoothRepo(tx).leads(cut)).map((row) => [row.organisation_id, row]))
  },
}
