import type { ConsentDocument } from '@portal/contract/user-consent'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { hasFactorSql } from './user-factor.repo.ts'

type Own = 'organisation' | 'user_account' | 'user_account_role' | 'user_consent' | 'user_role' | 'user_session'

/** For statements of other rooms: what the account `id` is called. */
export const nicknameSql = (id: string) => `(select nickname from user_account where id = ${id})`

/** Sessions of one user (all; only `sessionId`; all but `except`), or of everybody in an organisation. */
export type SessionsOf = { userId: string; sessionId?: string; except?: string } | { organisationId: string }

const account = (tx: ReadTx) =>
  tables<'user_account'>(tx)
    .selectFrom('user_account')
    .select(['id', 'username', 'mobile', 'password_hash', 'state', 'demonstration', 'language'])

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  const actors = () =>
    db
      .selectFrom('user_account as account')
      .leftJoin('organisation', 'organisation.id', 'account.organisation_id')
      .select([
        'account.id as user_id',
        'account.username',
        'account.nickname',
        'account.avatar',
        'account.state',
        'account.permissions as own_permissions',
        'organisation.id as organisation_id',
        'organisation.name as organisation_name',
        'organisation.examine_state',
      ])
      .select((row) =>
        jsonArrayFrom(
          row
            .selectFrom('user_account_role as held')
            .innerJoin('user_role as role', 'role.code', 'held.role_code')
            .select(['role.code', 'role.permissions'])
            .whereRef('held.user_id', '=', 'account.id')
            .orderBy('role.code'),
        ).as('roles'),
      )

  return {
    /** The account somebody signs in to, by username in any case. */
    accountByUsername: (username: string) =>
      account(tx)
        .where(({ fn, eb }) => eb(fn('lower', ['username']), '=', username.toLowerCase()))
        .executeTakeFirst(),

    accountByMobile: (mobile: string) =>
      account(tx)
        .where('mobile', '=', mobile)
        .where('mobile', '<>', '')
        .where('mobile_proven', '=', true)
        .executeTakeFirst(),

    /** By e-mail address in any case. */
    accountByEmail: (email: string) =>
      account(tx)
        .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
        .where('email', '<>', '')
        .where('email_proven', '=', true)
        .executeTakeFirst(),

    /** Accounts in use whose password is printed in the papers, the oldest first. */
    demonstrations: (limit: number) =>
      actors()
        .where('account.demonstration', '=', true)
        .where('account.state', '=', 'active')
        .orderBy('account.id')
        .limit(limit)
        .execute(),

    actorById: (userId: string) => actors().where('account.id', '=', userId).executeTakeFirst(),

    /**
     * The session of a token with the actor it belongs to, in one query. `inForce`: the versions that have to be agreed
     * to.
     */
    actorBySession: (tokenHash: Buffer, inForce: Record<ConsentDocument, string>) =>
      actors()
        .innerJoin('user_session as session', 'session.user_id', 'account.id')
        .select([
          'account.demonstration',
          'session.id as session_id',
          'session.created_at',
          'session.last_seen_at',
          'session.expires_at',
          'session.revoked_at',
          'session.remembered',
          'session.locked_at',
        ])
        .select(hasFactorSql(sql.ref('account.id')).as('has_factor'))
        .select((row) =>
          row
            .and(
              Object.entries(inForce).map(([document, version]) =>
                row.exists(
                  row
                    .selectFrom('user_consent as consent')
                    .select('consent.id')
                    .whereRef('consent.user_id', '=', 'account.id')
                    .where('consent.document', '=', document)
                    .where('consent.version', '=', version),
                ),
              ),
            )
            .as('has_consented'),
        )
        .where('session.token_hash', '=', tokenHash)
        .executeTakeFirst(),

    membersOf: async (organisationId: string) => {
      const rows = await db
        .selectFrom('user_account')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('state', '=', 'active')
        .orderBy('id')
        .execute()
      return rows.map((row) => row.id)
    },

    names: (userIds: string[]) =>
      db.selectFrom('user_account').select(['id', 'nickname']).where('id', 'in', userIds).execute(),

    /** Where people in use are reached, and in which language. */
    contacts: (userIds: string[]) =>
      db
        .selectFrom('user_account')
        .select(['id', 'email', 'mobile', 'language'])
        .where('id', 'in', userIds)
        .where('state', '=', 'active')
        .execute(),

    organisation: (id: string) =>
      db.selectFrom('organisation').select(['id', 'name', 'examine_state']).where('id', '=', id).executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    /** The account, held until the end of the transaction: its password and state stay what they are. */
    accountLocked: (userId: string) => account(tx).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst(),

    openSession: (session: {
      user_id: string
      token_hash: Buffer
      expires_at: Date
      address: string
      user_agent: string
      remembered: boolean
    }) => db.insertInto('user_session').values(session).execute(),

    /** The language of the last sign-in is the one of mails. */
    rememberLanguage: (userId: string, language: string) =>
      db
        .updateTable('user_account')
        .set({ language })
        .where('id', '=', userId)
        .where('language', '<>', language)
        .execute(),

    touchSession: (sessionId: string, at: Date) =>
      db.updateTable('user_session').set({ last_seen_at: at }).where('id', '=', sessionId).execute(),

    /** Ends sessions of a user (all, one, or all but one) or of an organisation's members; answers whose they were. */
    revokeSessions: (of: SessionsOf, at: Date) => {
      const living = db.updateTable('user_session').set({ revoked_at: at }).where('revoked_at', 'is', null)
      const chosen =
        'organisationId' in of
          ? living.where('user_id', 'in', (members) =>
              members.selectFrom('user_account').select('id').where('organisation_id', '=', of.organisationId),
            )
          : living
              .where('user_id', '=', of.userId)
              .$if(of.sessionId !== undefined, (one) => one.where('id', '=', of.sessionId ?? ''))
              .$if(of.except !== undefined, (others) => others.where('id', '<>', of.except ?? ''))
      return chosen.returning(['id', 'user_id']).execute()
    },

    /** Sessions nobody can use any more are of no interest to anybody. */
    forgetSessions: (userId: string, before: Date) =>
      db
        .deleteFrom('user_session')
        .where('user_id', '=', userId)
        .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
        .execute(),

    createOrganisation: (name: string) =>
      db.insertInto('organisation').values({ name }).returning('id').executeTakeFirstOrThrow(),

    /** Several at once; ids in the order of the names. */
    createOrganisations: (names: string[], examineState: string) =>
      db
        .insertInto('organisation')
        .values(names.map((name) => ({ name, examine_state: examineState })))
        .returning('id')
        .execute(),

    changeOrganisation: (id: string, change: { name?: string; examine_state?: string }, at: Date) =>
      db
        .updateTable('organisation')
        .set({ ...change, updated_at: at })
        .where('id', '=', id)
        .returning(['name', 'examine_state'])
        .executeTakeFirst(),

    /** The id of a new account; undefined when its username, mobile or e-mail address is somebody's already. */
    createAccount: (account: {
      username: string
      password_hash: string | null
      nickname: string
      demonstration: boolean
      organisation_id: string | null
      mobile: string
      mobile_proven: boolean
      email: string
      email_proven: boolean
      gender: number
      language: string
    }) =>
      db
        .insertInto('user_account')
        .values(account)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst(),

    changeAccount: (
      userId: string,
      change: { state?: string; permissions?: string[]; password_hash?: string },
      at: Date,
    ) =>
      db
        .updateTable('user_account')
        .set({ ...change, updated_at: at })
        .where('id', '=', userId)
        .execute(),

    /** Holds exactly these roles afterwards. */
    setRoles: async (userId: string, roles: string[]) => {
      await db
        .deleteFrom('user_account_role')
        .where('user_id', '=', userId)
        .$if(roles.length > 0, (rows) => rows.where('role_code', 'not in', roles))
        .execute()
      if (roles.length === 0) return
      await db
        .insertInto('user_account_role')
        .values(roles.map((role_code) => ({ user_id: userId, role_code })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}

/** Organisations, accounts with their roles, and sessions. */
export const userRepo = repo(reads, writes)
