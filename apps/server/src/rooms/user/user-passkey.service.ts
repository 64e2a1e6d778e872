import type { passkeyAdd, passkeyBegin, passkeyLogin } from '@portal/contract/user-passkey'
import type { Language } from '@portal/contract/kit'
import type { Passkey } from '@portal/contract/user-passkey'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { Fault, fault } from '../../platform/errors.ts'
import { audits } from '../audit/index.ts'
import { randomToken, storedToken } from './identity-ticket.ts'
import type { LinkIdentity } from './user-admission.service.ts'
import type { Challenges } from './user-factor-challenge.service.ts'
import type { TellFactorNews } from './user-factor-notice.service.ts'
import { PLATFORM_NAME } from './user-factor.policy.ts'
import type { Factors, PersonProof } from './user-factor.service.ts'
import {
  ALGORITHMS,
  CHALLENGE_LIFE,
  CHALLENGES_PER_NETWORK,
  MOST_PASSKEYS,
  passkeyRefusals,
} from './user-passkey.policy.ts'
import { userPasskeyRepo } from './user-passkey.repo.ts'
import { passkeyView } from './user-passkey.view.ts'
import type { ClientInfo } from './user-session-opening.service.ts'
import type { NoteFailure } from './user-sign-in-failure.service.ts'
import { permissionChanged } from './user.events.ts'
import type { Users } from './user.service.ts'

/** Where the page that asks stands, as browsers see it: `https://host`. */
interface Site {
  origin: string
}

const rpIdOf = ({ origin }: Site): string => new URL(origin).hostname
const base64url = (text: string): string => Buffer.from(text).toString('base64url')

