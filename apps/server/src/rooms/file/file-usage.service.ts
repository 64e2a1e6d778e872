import type { ReadTx } from '../../platform/transaction.ts'
import { fileUsageRepo } from './file-usage.repo.ts'

/** How many files of each kind there are, and their bytes as uploaded, without what is made of them. */
export const fileUsage = (tx: ReadTx): Promise<{ kind: string; files: number; bytes: number }[]> =>
  fileUsageRepo(tx).byKind()
