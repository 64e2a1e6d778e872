import type { forget, register } from '@portal/contract/user'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { unknownMobile } from './user-admission.policy.ts'
import { forgetAttempts } from './user-attempt.service.ts'
import type { LinkIdentity } from './user-admission.service.ts'
import type { Agreements } from './user-agreement.service.ts'
import type { Codes } from './user-code.service.ts'
import type { ClientInfo } from './user-session-opening.service.ts'
import type { Users } from './user.service.ts'
import type { AccountNotices } from './user-account-notice.service.ts'

const closed = () =>
  fault('A0400', {
    'zh-cn': '平台暂未开放企业自行注册，请联系平台管理员开通账号',
    en: 'Registration is closed for now. Please ask the platform for an account',
  })

/** Registering an enterprise with its first user, and coming back in without the password. */
export function createRegistrations(deps: {
  notices: AccountNotices
  transactor: Transactor
  throttle: Throttle
  users: Users
  codes: Codes
  agreements: Agreements
  linkIdentity: LinkIdentity
  /** Whether newcomers may register by themselves; operators decide. */
  isOpen: () => Promise<boolean>
}) {
  const { transactor, throttle, users, codes, agreements, notices } = deps

  return {
    /**
     * Registers and signs in. In this order, so that nothing about accounts is said before the mobile is proven:
     * A0400 while operators keep registration closed, A0101 when the agreement changed meanwhile, A0240 and A0242 about the code, A0111 username taken, A0400 mobile
     * taken or a password that is easily guessed. The code stays good while another field is mended.
     */
    async register(given: z.output<typeof register.body>, client: ClientInfo): Promise<{ accessToken: string }> {
      if (!(await deps.isOpen())) throw closed()
      const version = agreements.agreedTo(given.agreement)
      const proven = await codes.prove('register', given.mobile, given.code)
      return transactor.transact(async (tx) => {
        await proven.spend(tx)
        const name = given.enterpriseName.trim()
        const organisationId = await users.createOrganisation(tx, name)
        const userId = await users.createAccount(tx, {
          username: given.username,
          password: given.password,
          nickname: given.username,
          roles: ['OWNER'],
          organisationId,
          demonstration: false,
          mobile: given.mobile,
          language: client.language,
        })
        await agreements.record(tx, userId, client)
        await notices.tell(tx, userId, { kind: 'welcome', link: '/entAuth' })
        await audits.record(tx, {
          actor: { userId, nickname: given.username, organisationId },
          action: 'user.registered',
          subject: { type: 'user', id: userId },
          after: { username: given.username, enterprise: name, agreement: version },
        })
        const accessToken = await users.openSession(tx, userId, client)
        if (given.linkTicket) await deps.linkIdentity(tx, userId, given.linkTicket)
        return { accessToken }
      })
    },

    /**
     * Sets a new password by a code sent to the mobile. All sessions end, and what was counted of failed sign-ins is
     * forgotten; its person is told. The code stays good while another password is chosen. A0240 and A0242 about the code, A0210 when no
     * account has the mobile, A0201 for a disabled one, A0400 for a password that is easily guessed.
     */
    async resetPassword(given: z.output<typeof forget.body>): Promise<null> {
      const proven = await codes.prove('forget', given.mobile, given.code)
      const account = await users.accountByMobile(transactor.read, given.mobile)
      if (!account) throw unknownMobile()
      if (account.state !== 'active') throw fault('A0201')
      await transactor.transact(async (tx) => {
        await users.setPassword(tx, account.id, given.password)
        await proven.spend(tx)
        const actor = await users.actor(tx, account.id)
        // Whoever has the phone may not be its owner.
        await notices.tell(tx, account.id, { kind: 'account.passwordChanged' })
        await audits.record(tx, { actor, action: 'user.passwordReset', subject: { type: 'user', id: account.id } })
      })
      await forgetAttempts(throttle, account.username)
      return null
    },
  }
}
export type Registrations = ReturnType<typeof createRegistrations>
