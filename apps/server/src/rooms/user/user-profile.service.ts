import type { Language } from '@portal/contract/kit'
import type { Profile } from '@portal/contract/user-profile'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { type AuditChange, audits } from '../audit/index.ts'
import type { Portraits } from '../file/index.ts'
import type { Unlocking } from './user-unlock.service.ts'
import type { Users } from './user.service.ts'
import { profileRefusals, WRONG_OLD_PASSWORD } from './user-profile.policy.ts'
import { type ProfileColumns, userProfileRepo } from './user-profile.repo.ts'
import { profileView } from './user-profile.view.ts'
import type { AccountNotices } from './user-account-notice.service.ts'

/** What `profileSave` takes; what is left out stays. */
export interface ProfileChange {
  nickname?: string | undefined
  gender?: number | undefined
  avatar?: string | null | undefined
}

/** One's own account as one sees and changes it: name, picture, password. */
export function createProfiles(deps: {
  notices: AccountNotices
  transactor: Transactor
  users: Pick<Users, 'setPassword'>
  unlocking: Unlocking
  portraits: Portraits
}) {
  const { transactor, users, unlocking, portraits, notices } = deps

  const record = <Before, After>(
    tx: Tx,
    actor: Actor,
    action: string,
    change: AuditChange<Before, After> = {},
  ): Promise<void> =>
    audits.record<unknown, unknown>(tx, { actor, action, subject: { type: 'user', id: actor.userId }, ...change })

  return {
    async profile(actor: Actor, language: Language): Promise<Profile> {
      const row = await userProfileRepo(transactor.read).profile(actor.userId)
      if (!row) throw fault('A0404')
      return profileView(row, language)
    },

    /** Changes what is given. A picture that is not the one in use → A0404; '' takes it away. */
    save: (actor: Actor, { nickname, gender, avatar }: ProfileChange): Promise<null> =>
      transactor.transact(async (tx) => {
        const repo = userProfileRepo(tx)
        const before = await repo.lock(actor.userId)
        if (!before) throw fault('A0404')
        if (avatar && avatar !== before.avatar) throw profileRefusals.avatar()
        const change: ProfileColumns = {
          ...(nickname === undefined ? {} : { nickname: nickname.trim() }),
          ...(gender === undefined ? {} : { gender }),
          ...(avatar === '' ? { avatar: null } : {}),
        }
        if (avatar === '') await portraits.remove(tx, actor.userId)
        await repo.change(actor.userId, change, now())
        const old: ProfileColumns = Object.fromEntries(
          Object.keys(change).map((key) => [key, before[key as keyof typeof before]]),
        )
        await record(tx, actor, 'user.profileSaved', { before: old, after: change })
        return null
      }),

    /** Uses an uploaded picture at once; its field `crop` ("left,top,width,height" in fractions) names the part. */
    async usePicture(actor: Actor, upload: Upload): Promise<{ avatar: string; fileId: string }> {
      const { fileId, address } = await portraits.replace(actor.userId, upload, async (tx, portrait) => {
        const repo = userProfileRepo(tx)
        const before = await repo.lock(actor.userId)
        if (!before) throw fault('A0404')
        await repo.change(actor.userId, { avatar: portrait.address }, now())
        await record(tx, actor, 'user.profileSaved', {
          before: { avatar: before.avatar },
          after: { avatar: portrait.address },
        })
      })
      return { avatar: address, fileId }
    },

    /** Sets a new password by the old one (A0210 when it is wrong); every other session of the account ends. */
    async changePassword(actor: Actor, passwords: { old: string; new: string }, address: string): Promise<null> {
      await unlocking.assertPassword(actor, passwords.old, address, WRONG_OLD_PASSWORD)
      if (passwords.new === passwords.old) throw profileRefusals.samePassword()
      return transactor.transact(async (tx) => {
        await users.setPassword(tx, actor.userId, passwords.new, {
          keepSession: actor.sessionId,
          field: 'newPassword',
        })
        await record(tx, actor, 'user.passwordChanged')
        await notices.tell(tx, actor.userId, { kind: 'account.passwordChanged' })
        return null
      })
    },
  }
}
