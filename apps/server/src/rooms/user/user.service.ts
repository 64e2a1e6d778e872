import type { ExamineState } from '@portal/contract/enterprise'
import type { Language } from '@portal/contract/kit'
import { ROOT } from '@portal/contract/permission'
import type { SiteInfo } from '@portal/contract/site'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { userAccessRepo } from './user-access.repo.ts'
import { userFactorRepo } from './user-factor.repo.ts'
import { assertPassword } from './user-password.policy.ts'
import { hashPassword } from './user-password.service.ts'
import { createSessionOpening } from './user-session-opening.service.ts'
import { accountErased, permissionChanged, sessionEnded } from './user.events.ts'
import { DEMONSTRATION_PASSWORD, DEMONSTRATIONS_SHOWN, erasedNames, lastRoot, taken } from './user.policy.ts'
import { type SessionsOf, userRepo } from './user.repo.ts'
import { actorOf, demonstrationAccount } from './user.view.ts'
import { findNames } from './user-lookup.service.ts'

const SUSPENDED: ExamineState = '4'

export interface NewAccount {
  username: string
  /** null: it waits for its first password. */
  password: string | null
  nickname: string
  roles: string[]
  organisationId: string | null
  /** The password is printed in the papers. */
  demonstration: boolean
  /** '' or left out: not bound. */
  mobile?: string
  email?: string
  /** Whether somebody vouches for them; true when left out. */
  contactProven?: boolean
  /** 1 male, 2 female, 0 not said. */
  gender?: number
  language?: Language
}

/** Where somebody is reached; '' where nothing is bound. */
export interface Contact {
  email: string
  mobile: string
  language: Language
}

/** An account as somebody comes in by it. */
export interface Credential {
  id: string
  username: string
  password_hash: string | null
  state: string
}

/**
 * Accounts, sessions, organisations.
 * `demonstrationAllowed`: whether accounts with a printed password may sign in on this installation.
 */
