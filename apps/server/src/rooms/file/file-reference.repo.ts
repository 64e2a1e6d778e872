import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** What is known of files that others refer to. */
export const fileReferenceRepo = (tx: ReadTx) => ({
  owned: (ids: string[], organisationId: string) =>
    tables<'file'>(tx)
      .selectFrom('file')
      .select(['id', 'kind', 'state', 'name', 'width', 'height', 'alpha'])
      .where('id', 'in', ids)
      .where('organisation_id', '=', organisationId)
      .execute(),
})
