import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { literalPattern } from '../../platform/db/substring.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { Scope } from './user-admin.policy.ts'

type Own = 'organisation' | 'user_account' | 'user_account_role'

interface NewRow {
  username: string
  nickname: string
  gender: number
  mobile: string
  mobile_proven: boolean
  email: string
  email_proven: boolean
  organisation_id: string | null
}

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  const held = async (column: 'username' | 'mobile' | 'email', values: string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('user_account')
      .select(({ fn }) => fn<string>('lower', [column]).as('value'))
      .where(({ eb, fn }) =>
        eb(
          column === 'mobile' ? eb.ref(column) : fn<string>('lower', [column]),
          '=',
          sql<string>`any(${values}::text[])`,
        ),
      )
      .where(column, '<>', '')
      .$if(column !== 'username', (rows) =>
        rows.where(column === 'mobile' ? 'mobile_proven' : 'email_proven', '=', true),
      )
      .execute()
    return rows.map(({ value }) => value)
  }

  return {
    /** Which of these names, in lower case, accounts have. */
    taken: async (names: { username: string[]; mobile: string[]; email: string[] }) => ({
      username: new Set(await held('username', names.username)),
      mobile: new Set(await held('mobile', names.mobile)),
      email: new Set(await held('email', names.email)),
    }),

    /** Organisations with one of these ids or exactly one of these names. */
    organisations: (ids: string[], names: string[]) =>
      db
        .selectFrom('organisation')
        .select(['id', 'name'])
        .where((row) =>
          row.or([
            row('id', '=', sql<string>`any(${ids}::bigint[])`),
            // Found by the trigrams of the lower-case name; compared exactly.
            row.and([
              row(row.fn<string>('lower', ['name']), 'like', sql<string>`any(${names.map(literalPattern)}::text[])`),
              row('name', '=', sql<string>`any(${names}::text[])`),
            ]),
          ]),
        )
        .execute(),

    organisation: (id: string) => db.selectFrom('organisation').select(['id', 'name']).where('id', '=', id).execute(),

    /** Users as the export lists them. */
    exported: (scope: Scope, ids: string[]) =>
      db
        .selectFrom('user_account as account')
        .leftJoin('organisation', 'organisation.id', 'account.organisation_id')
        .select(['account.id', 'account.username', 'account.nickname', 'account.gender', 'account.mobile'])
        .select(['account.email', 'account.created_at', 'organisation.name as organisation_name'])
        .where('account.id', '=', sql<string>`any(${ids}::bigint[])`)
        .$if(scope !== 'everybody', (rows) =>
          rows.where('account.organisation_id', '=', scope === 'everybody' ? null : scope.organisationId),
        )
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    /** Holds these organisations, in one order, and answers which of them have an owner. */
    ownedAmong: async (ids: string[]): Promise<string[]> => {
      const wanted = sql<string>`any(${ids}::bigint[])`
      await db.selectFrom('organisation').select('id').where('id', '=', wanted).orderBy('id').forNoKeyUpdate().execute()
      const rows = await db
        .selectFrom('user_account as account')
        .innerJoin('user_account_role as held', 'held.user_id', 'account.id')
        .select('account.organisation_id as id')
        .where('account.organisation_id', '=', wanted)
        .where('held.role_code', '=', 'OWNER')
        .where('account.state', '<>', 'erased')
        .execute()
      return rows.flatMap(({ id }) => id ?? [])
    },

    /** Accounts without a password; those whose name somebody took meanwhile are left out of the answer. */
    insert: (accounts: NewRow[]) =>
      db
        .insertInto('user_account')
        .values(accounts)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'username'])
        .execute(),

    grant: (grants: { user_id: string; role_code: string }[]) =>
      db.insertInto('user_account_role').values(grants).execute(),
  }
}

/** Many users at once. */
export const userWorkbookRepo = repo(reads, writes)