export function createUsers(deps: {
  transactor: Transactor
  demonstrationAllowed: boolean
  /** What anybody may know of this installation besides its demonstration accounts. */
  site: Omit<SiteInfo, 'demo' | 'accounts'>
}) {
  const { transactor } = deps

  async function endSessions(tx: Tx, of: SessionsOf): Promise<number> {
    const ended = await userRepo(tx).revokeSessions(of, now())
    for (const session of ended) {
      await publish(tx, sessionEnded, { userId: session.user_id, sessionId: session.id })
    }
    return ended.length
  }

  /** Refuses what would leave nobody to administer the platform. Runs before the change, under a lock. */
  async function keepOneRoot(tx: Tx, userId: string) {
    const roots = await userAccessRepo(tx).rootsLocked()
    if (roots.includes(userId) && roots.length === 1) throw lastRoot()
  }

  /** Why an account could not be made: something unique about it is somebody's already. */
  async function whatIsTaken(tx: ReadTx, { username, mobile = '' }: NewAccount) {
    const repo = userRepo(tx)
    if (await repo.accountByUsername(username)) return taken.username()
    return (await repo.accountByMobile(mobile)) ? taken.mobile() : taken.email()
  }

  return {
    ...createSessionOpening(deps),

    /** Ends sessions of a user (all, one, all but one) or of an organisation; their open streams end. Answers how many. */
    endSessions,

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

    /** The actor of an account, for work done in somebody's name outside a request. */
    async actor(tx: ReadTx, userId: string): Promise<Actor> {
      const row = await userRepo(tx).actorById(userId)
      if (!row) throw fault('A0404')
      return actorOf(row, '0')
    },

    createOrganisation: async (tx: Tx, name: string): Promise<string> =>
      (await userRepo(tx).createOrganisation(name)).id,

    /** Several at once, without members, in one state; ids in the order of the names. */
    createOrganisations: async (tx: Tx, names: string[], examineState: ExamineState): Promise<string[]> =>
      names.length === 0 ? [] : (await userRepo(tx).createOrganisations(names, examineState)).map(({ id }) => id),

    /** The account of a username, in any case. */
    accountByUsername: (tx: ReadTx, username: string): Promise<Credential | undefined> =>
      userRepo(tx).accountByUsername(username),

    /** The account a mobile is bound to. */
    accountByMobile: (tx: ReadTx, mobile: string): Promise<Credential | undefined> =>
      userRepo(tx).accountByMobile(mobile),

    /** The account an e-mail address is bound to, in any case. */
    accountByEmail: (tx: ReadTx, email: string): Promise<Credential | undefined> => userRepo(tx).accountByEmail(email),

    /**
     * Creates an account with its roles; answers its id. Username taken → A0111; mobile or e-mail taken, or a password
     * that is easily guessed → A0400.
     */
    async createAccount(tx: Tx, account: NewAccount): Promise<string> {
      const repo = userRepo(tx)
      if (account.password !== null) assertPassword(account.password, account)
      const made = await repo.createAccount({
        username: account.username,
        password_hash: account.password === null ? null : await hashPassword(account.password),
        nickname: account.nickname,
        demonstration: account.demonstration,
        organisation_id: account.organisationId,
        mobile: account.mobile ?? '',
        mobile_proven: account.contactProven ?? true,
        email: account.email ?? '',
        email_proven: account.contactProven ?? true,
        gender: account.gender ?? 0,
        language: account.language ?? 'zh-cn',
      })
      if (!made) throw await whatIsTaken(tx, account)
      await repo.setRoles(made.id, account.roles)
      return made.id
    },

    /**
     * Sets a password. Every session of the account ends, but for `keepSession`. A0400 for one that is easily guessed;
     * `field`: where it was typed.
     */
    async setPassword(tx: Tx, userId: string, password: string, how: { keepSession?: string; field?: string } = {}) {
      const { keepSession, field } = how
      const account = await userRepo(tx).accountLocked(userId)
      const found = await userRepo(tx).actorById(userId)
      if (!account || !found) throw fault('A0404')
      assertPassword(password, { ...account, ...actorOf(found, '0') }, field)
      await userRepo(tx).changeAccount(userId, { password_hash: await hashPassword(password) }, now())
      await userFactorRepo(tx).forgetChallenges(userId)
      await endSessions(tx, keepSession === undefined ? { userId } : { userId, except: keepSession })
    },

    /**
     * The one place where what somebody may do changes: roles, own permissions, or the account's state.
     * Open browsers are told; sessions of a disabled account end. A0400 for what would leave no administrator.
     */
    async changeAccess(
      tx: Tx,
      userId: string,
      change: { roles?: string[]; permissions?: string[]; state?: 'active' | 'disabled' },
    ): Promise<void> {
      const repo = userRepo(tx)
      const { roles, ...columns } = change
      if (change.state === 'disabled' || (roles && !roles.includes(ROOT))) await keepOneRoot(tx, userId)
      if (roles) await repo.setRoles(userId, roles)
      await repo.changeAccount(userId, columns, now())
      if (change.state === 'disabled') await endSessions(tx, { userId })
      await publish(tx, permissionChanged, { userIds: [userId] })
    },

    /**
     * Erases a person: names, addresses, password, roles, other sign-ins, invitations and sessions are gone, the row
     * stays for what points at it, and what went out to them leaves the outbox. A0400 for the last administrator.
     */
    async erase(tx: Tx, userId: string, outbox: Pick<Outbox, 'forget'>): Promise<void> {
      await keepOneRoot(tx, userId)
      await endSessions(tx, { userId })
      const bound = await userAccessRepo(tx).erase(userId, erasedNames(userId), now())
      for (const recipient of bound) await outbox.forget(tx, recipient)
      await publish(tx, accountErased, { userId })
    },

    /** How many can administer the platform. */
    countRoots: async (tx: Tx): Promise<number> => (await userAccessRepo(tx).rootsLocked()).length,

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
    async organisation(tx: ReadTx, id: string): Promise<{ id: string; name: string; examineState: ExamineState }> {
      const row = await userRepo(tx).organisation(id)
      if (!row) throw fault('A0404')
      return { id: row.id, name: row.name, examineState: row.examine_state as ExamineState }
    },

    membersOf: (tx: ReadTx, organisationId: string): Promise<string[]> => userRepo(tx).membersOf(organisationId),

    /** Nicknames by user id. */
    names: findNames,

    /** Where users are reached ('' where nothing is bound), by id; only of accounts in use. */
    async contacts(tx: ReadTx, userIds: string[]): Promise<Map<string, Contact>> {
      const rows = userIds.length === 0 ? [] : await userRepo(tx).contacts(userIds)
      return new Map(rows.map(({ id, language, ...row }) => [id, { ...row, language: language as Language }]))
    },
  }
}
export type Users = ReturnType<typeof createUsers>
