import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Names and holders of products that are not archived. */
export const productHolderRepo = (tx: ReadTx) => {
  const present = tables<'product'>(tx).selectFrom('product').where('archived_at', 'is', null)
  return {
    own: (organisationId: string) =>
      present.select(['id', 'name']).where('organisation_id', '=', organisationId).orderBy('id').execute(),

    byIds: (ids: readonly string[]) =>
      present
        .select(['id', 'name', 'organisation_id'])
        .where('id', 'in', [...ids])
        .execute(),

    /** Those on the website. */
    shown: (ids: readonly string[]) =>
      tables<'product_public'>(tx)
        .selectFrom('product_public')
        .select(['product_id', 'organisation_id'])
        .where('product_id', 'in', [...ids])
        .execute(),
  }
}
