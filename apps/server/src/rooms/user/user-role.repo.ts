import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const COLUMNS = ['code', 'name_zh', 'name_en', 'kind', 'builtin', 'permissions'] as const

const reads = (tx: ReadTx) => {
  const db = tables<'user_role' | 'user_account_role' | 'user_account'>(tx)
  return {
    /** All roles, those of the platform first, those that came with the product before others. */
    all: () =>
      db
        .selectFrom('user_role')
        .select(COLUMNS)
        .orderBy('kind', 'desc')
        .orderBy('builtin', 'desc')
        .orderBy('code')
        .execute(),

    byCodes: (codes: string[]) =>
      db
        .selectFrom('user_role')
        .select(COLUMNS)
        .where('code', 'in', codes.length > 0 ? codes : [''])
        .execute(),

    /** How many hold each role; of one organisation's members, or of everybody. */
    holders: async (organisationId: string | null) => {
      const rows = await db
        .selectFrom('user_account_role as held')
        .$if(organisationId !== null, (all) =>
          all.where('held.user_id', 'in', (members) =>
            members
              .selectFrom('user_account')
              .select('id')
              .where('organisation_id', '=', organisationId ?? '0'),
          ),
        )
        .select(({ fn }) => ['held.role_code', fn.countAll<string>().as('users')])
        .groupBy('held.role_code')
        .execute()
      return new Map(rows.map((row) => [row.role_code, Number(row.users)]))
    },

    holdersOf: async (code: string) => {
      const rows = await db.selectFrom('user_account_role').select('user_id').where('role_code', '=', code).execute()
      return rows.map((row) => row.user_id)
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<'user_role' | 'user_account_role' | 'user_account'>(tx)
  return {
    /** Held until the end of the transaction: nobody changes, removes or grants it meanwhile. */
    locked: (code: string) =>
      db.selectFrom('user_role').select(COLUMNS).where('code', '=', code).forUpdate().executeTakeFirst(),

    /** Answers whether it was new. */
    insert: async (role: { code: string; name_zh: string; name_en: string; kind: string; permissions: string[] }) =>
      (await db
        .insertInto('user_role')
        .values(role)
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst()) !== undefined,

    change: (code: string, change: { name_zh: string; name_en: string; permissions: string[] }) =>
      db.updateTable('user_role').set(change).where('code', '=', code).execute(),

    remove: (code: string) => db.deleteFrom('user_role').where('code', '=', code).execute(),
  }
}

/** Roles, and who holds them. */
export const userRoleRepo = repo(reads, writes)
