import type { CodeSent, Credentials, smsCode, smsLogin } from '@portal/contract/user'
import type { z } from 'zod'
import { Fault, fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { unknownMobile } from './user-admission.policy.ts'
import { countAttempt, forgetAttempts, isCaptchaNext, keepPace } from './user-attempt.service.ts'
import type { CaptchaAnswer, Captchas } from './user-captcha.service.ts'
import type { Codes } from './user-code.service.ts'
import { isKnownNetwork } from './user-device.service.ts'
import { type Challenges, sessionOf } from './user-factor-challenge.service.ts'
import { passwordHolds } from './user-password.service.ts'
import type { NoteFailure } from './user-sign-in-failure.service.ts'
import { type Proof, signInLog } from './user-sign-in-log.service.ts'
import type { ClientInfo } from './user-session-opening.service.ts'
import type { Users } from './user.service.ts'

type Token = { accessToken: string }

/** Links the other sign-in behind a ticket with an account, in the transaction that opens its session. */
export type LinkIdentity = (tx: Tx, userId: string, ticket: string) => Promise<void>

/** Signing in by password and by SMS code. */
export function createAdmissions(deps: {
  transactor: Transactor
  throttle: Throttle
  users: Users
  codes: Codes
  captchas: Captchas
  challenges: Challenges
  /** The captcha is asked for from the first sign-in on. */
  captchaAlways: boolean
  linkIdentity: LinkIdentity
  noteFailure: NoteFailure
}) {
  const { transactor, throttle, users, codes, captchas, challenges, linkIdentity, noteFailure } = deps

  /** A missing or wrong captcha is no guess at the password: the attempt is taken back. */
  async function passCaptcha(given: CaptchaAnswer, takeBack: () => Promise<void>): Promise<void> {
    try {
      await captchas.check(given)
    } catch (error) {
      await takeBack()
      throw error
    }
  }

  /** The refusal tells whether the next try needs the captcha. */
  async function failed(username: string, address: string) {
    const captchaNext = deps.captchaAlways || (await isCaptchaNext(throttle, username, address))
    return fault('A0210', undefined, captchaNext ? { captchaRequired: true } : null)
  }

  interface Begun {
    proof: Proof
    remember: boolean
    proven?: string | null
    ticket?: string
  }
  /** Where a second factor is owed, the ticket comes again with it. */
  async function begin(userId: string, client: ClientInfo, { ticket, ...how }: Begun): Promise<Token> {
    const entry = await transactor.transact(async (tx) => {
      const entered = await challenges.enter(tx, userId, client, how)
      if (ticket !== undefined && 'accessToken' in entered) await linkIdentity(tx, userId, ticket)
      return entered
    })
    return sessionOf(entry)
  }

  return {
    /**
     * Signs in and answers an opaque token, or A0240 with `data.challenge` where a second factor is owed. A0210 for an unknown name and a wrong password alike, A0201 for a right
     * password that must not be used, A0240 and A0242 about the captcha once it is asked for, A0501 after too many
     * failures from one network, or too soon after the guess before where many networks guess at one account.
     */
    async signIn(given: z.output<typeof Credentials>, client: ClientInfo): Promise<Token> {
      const { username, password, rememberMe: remember, linkTicket: ticket } = given
      const attempt = await countAttempt(throttle, username, client.address)
      const { captchaDue, takeBack } = attempt
      if (deps.captchaAlways || captchaDue) await passCaptcha(given, takeBack)
      const account = await users.accountByUsername(transactor.read, username)
      if (attempt.pace > 0) {
        const known = account && (await isKnownNetwork(transactor.read, account.id, client.address))
        if (!known) await keepPace(throttle, username, attempt)
      }
      const holds = await passwordHolds(account?.password_hash, password)
      if (!account || !holds) {
        await transactor.transact((tx) => signInLog.failed(tx, account?.id ?? null, client.address))
        throw await failed(username, client.address)
      }
      await takeBack()
      await forgetAttempts(throttle, username)
      return begin(account.id, client, {
        proof: 'password',
        remember,
        proven: account.password_hash,
        ...(ticket && { ticket }),
      })
    },

    /**
     * Sends a code to a mobile; the one to bind it only to whoever is signed in (A0230). A0240 and A0242 about the captcha
     * of who asks again and again, A0501 when too often.
     */
    sendCode(
      actor: Actor | null,
      { mobile, scene, ...captcha }: z.output<typeof smsCode.query>,
      { address, language }: ClientInfo,
    ): Promise<CodeSent> {
      if (scene === 'bind' && actor === null) throw fault('A0230')
      const order = { scene, target: mobile, channel: 'sms', address, language } as const
      return codes.send(actor === null ? { ...order, captcha: () => captchas.check(captcha) } : order)
    },

    /**
     * Signs in by the code sent to a mobile. A0240 and A0242 about the code, A0240 with `data.challenge` where a second
     * factor is owed, A0210 when no account has the mobile, A0201.
     */
    async signInByCode(given: z.output<typeof smsLogin.body>, client: ClientInfo): Promise<Token> {
      try {
        await codes.redeem('login', given.mobile, given.code)
      } catch (error) {
        if (error instanceof Fault) {
          const owner = await users.accountByMobile(transactor.read, given.mobile)
          await noteFailure(owner?.id ?? null, client.address)
        }
        throw error
      }
      const account = await users.accountByMobile(transactor.read, given.mobile)
      if (!account) throw unknownMobile()
      const { rememberMe: remember, linkTicket: ticket } = given
      return begin(account.id, client, { proof: 'code', remember, ...(ticket && { ticket }) })
    },
  }
}
export type Admissions = ReturnType<typeof createAdmissions>
