import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Table file_storage; triggers of file and file_upload write it. */
export const fileStorageRepo = (tx: ReadTx) => ({
  /** Bytes that an enterprise keeps, uploads that have begun among them. */
  used: async (organisationId: string): Promise<number> => {
    const row = await tables<'file_storage'>(tx)
      .selectFrom('file_storage')
      .select('bytes')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
    return Number(row?.bytes ?? 0)
  },
})
