import type { oidcSession } from '@portal/contract/user'
import type { Identity } from '@portal/contract/user-profile'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { Fault, fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Logger } from '../../platform/log.ts'
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { FlowError, type FlowFailure, type IdentityProvider } from './identity-provider.ts'
import { isFor, randomToken, storedToken, tokenFor } from './identity-ticket.ts'
import type { AccountNotice, AccountNotices } from './user-account-notice.service.ts'
import type { LinkIdentity } from './user-admission.service.ts'
import { type Challenges, sessionOf } from './user-factor-challenge.service.ts'
import type { Factors, PersonProof } from './user-factor.service.ts'
import {
  FLOW_LIFE,
  LINK_LIFE,
  mayUnlink,
  NOTED,
  refusals,
  STARTS_PER_ADDRESS,
  TICKET_LIFE,
} from './user-identity.policy.ts'
import { userIdentityRepo } from './user-identity.repo.ts'
import { identityView } from './user-identity.view.ts'
import type { ClientInfo } from './user-session-opening.service.ts'
import type { NoteFailure } from './user-sign-in-failure.service.ts'
import type { Users } from './user.service.ts'

type Exchanged = z.input<typeof oidcSession.data>

/** Where the browser goes next: to the provider, or back to a page, with a ticket or with the reason why not. */
export type Next =
  | { to: 'provider'; address: string }
  | { to: 'login' | 'account'; ticket: string }
  | { to: 'login' | 'account'; failure: FlowFailure }

/** The way to the provider begins here; the page that wants to link is sent to it. */
export const START_PATH = '/api/enterprise/user/oidc/start'

const later = (life: number): Date => new Date(now().getTime() + life)

async function linkTo(
  tx: Tx,
  userId: string,
  provider: IdentityProvider,
  found: { subject: string | null; name: string | null },
): Promise<void> {
  const identity = { issuer: provider.issuer, subject: found.subject ?? '', name: found.name ?? '' }
  const linked = await userIdentityRepo(tx).link({ user_id: userId, ...identity })
  if (linked.user_id !== userId) throw refusals.taken(provider.name)
}

/** What somebody is told when another sign-in opens their account, or no longer does. */
const identityNotice = (news: 'identityLinked' | 'identityUnlinked', provider: string): AccountNotice => ({
  kind: `account.${news}`,
  params: { provider },
  link: '/personalCenter/accountInfo?tab=security',
})

/** What signing in and registering do with the ticket of another sign-in. A0400 when it is no longer good. */
export function createLinking(
  provider: IdentityProvider | null,
  { users, notices }: { users: Users; notices: AccountNotices },
): LinkIdentity {
  return async (tx, userId, ticket) => {
    const found = await userIdentityRepo(tx).takeLink(storedToken(ticket), now())
    if (!found || !provider) throw refusals.linkTicket()
    await linkTo(tx, userId, provider, found)
    const after = { issuer: provider.issuer, name: found.name }
    const subject = { type: 'user', id: userId }
    await audits.record(tx, { actor: await users.actor(tx, userId), action: 'user.identityLinked', subject, after })
    await notices.tell(tx, userId, identityNotice('identityLinked', provider.name))
  }
}

/**
 * Signing in by the OpenID Connect provider, and which of its identities open an account.
 * `bound`: tickets work only in the browser that began; false where pages and calls have different hosts, so that the
 * cookie does not travel.
 */
