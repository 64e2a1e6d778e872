import type { Language } from '@portal/contract/kit'
import type { CodeSent } from '@portal/contract/user'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Codes } from './user-code.service.ts'
import { sendNotice } from './user-notice.service.ts'
import { taken } from './user.policy.ts'
import { changedNotice, JUST_SIGNED_IN, passwordWanted } from './user-profile.policy.ts'
import { userProfileRepo } from './user-profile.repo.ts'
import { masked } from './user-profile.view.ts'
import type { AccountNotices } from './user-account-notice.service.ts'
import type { Unlocking } from './user-unlock.service.ts'

/** What can be bound. */
export type Bindable = 'mobile' | 'email'

const channelOf = (kind: Bindable): 'sms' | 'mail' => (kind === 'mobile' ? 'sms' : 'mail')

/** A unique index spoke: somebody else was faster. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

/** What the log holds of an old or a new one. */
const told = (kind: Bindable, value: string): Partial<Record<Bindable, string>> => ({ [kind]: masked(value) })

/** Mobile and e-mail of one's own account, bound by a code sent to them. */
export function createBindings(deps: {
  notices: AccountNotices
  transactor: Transactor
  codes: Codes
  outbox: Outbox
  unlocking: Unlocking
}) {
  const { transactor, codes, outbox, notices, unlocking } = deps

  /** Refuses a mobile or an address of somebody who found a session open. */
  async function assertPerson(
    actor: Actor,
    kind: Bindable,
    { target, password }: { target: string; password?: string | undefined },
    address: string,
  ) {
    if (password !== undefined) return unlocking.assertPassword(actor, password, address)
    const standing = await userProfileRepo(transactor.read).standing(actor)
    if (!standing) throw fault('A0404')
    const bound = standing[`${kind}_proven`] ? standing[kind] : ''
    const lately = now().getTime() - standing.signed_in_at.getTime() < JUST_SIGNED_IN
    if (bound !== target && !(bound === '' && lately)) throw passwordWanted()
    return null
  }

  async function store(tx: Tx, actor: Actor, kind: Bindable, target: string, language: Language): Promise<void> {
    const repo = userProfileRepo(tx)
    const row = await repo.lock(actor.userId)
    if (!row) throw fault('A0404')
    const before = row[`${kind}_proven`] ? row[kind] : ''
    if (before === target) return
    if (await repo.takenByAnother(actor.userId, kind, target)) throw taken[kind]()
    await repo.change(actor.userId, { [kind]: target, [`${kind}_proven`]: true }, now())
    // The old one hears of it: if it was a thief, that is the last word the owner gets there.
    const old = { channel: channelOf(kind), recipient: before, language }
    await sendNotice(tx, outbox, old, changedNotice(kind, masked(target)))
    const what = kind === 'mobile' ? 'mobileChanged' : 'emailChanged'
    await notices.tell(tx, actor.userId, {
      kind: `account.${what}`,
      params: { [kind]: masked(target) },
      link: '/personalCenter/accountInfo?tab=security',
    })
    await audits.record(tx, {
      actor,
      action: `user.${what}`,
      subject: { type: 'user', id: actor.userId },
      before: told(kind, before),
      after: told(kind, target),
    })
  }

  return {
    /** Sends a code to what is to be bound. Whether another account has it is not said before the code proves whose it is. */
    sendCode: (kind: Bindable, target: string, caller: { address: string; language: Language }): Promise<CodeSent> =>
      codes.send({ scene: 'bind', target, channel: channelOf(kind), ...caller }),

    /**
     * Binds it. A0240 and A0242 say what is wrong with the code, A0210 that the password is wrong, A0400 that it is
     * missing, or that another account has what is to be bound.
     */
    async bind(
      actor: Actor,
      kind: Bindable,
      proof: { target: string; code: string; password?: string | undefined },
      { address, language }: { address: string; language: Language },
    ): Promise<null> {
      await assertPerson(actor, kind, proof, address)
      const proven = await codes.prove('bind', proof.target, proof.code)
      try {
        await transactor.transact(async (tx) => {
          await store(tx, actor, kind, proof.target, language)
          await proven.spend(tx)
        })
      } catch (error) {
        throw isTaken(error) ? taken[kind]() : error
      }
      return null
    },
  }
}
