import { ROOT } from '@portal/contract/permission'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { userFactorRepo } from './user-factor.repo.ts'

type Own =
  | 'user_account'
  | 'user_account_role'
  | 'user_code'
  | 'user_identity'
  | 'user_invitation'
  | 'user_oidc_flow'
  | 'user_role'
  | 'user_saved_view'
  | 'user_session'

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    /** The administrator in use who was made first. */
    firstRoot: async (): Promise<string | undefined> => {
      const row = await db
        .selectFrom('user_account_role as held')
        .innerJoin('user_account as account', 'account.id', 'held.user_id')
        .select('account.id')
        .where('held.role_code', '=', ROOT)
        .where('account.state', '=', 'active')
        .orderBy('account.id')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    /**
     * Ids of those who can administer the platform: in use, and with a way to come in. Held until the end of the
     * transaction by whoever asks first, so that two cannot send each other away.
     */
    rootsLocked: async (): Promise<string[]> => {
      await db.selectFrom('user_role').select('code').where('code', '=', ROOT).forNoKeyUpdate().execute()
      const rows = await db
        .selectFrom('user_account_role as held')
        .innerJoin('user_account as account', 'account.id', 'held.user_id')
        .select('account.id')
        .where('held.role_code', '=', ROOT)
        .where('account.state', '=', 'active')
        .where((row) => row.or([row('account.password_hash', 'is not', null), row('account.mobile', '<>', '')]))
        .execute()
      return rows.map((row) => row.id)
    },

    /**
     * What the account and its person are told apart by is gone; the row stays for what points at it. Answers the
     * mobile and the address that were bound.
     */
    erase: async (userId: string, names: { username: string; nickname: string }, at: Date): Promise<string[]> => {
      const before = await db
        .selectFrom('user_account')
        .select(['mobile', 'email'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const cleared = { mobile: '', email: '', avatar: null, password_hash: null, gender: 0, permissions: [] }
      await db
        .updateTable('user_account')
        .set({ ...names, ...cleared, demonstration: false, closes_at: null, state: 'erased', updated_at: at })
        .where('id', '=', userId)
        .execute()
      await db.deleteFrom('user_account_role').where('user_id', '=', userId).execute()
      await db.deleteFrom('user_identity').where('user_id', '=', userId).execute()
      await userFactorRepo(tx).remove(userId)
      await db.deleteFrom('user_oidc_flow').where('user_id', '=', userId).execute()
      await db.deleteFrom('user_saved_view').where('user_id', '=', userId).execute()
      await db.deleteFrom('user_session').where('user_id', '=', userId).execute()
      await db.deleteFrom('user_code').where('target', 'in', [before.mobile, before.email]).execute()
      await db
        .deleteFrom('user_invitation')
        .where((row) => row.or([row('user_id', '=', userId), row('invited_by', '=', userId)]))
        .execute()
      return [before.mobile, before.email].filter((bound) => bound !== '')
    },
  }
}

/** Who administers the platform, and the end of an account. */
export const userAccessRepo = repo(reads, writes)
