import type { FactorAnswer } from '@portal/contract/user-factor'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { Fault } from '../../platform/errors.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { randomToken, storedToken } from './identity-ticket.ts'
import type { AccountNotices } from './user-account-notice.service.ts'
import type { LinkIdentity } from './user-admission.service.ts'
import { isNewNetwork, newNetworkNotice } from './user-device.service.ts'
import { type FactorChecks, isRight } from './user-factor-check.service.ts'
import type { TellFactorNews } from './user-factor-notice.service.ts'
import { CHALLENGE_LIFE, factorRefusals } from './user-factor.policy.ts'
import { userFactorRepo } from './user-factor.repo.ts'
import type { ClientInfo } from './user-session-opening.service.ts'
import { Proof, signInLog } from './user-sign-in-log.service.ts'
import type { Users } from './user.service.ts'

/** What came of a proven first factor: a session, or where the account has a second factor the challenge for it. */
type Entry = { accessToken: string } | { challenge: string }

/** The session of an entry; the refusal A0240 with `data.challenge` where a code is owed. Outside the transaction, which is to stay. */
export function sessionOf(entry: Entry): { accessToken: string } {
  if ('challenge' in entry) throw factorRefusals.challenge(entry.challenge)
  return entry
}

/** The step between the first factor and the session. */
export function createChallenges(deps: {
  transactor: Transactor
  users: Users
  checks: FactorChecks
  tell: TellFactorNews
  linkIdentity: LinkIdentity
  notices: AccountNotices
}) {
  const { transactor, users, checks, tell, linkIdentity, notices } = deps

  async function open(
    tx: Tx,
    userId: string,
    client: ClientInfo,
    how: { proof: Proof; remember: boolean; proven?: string | null },
  ): Promise<string> {
    const { proof, ...session } = how
    // Asked before there is this session, which makes the network a known one.
    const isNew = await isNewNetwork(tx, userId, client.address)
    const accessToken = await users.openSession(tx, userId, client, session)
    await signInLog.succeeded(tx, await users.actor(tx, userId), proof, client.address)
    if (isNew) await notices.tell(tx, userId, newNetworkNotice(client))
    return accessToken
  }

  return {
    /** Opens the session of somebody who owes nothing more, and writes it down. */
    open,

    /**
     * Lets in whoever proved the first factor, or asks for the second. `proven`: the password hash that was compared.
     * A0201 for an account that must not be used.
     */
    async enter(
      tx: Tx,
      userId: string,
      client: ClientInfo,
      how: { proof: Proof; remember: boolean; proven?: string | null },
    ): Promise<Entry> {
      if (!(await userFactorRepo(tx).isAsked(userId))) return { accessToken: await open(tx, userId, client, how) }
      await users.assertEntering(tx, userId, how.proven)
      const challenge = randomToken()
      const expires_at = new Date(now().getTime() + CHALLENGE_LIFE)
      const row = { token_hash: storedToken(challenge), user_id: userId, proof: how.proof, expires_at }
      await userFactorRepo(tx).addChallenge(row, now())
      return { challenge }
    },

    /**
     * Opens the session by the second factor. A0240 for a wrong code, which may be tried again with the same challenge,
     * A0242 for a challenge that is used or too old, A0501 after too many codes.
     */
    async answer(given: z.output<typeof FactorAnswer>, client: ClientInfo): Promise<{ accessToken: string }> {
      const { challenge, factorCode, rememberMe: remember, linkTicket } = given
      const tokenHash = storedToken(challenge)
      const owed = await userFactorRepo(transactor.read).challenge(tokenHash, now())
      if (!owed) throw factorRefusals.gone()
      const { user_id: userId } = owed
      const takeBack = await checks.countTry(userId, client.address)
      let isUsedAgain = false
      const opened = transactor.transact(async (tx) => {
        // First the account, as every change of it does: two that lock in another order would wait for each other.
        const accessToken = await open(tx, userId, client, { proof: Proof.parse(owed.proof), remember })
        if (!(await userFactorRepo(tx).takeChallenge(tokenHash))) throw factorRefusals.gone()
        const spent = await checks.spend(tx, userId, factorCode)
        isUsedAgain = spent === 'again'
        if (!isRight(spent)) throw factorRefusals.wrong(challenge)
        if (spent === 'recovery') await tell(tx, userId, 'recovered')
        if (linkTicket !== undefined) await linkIdentity(tx, userId, linkTicket)
        return { accessToken }
      })
      const session = await opened.catch(async (error: unknown) => {
        if (error instanceof Fault && error.code === 'A0240') {
          await transactor.transact(async (tx) => {
            await signInLog.failed(tx, userId, client.address)
            if (isUsedAgain) await tell(tx, userId, 'usedAgain')
          })
        }
        throw error
      })
      await takeBack()
      return session
    },
  }
}
export type Challenges = ReturnType<typeof createChallenges>
