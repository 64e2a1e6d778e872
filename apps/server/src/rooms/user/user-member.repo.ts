import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'user_account' | 'user_account_role' | 'user_session'>(tx)
  return {
    /** Everybody in it, the longest there first. */
    members: (organisationId: string) =>
      db
        .selectFrom('user_account as account')
        .select(['account.id', 'account.username', 'account.nickname', 'account.avatar', 'account.mobile'])
        .select((row) => [
          'account.created_at',
          row
            .selectFrom('user_session as session')
            .select(({ fn }) => fn.max('session.last_seen_at').as('last'))
            .whereRef('session.user_id', '=', 'account.id')
            .as('last_seen_at'),
          jsonArrayFrom(
            row
              .selectFrom('user_account_role as held')
              .select('held.role_code as code')
              .whereRef('held.user_id', '=', 'account.id')
              .orderBy('held.role_code'),
          ).as('roles'),
        ])
        .where('account.organisation_id', '=', organisationId)
        .where('account.state', '<>', 'erased')
        .orderBy('account.created_at')
        .orderBy('account.id')
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'user_account' | 'user_account_role' | 'user_session'>(tx)
  return {
    /** Belongs to no organisation any more. */
    leave: (organisationId: string, userId: string, at: Date) =>
      db
        .updateTable('user_account')
        .set({ organisation_id: null, updated_at: at })
        .where('id', '=', userId)
        .where('organisation_id', '=', organisationId)
        .execute(),
  }
}

/** Members of one organisation at a time. */
export const userMemberRepo = repo(reads, writes)
export type MemberRow = Awaited<ReturnType<ReturnType<typeof userMemberRepo>['members']>>[number]
