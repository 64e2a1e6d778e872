import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export const userCountRepo = (tx: ReadTx) => {
  const db = tables<'user_account'>(tx)
  return {
    /** Accounts in use of these organisations. */
    members: async (organisationIds: string[]): Promise<number> => {
      const row = await db
        .selectFrom('user_account')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where(sql<boolean>`organisation_id = any(${organisationIds}::bigint[])`)
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
