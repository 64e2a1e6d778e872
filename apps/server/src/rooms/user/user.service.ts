import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { ExamineState } from '@portal/contract/enterprise'
import type { SiteInfo } from '@portal/contract/site'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor, Resolved } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { permissionChanged, sessionEnded } from './user.events.ts'
import {
  ABSOLUTE_LIFE,
  DEMONSTRATION_PASSWORD,
  DEMONSTRATIONS_SHOWN,
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_ADDRESS,
  judgeSession,
  mayEnter,
  tooManyFailures,
  TOUCH_EVERY,
} from './user.policy.ts'
import { userRepo } from './user.repo.ts'
import { actorOf, demonstrationAccount } from './user.view.ts'

const SUSPENDED: ExamineState = '4'

const tokenHash = (token: string) => createHash('sha256').update(token).digest()
/** Argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's first choice). */
const passwordHash = (password: string) => hash(password)

export interface NewAccount {
  username: string
  password: string
  nickname: string
  roles: string[]
  organisationId: string | null
  /** The password is printed in the papers. */
  demonstration: boolean
}

/**
 * Accounts, sessions, organisations.
 * `demonstrationAllowed`: whether accounts with a printed password may sign in on this installation.
 */
export function createUsers(deps: {
  transactor: Transactor
  throttle: Throttle
  demonstrationAllowed: boolean
  /** What anybody may know of this installation besides its demonstration accounts. */
  site: Omit<SiteInfo, 'demo' | 'accounts'>
}) {
  const { transactor, throttle } = deps
  // Verified when the account does not exist, so that the answer takes as long as for one that does.
  const nobody = passwordHash(randomBytes(16).toString('hex'))

  /** Counts an attempt before the password is looked at, so that a burst in parallel is counted too. */
  async function countAttempt(username: string, address: string) {
    const account = `sign-in:account:${username.toLowerCase()}`
    const from = `sign-in:address:${address}`
    for (const [key, limit] of [
      [account, FAILURES_PER_ACCOUNT],
      [from, FAILURES_PER_ADDRESS],
    ] as const) {
      const taken = await throttle.take(key, limit)
      if (taken !== 'ok') throw tooManyFailures(taken.retryAfter)
    }
    return async () => {
      await throttle.giveBack(account)
      await throttle.giveBack(from)
    }
  }

  async function startSession(userId: string, address: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const at = now()
    await transactor.transact(async (tx) => {
      const repo = userRepo(tx)
      await repo.forgetSessions(userId, new Date(at.getTime() - ABSOLUTE_LIFE))
      await repo.openSession({
        user_id: userId,
        token_hash: tokenHash(token),
        expires_at: new Date(at.getTime() + ABSOLUTE_LIFE),
        address,
      })
    })
    return token
  }

  async function endSessions(tx: Tx, of: { userId: string } | { organisationId: string }) {
    for (const session of await userRepo(tx).revokeSessions(of, now())) {
      await publish(tx, sessionEnded, { userId: session.user_id, sessionId: session.id })
    }
  }

  return {
    /**
     * Signs in and answers an opaque token (32 random bytes, base64url).
     * A0210 for an unknown name and a wrong password alike, A0201 for a right password that must not be used,
     * A0501 after too many failures of one account or one address.
     */
    async signIn(
      credentials: { username: string; password: string },
      address: string,
    ): Promise<{ accessToken: string }> {
      const succeeded = await countAttempt(credentials.username, address)
      const account = await userRepo(transactor.read).accountByUsername(credentials.username)
      const holds = await verify(account?.password_hash ?? (await nobody), credentials.password)
      if (!account || !holds) throw fault('A0210')
      await succeeded()
      mayEnter(account, deps.demonstrationAllowed)
      return { accessToken: await startSession(account.id, address) }
    },

    /** Whether this is a demonstration, with accounts to try it; a production system answers none. */
    async site(): Promise<SiteInfo> {
      const { site } = deps
      if (!deps.demonstrationAllowed) return { ...site, demo: false, accounts: [] }
      const rows = await userRepo(transactor.read).demonstrations(DEMONSTRATIONS_SHOWN)
      return {
        ...site,
        demo: rows.length > 0,
        accounts: rows.map((row) => demonstrationAccount(row, DEMONSTRATION_PASSWORD)),
      }
    },

    /** Ends the caller's session. */
    signOut: (actor: Actor): Promise<null> =>
      transactor.transact(async (tx) => {
        await userRepo(tx).revokeSessions({ userId: actor.userId, sessionId: actor.sessionId }, now())
        await publish(tx, sessionEnded, { userId: actor.userId, sessionId: actor.sessionId })
        return null
      }),

    /**
     * Who a bearer token belongs to: `unknown` (also idle-expired or revoked), or `ended` at its absolute end.
     * `touch: false` looks without counting as activity.
     */
    async resolve(token: string, { touch } = { touch: true }): Promise<Resolved> {
      const repo = userRepo(transactor.read)
      const session = await repo.actorBySession(tokenHash(token))
      if (!session) return 'unknown'
      const at = now()
      const verdict = judgeSession(session, at)
      if (verdict !== 'living') return verdict
      const due = touch && at.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY
      if (due) await repo.touchSession(session.session_id, at)
      return actorOf(session, session.session_id)
    },

    /** The actor of an account, for work done in somebody's name outside a request. */
    async actor(tx: Tx, userId: string): Promise<Actor> {
      const row = await userRepo(tx).actorById(userId)
      if (!row) throw fault('A0404')
      return actorOf(row, '0')
    },

    createOrganisation: async (tx: Tx, name: string): Promise<string> =>
      (await userRepo(tx).createOrganisation(name)).id,

    /** Creates an account with its roles. The username is taken → A0111. */
    async createAccount(tx: Tx, account: NewAccount): Promise<string> {
      const repo = userRepo(tx)
      if (await repo.accountByUsername(account.username)) throw fault('A0111')
      const { id } = await repo.createAccount({
        username: account.username,
        password_hash: await passwordHash(account.password),
        nickname: account.nickname,
        demonstration: account.demonstration,
        organisation_id: account.organisationId,
      })
      await repo.setRoles(id, account.roles)
      return id
    },

    /**
     * The one place where what somebody may do changes: roles, own permissions, or the account's state.
     * Open browsers are told; sessions of a disabled account end.
     */
    async changeAccess(
      tx: Tx,
      userId: string,
      change: { roles?: string[]; permissions?: string[]; state?: 'active' | 'disabled' },
    ): Promise<void> {
      const repo = userRepo(tx)
      const { roles, ...columns } = change
      if (roles) await repo.setRoles(userId, roles)
      await repo.changeAccount(userId, columns, now())
      if (change.state === 'disabled') await endSessions(tx, { userId })
      await publish(tx, permissionChanged, { userIds: [userId] })
    },

    /** Changes an organisation's name or state; open browsers are told, and a suspension ends its members' sessions. */
    async changeOrganisation(
      tx: Tx,
      id: string,
      change: { name?: string; examineState?: ExamineState },
    ): Promise<void> {
      const repo = userRepo(tx)
      const { examineState, name } = change
      const columns = {
        ...(name === undefined ? {} : { name }),
        ...(examineState ? { examine_state: examineState } : {}),
      }
      await repo.changeOrganisation(id, columns, now())
      if (!examineState) return
      if (examineState === SUSPENDED) await endSessions(tx, { organisationId: id })
      await publish(tx, permissionChanged, { userIds: await repo.membersOf(id) })
    },

    /** Name and state of an organisation; A0404 when there is none. */
    async organisation(tx: Tx, id: string): Promise<{ id: string; name: string; examineState: ExamineState }> {
      const row = await userRepo(tx).organisation(id)
      if (!row) throw fault('A0404')
      return { id: row.id, name: row.name, examineState: row.examine_state as ExamineState }
    },

    membersOf: (tx: Tx, organisationId: string): Promise<string[]> => userRepo(tx).membersOf(organisationId),

    /** Nicknames by user id. */
    async names(tx: Tx, userIds: string[]): Promise<Map<string, string>> {
      if (userIds.length === 0) return new Map()
      return new Map((await userRepo(tx).names(userIds)).map((row) => [row.id, row.nickname]))
    },
  }
}
export type Users = ReturnType<typeof createUsers>
