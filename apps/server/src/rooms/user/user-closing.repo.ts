import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

type Own = 'user_account' | 'user_account_role'

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    /** Accounts whose time is over, whatever was ordered for them. */
    due: async (at: Date): Promise<string[]> => {
      const rows = await db
        .selectFrom('user_account')
        .select('id')
        .where('closes_at', '<=', at)
        .where('state', '<>', 'erased')
        .orderBy('closes_at')
        .execute()
      return rows.map((row) => row.id)
    },

    /** Whether the user administers the platform, and whether they own an enterprise that has other members. */
    standing: async (userId: string) => {
      const { rows } = await sql<{ isRoot: boolean; ownsOthers: boolean }>`
        select
          exists (select from user_account_role r where r.user_id = a.id and r.role_code = 'ROOT') as "isRoot",
          exists (select from user_account_role r where r.user_id = a.id and r.role_code = 'OWNER')
            and exists (select from user_account o
              where o.organisation_id = a.organisation_id and o.id <> a.id and o.state <> 'erased') as "ownsOthers"
        from user_account a where a.id = ${userId}`.execute(db)
      return rows[0] ?? { isRoot: false, ownsOthers: false }
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    lock: (userId: string) =>
      db
        .selectFrom('user_account')
        .select(['closes_at', 'email', 'mobile', 'state'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst(),

    setClosesAt: async (userId: string, at: Date | null): Promise<void> =>
      void (await db.updateTable('user_account').set({ closes_at: at }).where('id', '=', userId).execute()),
  }
}

/** Accounts that will be closed. */
export const userClosingRepo = repo(reads, writes)
