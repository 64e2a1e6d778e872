import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** How many files an enterprise keeps, and how large their originals are together. */
export const filesKept = async (tx: ReadTx, organisationId: string): Promise<{ count: number; bytes: number }> => {
  const row = await tables<'file'>(tx)
    .selectFrom('file')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.sum<string | null>('bytes').as('bytes')])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), bytes: Number(row.bytes ?? 0) }
}
