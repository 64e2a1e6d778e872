import type { Language } from '@portal/contract/kit'
import type { FactorState } from '@portal/contract/user-factor'
import { decrypted, encrypted } from '../../platform/cipher.ts'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { newRecoveryCodes, readable, storedRecoveryCode } from './recovery-code.ts'
import { appAddress, newSecret, stepOf } from './totp.ts'
import { type FactorChecks, isRight, secretOfUser } from './user-factor-check.service.ts'
import type { TellFactorNews } from './user-factor-notice.service.ts'
import { BEGUN_LIFE, factorRefusals, PLATFORM_NAME } from './user-factor.policy.ts'
import { userFactorRepo } from './user-factor.repo.ts'
import { userPasskeyRepo } from './user-passkey.repo.ts'
import { JUST_SIGNED_IN } from './user-profile.policy.ts'
import { userProfileRepo } from './user-profile.repo.ts'
import { userUnlockRepo } from './user-unlock.repo.ts'
import type { Unlocking } from './user-unlock.service.ts'
import { permissionChanged } from './user.events.ts'
import type { Users } from './user.service.ts'
import { owesFactor } from './user.policy.ts'
import { userRepo } from './user.repo.ts'

/** That it is the person who asks. */
export interface PersonProof {
  password?: string | undefined
  factorCode?: string | undefined
}

