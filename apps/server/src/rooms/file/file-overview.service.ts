import type { Tx } from '../../platform/transaction.ts'
import { filesKept } from './file-overview.repo.ts'

/** How many files an enterprise keeps, and their bytes as uploaded. */
export const filesOfEnterprise = (tx: Tx, organisationId: string): Promise<{ count: number; bytes: number }> =>
  filesKept(tx, organisationId)