export function createIdentities(deps: {
  transactor: Transactor
  throttle: Throttle
  challenges: Challenges
  factors: Pick<Factors, 'assertPerson'>
  notices: AccountNotices
  noteFailure: NoteFailure
  log: Logger
  provider: IdentityProvider | null
  bound: boolean
}) {
  const { transactor, throttle, challenges, factors, notices, noteFailure, log, provider, bound } = deps

  function failed(error: unknown, to: 'login' | 'account'): Next {
    if (!(error instanceof FlowError)) throw error
    log.warn({ err: error.cause, failure: error.failure }, 'sign-in at the provider')
    return { to, failure: error.failure }
  }

  /** For whom the way out is: `undefined` when the link that was followed is no longer good. */
  async function begunBy(link: string | null): Promise<string | null | undefined> {
    if (link === null) return null
    const flow = await transactor.transact((tx) => userIdentityRepo(tx).takeByState(storedToken(link), now()))
    return flow?.user_id ?? undefined
  }

  async function exchange(tx: Tx, actor: Actor | null, ticket: string, remember: boolean, client: ClientInfo) {
    const repo = userIdentityRepo(tx)
    const found = await repo.exchange(storedToken(ticket), now())
    if (!found || !provider) throw refusals.ticket()
    if (found.user_id !== null) {
      // The browser may belong to somebody else by now, or whoever began sent somebody else to the provider.
      if (actor?.userId !== found.user_id) throw refusals.anotherSession()
      await linkTo(tx, found.user_id, provider, found)
      const after = { issuer: provider.issuer, name: found.name }
      const subject = { type: 'user', id: found.user_id }
      await audits.record(tx, { actor, action: 'user.identityLinked', subject, after })
      await notices.tell(tx, found.user_id, identityNotice('identityLinked', provider.name))
      return { outcome: 'linked' as const }
    }
    const owner = await repo.use(provider.issuer, found.subject ?? '', now())
    if (owner) {
      const entry = await challenges.enter(tx, owner.user_id, client, { proof: 'identity', remember })
      return { outcome: 'signed-in' as const, entry }
    }
    const linkTicket = randomToken()
    await repo.offerLink(found.id, storedToken(linkTicket), later(LINK_LIFE))
    return { outcome: 'unlinked' as const, linkTicket, name: found.name ?? '' }
  }

  async function finished({ browser, came }: { browser: string; came: URL }): Promise<Next> {
    const state = came.searchParams.get('state') ?? ''
    if (!provider) return { to: 'login', failure: 'failed' }
    if (!isFor(state, browser)) return { to: 'login', failure: 'foreign' }
    const flow = await transactor.transact((tx) => userIdentityRepo(tx).takeByState(storedToken(state), now()))
    if (!flow) return { to: 'login', failure: 'expired' }
    const to = flow.user_id === null ? 'login' : 'account'
    try {
      const secrets = { codeVerifier: flow.code_verifier, nonce: flow.nonce, state }
      const who = await provider.identify(came, secrets)
      const ticket = tokenFor(browser)
      const hashes = { state_hash: storedToken(randomToken()), ticket_hash: storedToken(ticket) }
      await transactor.transact((tx) =>
        userIdentityRepo(tx).finish({ ...hashes, ...who, user_id: flow.user_id, expires_at: later(TICKET_LIFE) }),
      )
      return { to, ticket }
    } catch (error) {
      return failed(error, to)
    }
  }

  return {
    /** Begins a sign-in in `browser`, or with `link` the linking somebody ordered. Answers where the browser goes. */
    async start(client: { browser: string; address: string; redirectUri: string; link: string | null }): Promise<Next> {
      const { browser, address, redirectUri, link } = client
      const page = link === null ? 'login' : 'account'
      if (!provider) return { to: page, failure: 'failed' }
      if ((await throttle.consume(`oidc:address:${networkOf(address)}`, STARTS_PER_ADDRESS)) !== 'ok')
        return { to: page, failure: 'unavailable' }
      try {
        const state = tokenFor(browser)
        const secrets = await provider.secrets()
        // Asked first: where the provider is down nothing is used up.
        const address = await provider.address({ ...secrets, state, redirectUri })
        const userId = await begunBy(link)
        if (userId === undefined) return { to: page, failure: 'expired' }
        await transactor.transact(async (tx) => {
          const repo = userIdentityRepo(tx)
          await repo.forgetFlows(now())
          await repo.begin({
            state_hash: storedToken(state),
            code_verifier: secrets.codeVerifier,
            nonce: secrets.nonce,
            user_id: userId,
            expires_at: later(FLOW_LIFE),
          })
        })
        return { to: 'provider', address: address.href }
      } catch (error) {
        return failed(error, page)
      }
    },

    /** The browser is back from the provider at the address `came`, which works once. Answers where it goes. */
    async finish(client: { browser: string; address: string; came: URL }): Promise<Next> {
      const next = await finished(client)
      if (next.to === 'login' && 'failure' in next && NOTED.has(next.failure)) await noteFailure(null, client.address)
      return next
    },

    /**
     * Exchanges a ticket once, in the browser it was made for: a session (A0201 for a disabled account), a link with
     * the account that ordered it, or the news that nobody here is linked with it. A0240 with `data.challenge` where a
     * second factor is owed, A0400 otherwise.
     */
    async exchange(
      actor: Actor | null,
      { ticket, rememberMe }: z.output<typeof oidcSession.body>,
      client: ClientInfo & { browser: string },
    ): Promise<Exchanged> {
      try {
        if (bound && !isFor(ticket, client.browser)) throw refusals.ticket()
        const exchanged = await transactor.transact((tx) => exchange(tx, actor, ticket, rememberMe, client))
        if (exchanged.outcome !== 'signed-in') return exchanged
        return { outcome: 'signed-in', ...sessionOf(exchanged.entry) }
      } catch (error) {
        if (actor === null && error instanceof Fault && error.code === 'A0400') await noteFailure(null, client.address)
        throw error
      }
    },

    /** Other sign-ins of the actor, and the provider that could be linked. */
    async list(actor: Actor): Promise<{ list: Identity[]; provider: string | null }> {
      const rows = await userIdentityRepo(transactor.read).ofUser(actor.userId)
      return { list: rows.map((row) => identityView(row, provider)), provider: provider?.name ?? null }
    },

    /** Orders linking by whoever proves who they are: answers the address to go to, good once and for ten minutes. */
    async orderLink(actor: Actor, proof: PersonProof, address: string): Promise<{ url: string }> {
      if (!provider) throw refusals.notSetUp()
      await factors.assertPerson(actor, proof, address)
      const link = randomToken()
      const flow = { state_hash: storedToken(link), code_verifier: '', nonce: '' }
      await transactor.transact((tx) =>
        userIdentityRepo(tx).begin({ ...flow, user_id: actor.userId, expires_at: later(FLOW_LIFE) }),
      )
      return { url: `${START_PATH}?link=${link}` }
    },

    /** Unlinks one of the actor's sign-ins, but never the last way in. A0404 when it is not theirs. */
    unlink: (actor: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const repo = userIdentityRepo(tx)
        const account = await repo.waysIn(actor.userId)
        const identities = await repo.ofUser(actor.userId)
        if (!identities.some((identity) => identity.id === id)) throw fault('A0404')
        mayUnlink(account, identities.length)
        const before = await repo.unlink(actor.userId, id)
        const subject = { type: 'user', id: actor.userId }
        await audits.record(tx, { actor, action: 'user.identityUnlinked', subject, before })
        const name = provider?.name ?? before?.issuer ?? ''
        await notices.tell(tx, actor.userId, identityNotice('identityUnlinked', name))
        return null
      }),
  }
}
export type Identities = ReturnType<typeof createIdentities>
