import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** What is known of files that others refer to. */
export const fileReferenceRepo = (tx: Tx) => ({
  /** Held until the end of the transaction: whoever refers to them now keeps the sweep of unused files from them. */
  owned: (ids: string[], organisationId: string) =>
    tables<'file'>(tx)
      .selectFrom('file')
      .select(['id', 'kind', 'state', 'name', 'width', 'height', 'alpha'])
      .where('id', 'in', ids)
      .where('organisation_id', '=', organisationId)
      .forKeyShare()
      .execute(),
})
