import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

type Own = 'organisation' | 'user_account' | 'user_account_role' | 'user_role' | 'user_session'

/** What somebody may change of their own account here. */
export interface ProfileColumns {
  nickname?: string
  gender?: number
  avatar?: string | null
  mobile?: string
  email?: string
}

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    profile: (userId: string) =>
      db
        .selectFrom('user_account as account')
        .leftJoin('organisation', 'organisation.id', 'account.organisation_id')
        .select([
          'account.id',
          'account.username',
          'account.nickname',
          'account.avatar',
          'account.gender',
          'account.mobile',
          'account.mobile_proven',
          'account.email',
          'account.email_proven',
          'account.language',
          'account.created_at',
          'account.closes_at',
          'organisation.name as organisation_name',
        ])
        .select((row) =>
          jsonArrayFrom(
            row
              .selectFrom('user_account_role as held')
              .innerJoin('user_role as role', 'role.code', 'held.role_code')
              .select(['role.name_zh', 'role.name_en'])
              .whereRef('held.user_id', '=', 'account.id')
              .orderBy('role.code'),
          ).as('roles'),
        )
        .where('account.id', '=', userId)
        .executeTakeFirst(),

    /** The mobile that is bound, and when a session began. */
    standing: ({ userId, sessionId }: { userId: string; sessionId: string }) =>
      db
        .selectFrom('user_account as account')
        .innerJoin('user_session as session', 'session.user_id', 'account.id')
        .select([
          'account.mobile',
          'account.mobile_proven',
          'account.email',
          'account.email_proven',
          'session.created_at as signed_in_at',
        ])
        .where('account.id', '=', userId)
        .where('session.id', '=', sessionId)
        .executeTakeFirst(),

    /** Whether another account has this mobile or this address (in any case of its letters). */
    takenByAnother: async (userId: string, kind: 'mobile' | 'email', target: string): Promise<boolean> => {
      const others = db.selectFrom('user_account').select('id').where('id', '<>', userId)
      const bound =
        kind === 'mobile'
          ? others.where('mobile', '=', target).where('mobile', '<>', '').where('mobile_proven', '=', true)
          : others
              .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', target.toLowerCase()))
              .where('email', '<>', '')
              .where('email_proven', '=', true)
      return (await bound.executeTakeFirst()) !== undefined
    },
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    /** Two changes of one account at once wait for each other here. */
    lock: (userId: string) =>
      db
        .selectFrom('user_account')
        .select(['nickname', 'gender', 'avatar', 'mobile', 'mobile_proven', 'email', 'email_proven'])
        .where('id', '=', userId)
        .where('state', '=', 'active')
        .forUpdate()
        .executeTakeFirst(),

    change: async (
      userId: string,
      columns: ProfileColumns & { mobile_proven?: boolean; email_proven?: boolean },
      at: Date,
    ): Promise<void> =>
      void (await db
        .updateTable('user_account')
        .set({ ...columns, updated_at: at })
        .where('id', '=', userId)
        .execute()),
  }
}

/** One account at a time: every query is scoped by the user. */
export const userProfileRepo = repo(reads, writes)