/** Passkeys: added, removed, and signing in by them. */
export function createPasskeys(deps: {
  transactor: Transactor
  throttle: Throttle
  factors: Factors
  challenges: Challenges
  tell: TellFactorNews
  linkIdentity: LinkIdentity
  noteFailure: NoteFailure
  users: Pick<Users, 'endSessions'>
}) {
  const { transactor, throttle, factors, challenges, tell, linkIdentity, noteFailure, users } = deps

  async function newChallenge(tx: Tx, userId: string | null): Promise<string> {
    const challenge = base64url(randomToken())
    const expires_at = new Date(now().getTime() + CHALLENGE_LIFE)
    await userPasskeyRepo(tx).addChallenge(
      { challenge_hash: storedToken(challenge), user_id: userId, expires_at },
      now(),
    )
    return challenge
  }

  /** Uses the challenge up that something was signed for; whether it was made for this user (null: for signing in). */
  const isOurs = (userId: string | null) => (challenge: string) =>
    transactor.transact(async (tx) => {
      const taken = await userPasskeyRepo(tx).takeChallenge(storedToken(challenge), userId, now())
      return taken !== undefined
    })

  async function verifiedNew(actor: Actor, credential: z.output<typeof passkeyAdd.body>['credential'], site: Site) {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: credential,
        expectedChallenge: isOurs(actor.userId),
        expectedOrigin: site.origin,
        expectedRPID: rpIdOf(site),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (verified) return registrationInfo.credential
    } catch (error) {
      throw passkeyRefusals.notMade(error)
    }
    throw passkeyRefusals.notMade()
  }

  async function verifiedUse(credential: z.output<typeof passkeyLogin.body>['credential'], site: Site) {
    const passkey = await userPasskeyRepo(transactor.read).byCredential(credential.id)
    if (!passkey) throw passkeyRefusals.notAccepted()
    const { userHandle, ...response } = credential.response
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
        expectedChallenge: isOurs(null),
        expectedOrigin: site.origin,
        expectedRPID: rpIdOf(site),
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: Number(passkey.counter),
        },
      })
      if (verified) return { passkey, counter: authenticationInfo.newCounter }
    } catch (error) {
      throw passkeyRefusals.notAccepted(error)
    }
    throw passkeyRefusals.notAccepted()
  }

  async function opened(given: z.output<typeof passkeyLogin.body>, client: ClientInfo & Site): Promise<string> {
    const { passkey, counter } = await verifiedUse(given.credential, client)
    return transactor.transact(async (tx) => {
      const how = { proof: 'passkey', remember: given.rememberMe } as const
      const accessToken = await challenges.open(tx, passkey.user_id, client, how)
      const used = await userPasskeyRepo(tx).use(passkey.id, { before: passkey.counter, counter }, now())
      if (!used) throw passkeyRefusals.notAccepted()
      if (given.linkTicket !== undefined) await linkIdentity(tx, passkey.user_id, given.linkTicket)
      return accessToken
    })
  }

  return {
    async list(actor: Actor): Promise<Passkey[]> {
      return (await userPasskeyRepo(transactor.read).ofUser(actor.userId)).map(passkeyView)
    },

    /** What the browser makes a passkey of. A0400 for one too many. */
    async begin(
      actor: Actor,
      proof: PersonProof,
      caller: { address: string; language: Language } & Site,
    ): Promise<z.input<typeof passkeyBegin.data>> {
      await factors.assertPerson(actor, proof, caller.address)
      const present = await userPasskeyRepo(transactor.read).ofUser(actor.userId)
      if (present.length >= MOST_PASSKEYS) throw passkeyRefusals.tooMany()
      return {
        challenge: await transactor.transact((tx) => newChallenge(tx, actor.userId)),
        rp: { id: rpIdOf(caller), name: PLATFORM_NAME[caller.language] },
        // The id of the account tells nobody anything: it comes back with each use.
        user: { id: base64url(actor.userId), name: actor.username, displayName: actor.nickname },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: present.map(({ credential_id }) => ({ type: 'public-key', id: credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }
    },

    /** Adds what the browser made; with the first second factor of the account recovery codes are answered, once. */
    async add(
      actor: Actor,
      { name, credential }: z.output<typeof passkeyAdd.body>,
      site: Site,
    ): Promise<{ recoveryCodes: string[] | null }> {
      const { id, publicKey, counter } = await verifiedNew(actor, credential, site)
      return transactor.transact(async (tx) => {
        await factors.accountHeld(tx, actor.userId)
        const passkey = { user_id: actor.userId, credential_id: id, public_key: Buffer.from(publicKey), counter }
        if (!(await userPasskeyRepo(tx).add({ ...passkey, name: name.trim() }))) throw passkeyRefusals.taken()
        const subject = { type: 'user', id: actor.userId }
        await audits.record(tx, { actor, action: 'user.passkeyAdded', subject, after: { name: name.trim() } })
        await tell(tx, actor.userId, 'passkeyAdded')
        await publish(tx, permissionChanged, { userIds: [actor.userId] })
        return { recoveryCodes: await factors.firstRecoveryCodes(tx, actor.userId) }
      })
    },

    /**
     * Removes one; sessions elsewhere end, since what was lost may hold one. A0404 when it is not the actor's, A0400 for
     * the last second factor where the platform requires one.
     */
    async remove(actor: Actor, id: string, proof: PersonProof, address: string): Promise<null> {
      await factors.assertPerson(actor, proof, address)
      return transactor.transact(async (tx) => {
        await factors.accountHeld(tx, actor.userId)
        const removed = await userPasskeyRepo(tx).remove(actor.userId, id)
        if (!removed) throw passkeyRefusals.gone()
        await factors.tidy(tx, actor)
        await users.endSessions(tx, { userId: actor.userId, except: actor.sessionId })
        const subject = { type: 'user', id: actor.userId }
        await audits.record(tx, { actor, action: 'user.passkeyRemoved', subject, before: { name: removed.name } })
        await tell(tx, actor.userId, 'passkeyRemoved')
        await publish(tx, permissionChanged, { userIds: [actor.userId] })
        return null
      })
    },

    /** What a passkey signs to sign in. A0501 after too many from one network. */
    async challenge(caller: { address: string } & Site) {
      const consumed = await throttle.consume(`passkey:address:${networkOf(caller.address)}`, CHALLENGES_PER_NETWORK)
      if (consumed !== 'ok') throw fault('A0501', undefined, consumed)
      const challenge = await transactor.transact((tx) => newChallenge(tx, null))
      return { challenge, rpId: rpIdOf(caller), userVerification: 'required' as const }
    },

    /** Passes with a passkey of the actor's own; A0210 for any other. */
    async assertOwn(
      actor: Actor,
      credential: z.output<typeof passkeyLogin.body>['credential'],
      site: Site,
    ): Promise<void> {
      const { passkey, counter } = await verifiedUse(credential, site)
      if (passkey.user_id !== actor.userId) throw passkeyRefusals.notAccepted()
      await transactor.transact(async (tx) => {
        const used = await userPasskeyRepo(tx).use(passkey.id, { before: passkey.counter, counter }, now())
        if (!used) throw passkeyRefusals.notAccepted()
      })
    },

    /** Signs in. A0210 for whatever was not signed by a passkey that is known here, A0201 for an account that must not be used. */
    async signIn(
      given: z.output<typeof passkeyLogin.body>,
      client: ClientInfo & Site,
    ): Promise<{ accessToken: string }> {
      try {
        return { accessToken: await opened(given, client) }
      } catch (error) {
        if (error instanceof Fault && error.code === 'A0210') {
          const known = await userPasskeyRepo(transactor.read).byCredential(given.credential.id)
          await noteFailure(known?.user_id ?? null, client.address)
        }
        throw error
      }
    },
  }
}
export type Passkeys = ReturnType<typeof createPasskeys>
