import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** How many accounts in use each of these organisations has; one without any is missing. */
export const countMembersOf = (tx: ReadTx, organisationIds: string[]) =>
  tables<'user_account'>(tx)
    .selectFrom('user_account')
    .select(({ fn }) => ['organisation_id', fn.countAll<string>().as('count')])
    .where('organisation_id', 'in', organisationIds)
    .where('state', '=', 'active')
    .groupBy('organisation_id')
    .execute()
