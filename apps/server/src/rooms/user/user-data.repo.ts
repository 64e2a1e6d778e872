import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

type Own = 'user_consent' | 'user_factor' | 'user_identity' | 'user_passkey' | 'user_saved_view' | 'user_session'

/** What is kept about one user besides the account itself; neither tokens nor their hashes leave the tables. */
export const userDataRepo = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    consents: (userId: string) =>
      db
        .selectFrom('user_consent')
        .select(['document', 'version', 'at', 'address', 'user_agent as userAgent'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    sessions: (userId: string) =>
      db
        .selectFrom('user_session')
        .select([
          'created_at as signedInAt',
          'last_seen_at as lastSeenAt',
          'expires_at as expiresAt',
          'revoked_at as endedAt',
          'address',
          'user_agent as userAgent',
          'remembered',
        ])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    secondFactors: (userId: string) =>
      db
        .selectFrom('user_factor')
        .select((row) => [
          row.val('authenticator app').as('kind'),
          'created_at as createdAt',
          'confirmed_at as confirmedAt',
        ])
        .where('user_id', '=', userId)
        .execute(),

    passkeys: (userId: string) =>
      db
        .selectFrom('user_passkey')
        .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    identities: (userId: string) =>
      db
        .selectFrom('user_identity')
        .select(['issuer', 'subject', 'name', 'linked_at as linkedAt', 'last_used_at as lastUsedAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    savedViews: (userId: string) =>
      db
        .selectFrom('user_saved_view')
        .select(['list', 'name', 'query', 'columns', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
  }
}
