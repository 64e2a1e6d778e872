import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { repo } from '../../platform/db/repo.ts'
import { substringPattern } from '../../platform/db/substring.ts'
import type { DB } from '../../platform/db/row-types.ts'
import { type Reading, tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { Scope } from './user-admin.policy.ts'
import { hasFactorSql } from './user-factor.repo.ts'

export type AccountTables = 'organisation' | 'user_account' | 'user_account_role' | 'user_role'

/** Accounts with the name of their enterprise and their roles. */
export const describedAccounts = (db: Reading<Pick<DB, AccountTables>>) =>
  db
    .selectFrom('user_account as account')
    .leftJoin('organisation', 'organisation.id', 'account.organisation_id')
    .select([
      'account.id',
      'account.username',
      'account.nickname',
      'account.mobile',
      'account.mobile_proven',
      'account.gender',
      'account.avatar',
      'account.email',
      'account.email_proven',
      'account.state',
      'account.organisation_id',
      'organisation.name as organisation_name',
      'account.permissions',
      'account.created_at',
    ])
    .select((row) => [
      row('account.password_hash', 'is', null).as('invited'),
      hasFactorSql(sql.ref('account.id')).as('has_factor'),
      jsonArrayFrom(
        row
          .selectFrom('user_account_role as held')
          .innerJoin('user_role as role', 'role.code', 'held.role_code')
          .select(['role.code', 'role.kind', 'role.permissions', 'role.name_zh', 'role.name_en'])
          .whereRef('held.user_id', '=', 'account.id')
          .orderBy('role.code'),
      ).as('roles'),
    ])

const reads = (tx: ReadTx) => {
  const db = tables<AccountTables>(tx)
  return {
    /** These accounts, in any order. */
    described: (scope: Scope, ids: string[]) =>
      describedAccounts(db)
        .where('account.id', 'in', ids.length > 0 ? ids : ['0'])
        .where('account.state', '<>', 'erased')
        .$if(scope !== 'everybody', (rows) =>
          rows.where('account.organisation_id', '=', scope === 'everybody' ? null : scope.organisationId),
        )
        .execute(),

    /** Who owns an organisation. */
    ownerOf: async (organisationId: string): Promise<string | null> => {
      const row = await db
        .selectFrom('user_account as account')
        .innerJoin('user_account_role as held', 'held.user_id', 'account.id')
        .select('account.id')
        .where('account.organisation_id', '=', organisationId)
        .where('account.state', '<>', 'erased')
        .where('held.role_code', '=', 'OWNER')
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** Members of an organisation besides this account. */
    othersIn: async (organisationId: string, userId: string): Promise<number> => {
      const row = await db
        .selectFrom('user_account')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('id', '<>', userId)
        .where('state', '<>', 'erased')
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Which of these are somebody else's already; what nobody vouches for is nobody's. */
    takenBy: async (
      account: { username: string; mobile: string; email: string },
      except: string | null,
    ): Promise<{ username: boolean; mobile: boolean; email: boolean }> => {
      const the = (row: ExpressionBuilder<DB, 'user_account'>) => ({
        username: row(row.fn('lower', ['username']), '=', account.username.toLowerCase()),
        mobile: row.and([row('mobile', '=', account.mobile), row('mobile', '<>', ''), row('mobile_proven', '=', true)]),
        email: row.and([
          row(row.fn('lower', ['email']), '=', account.email.toLowerCase()),
          row('email', '<>', ''),
          row('email_proven', '=', true),
        ]),
      })
      const rows = await db
        .selectFrom('user_account')
        .select((row) => [the(row).username.as('username'), the(row).mobile.as('mobile'), the(row).email.as('email')])
        .where((row) => row.or(Object.values(the(row))))
        .$if(except !== null, (others) => others.where('id', '<>', except ?? '0'))
        .execute()
      const any = (key: 'username' | 'mobile' | 'email') => rows.some((row) => Boolean(row[key]))
      return { username: any('username'), mobile: any('mobile'), email: any('email') }
    },

    /** People in use, as options. */
    options: (scope: Scope, limit: number) =>
      db
        .selectFrom('user_account')
        .select(['id', 'nickname'])
        .where('state', '=', 'active')
        .$if(scope !== 'everybody', (rows) =>
          rows.where('organisation_id', '=', scope === 'everybody' ? null : scope.organisationId),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Organisations whose name holds the keywords. */
    organisations: (scope: Scope, keywords: string, limit: number) =>
      db
        .selectFrom('organisation')
        .select(['id', 'name'])
        .$if(scope !== 'everybody', (rows) => rows.where('id', '=', scope === 'everybody' ? '0' : scope.organisationId))
        .$if(keywords !== '', (rows) => rows.where(sql<boolean>`lower(name) like ${substringPattern(keywords)}`))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<AccountTables>(tx)
  return {
    /** The same, held until the end of the transaction, always in the same order. */
    locked: async (scope: Scope, ids: string[]) => {
      await db
        .selectFrom('user_account')
        .select('id')
        .where('id', 'in', ids.length > 0 ? ids : ['0'])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
      return userAdminRepo(tx).described(scope, ids)
    },

    /** Holds an organisation, so that its owner stays who it is; answers its name, or nothing when there is none. */
    lockOrganisation: (id: string) =>
      db.selectFrom('organisation').select(['id', 'name']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

    change: (
      id: string,
      change: {
        username: string
        nickname: string
        mobile: string
        mobile_proven: boolean
        email: string
        email_proven: boolean
        gender: number
        organisation_id: string | null
      },
      at: Date,
    ) =>
      db
        .updateTable('user_account')
        .set({ ...change, updated_at: at })
        .where('id', '=', id)
        .execute(),
  }
}

/** Accounts as those see them who manage them. Every query is bounded by the scope. */
export const userAdminRepo = repo(reads, writes)
export type ManagedRow = Awaited<ReturnType<ReturnType<typeof userAdminRepo>['described']>>[number]