/** One's own second factor: set up, renewed, removed. `key`: 32 bytes of the installation. */
export function createFactors(deps: {
  transactor: Transactor
  checks: FactorChecks
  tell: TellFactorNews
  unlocking: Unlocking
  users: Pick<Users, 'endSessions'>
  key: Buffer
  staffFactorRequired: boolean
}) {
  const { transactor, checks, tell, unlocking, users, key } = deps

  /** Refuses somebody who found a session open: A0210, A0240, or A0400 when nothing was given. */
  async function assertPerson(actor: Actor, { password, factorCode }: PersonProof, address: string): Promise<void> {
    if (factorCode !== undefined) return spendCode(actor.userId, factorCode, address)
    if (password !== undefined) return void (await unlocking.assertPassword(actor, password, address))
    const tx = transactor.read
    const hasPassword = (await userUnlockRepo(tx).passwordHash(actor.userId)) !== null
    const standing = await userProfileRepo(tx).standing(actor)
    const lately = standing !== undefined && now().getTime() - standing.signed_in_at.getTime() < JUST_SIGNED_IN
    if (hasPassword || !lately || (await userFactorRepo(tx).isAsked(actor.userId))) throw factorRefusals.proof()
  }

  async function spendCode(userId: string, code: string, address: string): Promise<void> {
    const takeBack = await checks.countTry(userId, address)
    const found = await transactor.transact(async (tx) => {
      await accountHeld(tx, userId)
      const spent = await checks.spend(tx, userId, code)
      if (spent === 'recovery') await tell(tx, userId, 'recovered')
      if (spent === 'again') await tell(tx, userId, 'usedAgain')
      return spent
    })
    if (!isRight(found)) throw factorRefusals.wrongCode()
    await takeBack()
  }

  /** First the account, as every change of it does: two that lock in another order would wait for each other. */
  async function accountHeld(tx: Tx, userId: string) {
    const account = await userRepo(tx).accountLocked(userId)
    if (account?.state !== 'active') throw fault('A0404')
    return account
  }

  async function writeRecoveryCodes(tx: Tx, userId: string): Promise<{ recoveryCodes: string[] }> {
    const codes = newRecoveryCodes()
    const hashes = codes.map((code) => storedRecoveryCode(key, userId, code))
    await userFactorRepo(tx).setRecoveryCodes(userId, hashes)
    return { recoveryCodes: codes.map(readable) }
  }

  const record = (tx: Tx, actor: Actor, action: 'factorAdded' | 'factorRemoved' | 'recoveryCodesRenewed') =>
    audits.record(tx, { actor, action: `user.${action}`, subject: { type: 'user', id: actor.userId } })

  const isRequired = (actor: Actor, { demonstration }: { demonstration: boolean }): boolean =>
    owesFactor(actor, { demonstration, has_factor: false }, deps.staffFactorRequired)

  /** After something was taken away: recovery codes go with the last second factor, which stays where it is required. */
  async function tidy(tx: Tx, actor: Actor): Promise<void> {
    if (await userFactorRepo(tx).isAsked(actor.userId)) return
    if (isRequired(actor, await accountHeld(tx, actor.userId))) throw factorRefusals.required()
    await userFactorRepo(tx).removeRest(actor.userId)
  }

  return {
    assertPerson,
    accountHeld,
    tidy,

    /** Recovery codes for an account that has none yet; else null. */
    async firstRecoveryCodes(tx: Tx, userId: string): Promise<string[] | null> {
      if ((await userFactorRepo(tx).recoveryCodes(userId)).length > 0) return null
      return (await writeRecoveryCodes(tx, userId)).recoveryCodes
    },

    async state(actor: Actor): Promise<FactorState> {
      const tx = transactor.read
      const app = await userFactorRepo(tx).app(actor.userId)
      const codes = await userFactorRepo(tx).recoveryCodes(actor.userId)
      const account = await userRepo(tx).accountByUsername(actor.username)
      return {
        appSince: app?.confirmed_at?.toISOString() ?? null,
        recoveryCodesLeft: codes.filter(({ used_at }) => used_at === null).length,
        required: isRequired(actor, { demonstration: account?.demonstration ?? false }),
        hasPassword: typeof account?.password_hash === 'string',
        hasPasskey: (await userPasskeyRepo(tx).ofUser(actor.userId)).length > 0,
      }
    },

    /** Makes a secret that counts nothing before `confirm`. A0400 where an app is in use. */
    async begin(
      actor: Actor,
      proof: PersonProof,
      { address, language }: { address: string; language: Language },
    ): Promise<{ secret: string; address: string }> {
      await assertPerson(actor, proof, address)
      const secret = newSecret()
      const sealed = encrypted(secret, key, secretOfUser(actor.userId))
      const begun = await transactor.transact((tx) => userFactorRepo(tx).begin(actor.userId, sealed, now()))
      if (!begun) throw factorRefusals.inUse()
      return { secret, address: appAddress(secret, PLATFORM_NAME[language], actor.username) }
    },

    /** Takes the app into use by one of its codes and answers the recovery codes. A0240 for a wrong code, A0400 for none begun. */
    async confirm(actor: Actor, code: string, address: string): Promise<{ recoveryCodes: string[] }> {
      const { userId } = actor
      const takeBack = await checks.countTry(userId, address)
      const codes = await transactor.transact(async (tx) => {
        await accountHeld(tx, userId)
        const repo = userFactorRepo(tx)
        const app = await repo.app(userId)
        if (app?.confirmed_at) throw factorRefusals.inUse()
        if (!app || now().getTime() - app.created_at.getTime() > BEGUN_LIFE) throw factorRefusals.notBegun()
        const step = stepOf(decrypted(app.sealed_secret, key, secretOfUser(userId)), code, now())
        if (step === null) throw factorRefusals.wrongCode()
        if (!(await repo.confirm(userId, app.sealed_secret, step, now()))) throw factorRefusals.notBegun()
        await record(tx, actor, 'factorAdded')
        await tell(tx, userId, 'added')
        await publish(tx, permissionChanged, { userIds: [userId] })
        return writeRecoveryCodes(tx, userId)
      })
      await takeBack()
      return codes
    },

    /** Makes new recovery codes in the place of the former ones. A0404 without an app. */
    async renew(actor: Actor, proof: PersonProof, address: string): Promise<{ recoveryCodes: string[] }> {
      await assertPerson(actor, proof, address)
      return transactor.transact(async (tx) => {
        await accountHeld(tx, actor.userId)
        if (!(await userFactorRepo(tx).isAsked(actor.userId))) throw factorRefusals.none()
        await record(tx, actor, 'recoveryCodesRenewed')
        await tell(tx, actor.userId, 'renewed')
        return writeRecoveryCodes(tx, actor.userId)
      })
    },

    /**
     * Takes it out of use; harmless where there is none. Sessions elsewhere end, since what was lost may hold one. A0400
     * where the platform requires it.
     */
    async remove(actor: Actor, proof: PersonProof, address: string): Promise<null> {
      await assertPerson(actor, proof, address)
      return transactor.transact(async (tx) => {
        await accountHeld(tx, actor.userId)
        if (!(await userFactorRepo(tx).removeApp(actor.userId))) return null
        await tidy(tx, actor)
        await users.endSessions(tx, { userId: actor.userId, except: actor.sessionId })
        await record(tx, actor, 'factorRemoved')
        await tell(tx, actor.userId, 'removed')
        await publish(tx, permissionChanged, { userIds: [actor.userId] })
        return null
      })
    },
  }
}
export type Factors = ReturnType<typeof createFactors>
