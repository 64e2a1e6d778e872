import type { ReadTx } from '../../platform/transaction.ts'
import { filesKept } from './file-overview.repo.ts'

/** How many files an enterprise keeps, and their bytes as uploaded. */
export const filesOfEnterprise = (tx: ReadTx, organisationId: string): Promise<{ count: number; bytes: number }> =>
  filesKept(tx, organisationId)
