import { createHash, randomBytes } from 'node:crypto'
import type { Invitation, invitationAccept } from '@portal/contract/user'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { networkOf } from '../../platform/network.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Agreements } from './user-agreement.service.ts'
import {
  FAILURES_PER_ADDRESS,
  INVITATION_LIFE,
  invitationUrl,
  isOpen,
  mayInviteTo,
  spent,
  tooManyLinks,
  usernameMissing,
} from './user-invitation.policy.ts'
import { type InvitationRow, type NewInvitation, userInvitationRepo } from './user-invitation.repo.ts'
import { destinationOf, invitationView, standing } from './user-invitation.view.ts'
import type { ClientInfo } from './user-session-opening.service.ts'
import type { Users } from './user.service.ts'

type Acceptance = z.output<typeof invitationAccept.body>

/** What a link opens: an account that waits for its password, or a place in an enterprise. */
export type Invited = { userId: string } | { organisationId: string; role: string }

/** A link that was just made: the token stands in it and nowhere else. */
export interface Link {
  id: string
  invitationUrl: string
  expiresAt: Date
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Invitation links: made for accounts without a password and for new members, opened once, within a week.
 * `origin`: where browsers reach the pages, '' when only they know.
 */
export function createInvitations(deps: {
  transactor: Transactor
  throttle: Throttle
  users: Users
  agreements: Agreements
  origin: string
}) {
  const { transactor, throttle, users, agreements } = deps

  /** Counts a try before the link is looked at; links that open something are not counted. */
  async function countTry(address: string) {
    const key = `invitation:address:${networkOf(address)}`
    const consumed = await throttle.consume(key, FAILURES_PER_ADDRESS)
    if (consumed !== 'ok') throw tooManyLinks(consumed.retryAfter)
    return () => throttle.giveBack(key)
  }

  async function inviterMay(tx: ReadTx, row: InvitationRow): Promise<boolean> {
    const inviter = await users.actor(tx, row.invited_by)
    return row.inviter_state === 'active' && mayInviteTo(inviter, destinationOf(row))
  }

  async function openInvitation(tx: ReadTx, token: string): Promise<InvitationRow> {
    const row = await userInvitationRepo(tx).byToken(hashOf(token))
    const open = row && isOpen(standing(row, await inviterMay(tx, row)), now())
    if (!open) throw spent()
    return row
  }

  /** The account the invitation leads to: the one that waits, or a new member of the enterprise. */
  async function accountFor(tx: Tx, row: InvitationRow, body: Acceptance): Promise<Pick<Actor, 'userId' | 'nickname'>> {
    if (row.user_id) {
      await users.setPassword(tx, row.user_id, body.password)
      return { userId: row.user_id, nickname: row.nickname ?? '' }
    }
    const username = body.username ?? ''
    if (username === '') throw usernameMissing()
    const nickname = body.nickname?.trim() ?? username
    const userId = await users.createAccount(tx, {
      username,
      password: body.password,
      nickname,
      roles: row.role_code ? [row.role_code] : [],
      organisationId: row.organisation_id,
      demonstration: false,
    })
    return { userId, nickname }
  }

  async function enter(tx: Tx, body: Acceptance, client: ClientInfo): Promise<string> {
    const repo = userInvitationRepo(tx)
    // Held first, judged then: of two that accept at once, the second finds it used.
    await repo.lock(hashOf(body.token))
    const row = await openInvitation(tx, body.token)
    agreements.agreedTo(body.agreement)
    const person = await accountFor(tx, row, body)
    await repo.use(row.id, now())
    await repo.revokeOfAccount(person.userId, now())
    await agreements.record(tx, person.userId, client)
    await audits.record(tx, {
      actor: { ...person, organisationId: row.organisation_id },
      action: 'user.invitation.accepted',
      subject: { type: 'user', id: person.userId },
      after: { invitation: row.id, role: row.role_code },
    })
    return users.openSession(tx, person.userId, client)
  }

  return {
    /** Makes links, in the order of those invited. Earlier links to the same account open nothing any more. */
    async make(tx: Tx, by: string, invited: readonly Invited[]): Promise<Link[]> {
      const at = now()
      const expiresAt = new Date(at.getTime() + INVITATION_LIFE)
      const tokens = invited.map(() => randomBytes(32).toString('base64url'))
      const rows = invited.map(
        (one, index): NewInvitation => ({
          token_hash: hashOf(tokens[index] ?? ''),
          user_id: 'userId' in one ? one.userId : null,
          organisation_id: 'userId' in one ? null : one.organisationId,
          role_code: 'userId' in one ? null : one.role,
          invited_by: by,
          expires_at: expiresAt,
        }),
      )
      const made = rows.length > 0 ? await userInvitationRepo(tx).insert(rows) : []
      return made.map(({ id }, index) => {
        return { id, invitationUrl: invitationUrl(deps.origin, tokens[index] ?? ''), expiresAt }
      })
    },

    /** Links to the first password of an account open nothing any more. */
    revokeOfAccount: async (tx: Tx, userId: string): Promise<void> => {
      await userInvitationRepo(tx).revokeOfAccount(userId, now())
    },

    /** What is behind a link. A0404 alike for one that was used, taken back, is too old or never was; A0501 after many. */
    async look(token: string, client: Pick<ClientInfo, 'address' | 'language'>): Promise<Invitation> {
      const found = await countTry(client.address)
      const row = await openInvitation(transactor.read, token)
      await found()
      const roles = row.user_id ? await userInvitationRepo(transactor.read).rolesOf(row.user_id) : []
      return invitationView(row, roles, client.language)
    },

    /**
     * Accepts: the password is set, or the member's account is made; the link is used; consent is noted; the person is
     * signed in. A0404 as in `look`, A0101 for another agreement than the one in force, A0111 for a taken username.
     */
    async accept(body: Acceptance, client: ClientInfo): Promise<{ accessToken: string }> {
      const found = await countTry(client.address)
      const accessToken = await transactor.transact((tx) => enter(tx, body, client))
      await found()
      return { accessToken }
    },
  }
}
export type Invitations = ReturnType<typeof createInvitations>
