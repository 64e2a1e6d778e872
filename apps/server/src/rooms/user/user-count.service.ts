import type { ReadTx } from '../../platform/transaction.ts'
import { userCountRepo } from './user-count.repo.ts'

/** How many people belong to enterprises. */
export const memberCounts = {
  /** People who can sign in, of all these organisations together. */
  of: async (tx: ReadTx, organisationIds: string[]): Promise<number> =>
    organisationIds.length === 0 ? 0 : userCountRepo(tx).members(organisationIds),
}
