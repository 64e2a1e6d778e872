import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { complaintEntryRepo } from './complaint-entry.repo.ts'

/** What accounts wrote about complaints, as operators or for their enterprise. */
export const complaintAuthors = {
  /** For the export of somebody's data. */
  personalData: async (tx: ReadTx, userId: string): Promise<Record<string, unknown>> => ({
    complaints: (await complaintEntryRepo(tx).byAuthor(userId)).map(({ at, text }) => ({ at: at.toISOString(), text })),
  }),

  /** An account is erased: its name goes, what was said stays. */
  forget: async (tx: Tx, userId: string): Promise<void> => {
    await complaintEntryRepo(tx).forgetAuthor(userId)
  },
}
