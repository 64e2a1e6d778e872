import { type Expression, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { Proof } from './user-sign-in-log.service.ts'

type Own = 'user_challenge' | 'user_factor' | 'user_passkey' | 'user_passkey_challenge' | 'user_recovery_code'

/** Whether the account with this id has a second factor, so that it is asked for at signing in. */
export const hasFactorSql = (userId: Expression<unknown>) => sql<boolean>`(
  exists (select from user_passkey passkey where passkey.user_id = ${userId})
  or exists (select from user_factor factor where factor.user_id = ${userId} and factor.confirmed_at is not null))`

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    /** The app of an account, confirmed or not. */
    app: (userId: string) =>
      db
        .selectFrom('user_factor')
        .select(['sealed_secret', 'created_at', 'confirmed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    /** Whether there is a second factor, so that it is asked for at signing in. */
    isAsked: async (userId: string): Promise<boolean> => {
      const account = await db.selectNoFrom(hasFactorSql(sql.val(userId)).as('has_factor')).executeTakeFirstOrThrow()
      return account.has_factor
    },

    /** When each recovery code was used; null: it is still good. */
    recoveryCodes: (userId: string) =>
      db.selectFrom('user_recovery_code').select('used_at').where('user_id', '=', userId).orderBy('used_at').execute(),

    /** Whether this is one of the codes, used or not. */
    hasRecoveryCode: async (userId: string, codeHash: Buffer): Promise<boolean> => {
      const row = await db
        .selectFrom('user_recovery_code')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Who owes a second factor, and how they proved the first. */
    challenge: (tokenHash: Buffer, at: Date) =>
      db
        .selectFrom('user_challenge')
        .select(['user_id', 'proof'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)

  /** Takes the app away; whether one was in use. */
  const removeApp = async (userId: string): Promise<boolean> => {
    const app = await db
      .deleteFrom('user_factor')
      .where('user_id', '=', userId)
      .returning('confirmed_at')
      .executeTakeFirst()
    return app !== undefined && app.confirmed_at !== null
  }

  /** Recovery codes and challenges of an account that has no second factor any more. */
  const removeRest = async (userId: string): Promise<void> => {
    await db.deleteFrom('user_recovery_code').where('user_id', '=', userId).execute()
    await db.deleteFrom('user_challenge').where('user_id', '=', userId).execute()
  }

  return {
    /** Puts a new secret in the place of one that was not confirmed; false where an app is in use. */
    begin: async (userId: string, sealedSecret: Buffer, at: Date): Promise<boolean> => {
      const row = await db
        .insertInto('user_factor')
        .values({ user_id: userId, sealed_secret: sealedSecret, created_at: at })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ sealed_secret: sealedSecret, created_at: at })
            .where('user_factor.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** The first code was right, for this secret; false when it was confirmed or replaced meanwhile. */
    confirm: async (userId: string, sealedSecret: Buffer, step: number, at: Date): Promise<boolean> => {
      const row = await db
        .updateTable('user_factor')
        .set({ confirmed_at: at, last_step: step })
        .where('user_id', '=', userId)
        .where('sealed_secret', '=', sealedSecret)
        .where('confirmed_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Spends a code of the app; false when it, or a later one, was taken before. */
    spendStep: async (userId: string, step: number): Promise<boolean> => {
      const row = await db
        .updateTable('user_factor')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', String(step))
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Spends a recovery code; false when there is none, or it was used before. */
    spendRecoveryCode: async (userId: string, codeHash: Buffer, at: Date): Promise<boolean> => {
      const row = await db
        .updateTable('user_recovery_code')
        .set({ used_at: at })
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** From now on exactly these are good. */
    setRecoveryCodes: async (userId: string, hashes: Buffer[]): Promise<void> => {
      await db.deleteFrom('user_recovery_code').where('user_id', '=', userId).execute()
      const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }))
      await db.insertInto('user_recovery_code').values(rows).execute()
    },

    removeApp,
    removeRest,

    /** Takes everything away; whether there was a second factor. */
    remove: async (userId: string): Promise<boolean> => {
      const hadApp = await removeApp(userId)
      const passkeys = await db.deleteFrom('user_passkey').where('user_id', '=', userId).returning('id').execute()
      await db.deleteFrom('user_passkey_challenge').where('user_id', '=', userId).execute()
      await removeRest(userId)
      return hadApp || passkeys.length > 0
    },

    addChallenge: async (
      challenge: { token_hash: Buffer; user_id: string; proof: Proof; expires_at: Date },
      at: Date,
    ): Promise<void> => {
      await db.deleteFrom('user_challenge').where('expires_at', '<', at).execute()
      await db.insertInto('user_challenge').values(challenge).execute()
    },

    /** Uses a challenge up; false when somebody did so before. */
    takeChallenge: async (tokenHash: Buffer): Promise<boolean> => {
      const row = await db
        .deleteFrom('user_challenge')
        .where('token_hash', '=', tokenHash)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** What was proven by a password that is no longer the one counts no more. */
    forgetChallenges: (userId: string) => db.deleteFrom('user_challenge').where('user_id', '=', userId).execute(),
  }
}

/** Second factors of accounts, and who owes one. */
export const userFactorRepo = repo(reads, writes)
