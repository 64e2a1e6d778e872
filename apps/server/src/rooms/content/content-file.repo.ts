import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Which of these files any revision of any document names. */
export const filesNamed = async (tx: ReadTx, fileIds: readonly string[]): Promise<string[]> => {
  const rows = await tables<'content_revision'>(tx)
    .selectFrom('content_revision')
    .select('files')
    .where(sql<boolean>`files && ${[...fileIds]}::uuid[]`)
    .execute()
  const named = new Set(rows.flatMap(({ files }) => files ?? []))
  return fileIds.filter((id) => named.has(id))
}
