import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

type Own = 'user_passkey' | 'user_passkey_challenge'

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    ofUser: (userId: string) =>
      db
        .selectFrom('user_passkey')
        .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    byCredential: (credentialId: string) =>
      db
        .selectFrom('user_passkey')
        .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
        .where('credential_id', '=', credentialId)
        .executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    addChallenge: async (challenge: { challenge_hash: Buffer; user_id: string | null; expires_at: Date }, at: Date) => {
      await db.deleteFrom('user_passkey_challenge').where('expires_at', '<', at).execute()
      await db.insertInto('user_passkey_challenge').values(challenge).execute()
    },

    /** Uses a challenge of this user (null: of signing in) up; undefined when there is none, or it is too old. */
    takeChallenge: (challengeHash: Buffer, userId: string | null, at: Date) =>
      db
        .deleteFrom('user_passkey_challenge')
        .where('challenge_hash', '=', challengeHash)
        .where('user_id', 'is not distinct from', userId)
        .where('expires_at', '>', at)
        .returning('challenge_hash')
        .executeTakeFirst(),

    /** False when somebody has this credential already. */
    add: async (passkey: {
      user_id: string
      credential_id: string
      public_key: Buffer
      counter: number
      name: string
    }): Promise<boolean> => {
      const row = await db
        .insertInto('user_passkey')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Notes a use; false when the passkey is gone, or another use with this counter, or a later one, came before. */
    use: async (id: string, { before, counter }: { before: string; counter: number }, at: Date): Promise<boolean> => {
      const row = await db
        .updateTable('user_passkey')
        .set({ counter, last_used_at: at })
        .where('id', '=', id)
        .where('counter', '=', before)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** The name of what was removed; undefined when the user has no such passkey. */
    remove: (userId: string, id: string) =>
      db
        .deleteFrom('user_passkey')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst(),
  }
}

/** Passkeys, and what authenticators are to sign next. */
export const userPasskeyRepo = repo(reads, writes)
