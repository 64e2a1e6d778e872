import type { ReadTx } from '../../platform/transaction.ts'
import { productHolderRepo } from './product-holder.repo.ts'

/** Whose products are whose, and what they are called; archived ones are missing. */
export const productHolders = {
  /** Names of an enterprise's products by id. */
  async own(tx: ReadTx, organisationId: string): Promise<Map<string, string>> {
    return new Map((await productHolderRepo(tx).own(organisationId)).map(({ id, name }) => [id, name]))
  },

  /** The enterprises of products that are on the website. */
  async shown(tx: ReadTx, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = ids.length === 0 ? [] : await productHolderRepo(tx).shown(ids)
    return new Map(rows.map((row) => [row.product_id, row.organisation_id]))
  },

  /** Name and enterprise of products by id, whoever's they are. */
  async byIds(tx: ReadTx, ids: readonly string[]): Promise<Map<string, { name: string; organisationId: string }>> {
    const rows = ids.length === 0 ? [] : await productHolderRepo(tx).byIds(ids)
    return new Map(rows.map((row) => [row.id, { name: row.name, organisationId: row.organisation_id }]))
  },
}
