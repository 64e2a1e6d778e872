import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'

/** What accounts wrote in inquiries, as operators or for their enterprise. */
export const inquiryAuthors = {
  /** For the export of somebody's data. */
  personalData: async (tx: ReadTx, userId: string): Promise<Record<string, unknown>> => ({
    inquiries: (await inquiryEntryRepo(tx).byAuthor(userId)).map(({ at, text }) => ({ at: at.toISOString(), text })),
  }),

  /** An account is erased: its name goes, what was said stays. */
  forget: async (tx: Tx, userId: string): Promise<void> => {
    await inquiryEntryRepo(tx).forgetAuthor(userId)
  },
}
