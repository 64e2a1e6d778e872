import { filesNamedBy, namesFileSql } from '../../platform/db/named-files.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Which of these files a certification names, as submitted or as approved. */
export const certificationFiles = async (tx: ReadTx, fileIds: readonly string[]): Promise<string[]> => {
  const rows = await tables<'enterprise'>(tx)
    .selectFrom('enterprise')
    .select('files')
    .where(namesFileSql(fileIds))
    .execute()
  return filesNamedBy(rows, fileIds)
}
