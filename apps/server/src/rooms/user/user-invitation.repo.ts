import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

type Own = 'organisation' | 'user_account' | 'user_account_role' | 'user_invitation' | 'user_role'

export interface NewInvitation {
  token_hash: Buffer
  user_id: string | null
  organisation_id: string | null
  role_code: string | null
  invited_by: string
  expires_at: Date
}

const reads = (tx: ReadTx) => {
  const db = tables<Own>(tx)
  return {
    /** The invitation of a link, with whoever invited and whoever is meant. */
    byToken: (tokenHash: Buffer) =>
      db
        .selectFrom('user_invitation as invitation')
        .innerJoin('user_account as inviter', 'inviter.id', 'invitation.invited_by')
        .leftJoin('user_account as account', 'account.id', 'invitation.user_id')
        .leftJoin('organisation', (join) =>
          join.on((on) =>
            on.or([
              on('organisation.id', '=', on.ref('invitation.organisation_id')),
              on('organisation.id', '=', on.ref('account.organisation_id')),
            ]),
          ),
        )
        .leftJoin('user_role as role', 'role.code', 'invitation.role_code')
        .select([
          'invitation.id',
          'invitation.user_id',
          'invitation.organisation_id',
          'invitation.role_code',
          'invitation.invited_by',
          'invitation.used_at',
          'invitation.revoked_at',
          'invitation.expires_at',
          'inviter.nickname as inviter',
          'inviter.state as inviter_state',
          'organisation.name as organisation_name',
          'account.username',
          'account.nickname',
          'account.state',
          'account.organisation_id as account_organisation_id',
          'role.name_zh',
          'role.name_en',
        ])
        .select((row) => row('account.password_hash', 'is not', null).as('has_password'))
        .where('invitation.token_hash', '=', tokenHash)
        .executeTakeFirst(),

    /** Names of the roles that an account holds. */
    rolesOf: (userId: string) =>
      db
        .selectFrom('user_account_role as held')
        .innerJoin('user_role as role', 'role.code', 'held.role_code')
        .select(['role.name_zh', 'role.name_en'])
        .where('held.user_id', '=', userId)
        .orderBy('role.code')
        .execute(),

    /** Open links to an organisation, the newest first. */
    openOf: (organisationId: string, at: Date) =>
      db
        .selectFrom('user_invitation as invitation')
        .innerJoin('user_account as inviter', 'inviter.id', 'invitation.invited_by')
        .select(['invitation.id', 'invitation.role_code', 'invitation.created_at', 'invitation.expires_at'])
        .select('inviter.nickname as inviter')
        .where('invitation.organisation_id', '=', organisationId)
        .where('invitation.user_id', 'is', null)
        .where('invitation.used_at', 'is', null)
        .where('invitation.revoked_at', 'is', null)
        .where('invitation.expires_at', '>', at)
        .where('inviter.state', '=', 'active')
        .whereRef('inviter.organisation_id', '=', 'invitation.organisation_id')
        .orderBy('invitation.id', 'desc')
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<Own>(tx)
  const open = () => db.updateTable('user_invitation').where('used_at', 'is', null).where('revoked_at', 'is', null)
  return {
    insert: (invitations: NewInvitation[]) =>
      db.insertInto('user_invitation').values(invitations).returning('id').execute(),

    /** Holds the invitation of a link until the end of the transaction: of two that come at once, one waits. */
    lock: (tokenHash: Buffer) =>
      db.selectFrom('user_invitation').select('id').where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst(),

    use: (id: string, at: Date) =>
      db.updateTable('user_invitation').set({ used_at: at }).where('id', '=', id).execute(),

    /** Links to the first password of an account open nothing any more. */
    revokeOfAccount: (userId: string, at: Date) =>
      open().set({ revoked_at: at }).where('user_id', '=', userId).execute(),

    /** Links that somebody made open nothing any more, whether for new members or to a first password. */
    revokeMadeBy: (userId: string, at: Date) =>
      open().set({ revoked_at: at }).where('invited_by', '=', userId).execute(),

    /** Takes one open link of an organisation back; answers it, or nothing when there is none. */
    revokeOne: (organisationId: string, id: string, at: Date) =>
      open()
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('organisation_id', '=', organisationId)
        .where('user_id', 'is', null)
        .where('expires_at', '>', at)
        .returning(['id', 'role_code'])
        .executeTakeFirst(),
  }
}

/** Invitation links. */
export const userInvitationRepo = repo(reads, writes)
export type InvitationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof userInvitationRepo>['byToken']>>>
