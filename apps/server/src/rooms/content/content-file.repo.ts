import { filesNamedBy, namesFileSql } from '../../platform/db/named-files.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Which of these files any revision of any document names. */
export const filesNamed = async (tx: ReadTx, fileIds: readonly string[]): Promise<string[]> => {
  const rows = await tables<'content_revision'>(tx)
    .selectFrom('content_revision')
    .select('files')
    .where(namesFileSql(fileIds))
    .execute()
  return filesNamedBy(rows, fileIds)
}
