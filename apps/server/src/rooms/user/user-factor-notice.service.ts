import type { Outbox } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { AccountNotices } from './user-account-notice.service.ts'
import { factorMails, type FactorNews } from './user-factor.policy.ts'
import { sendNotice } from './user-notice.service.ts'
import type { Users } from './user.service.ts'

/** Tells people what happened to their second factor: by notice, and whatever channels they chose by mail. */
export function createFactorNotices(deps: { outbox: Outbox; notices: AccountNotices; users: Pick<Users, 'contacts'> }) {
  return async (tx: Tx, userId: string, news: FactorNews): Promise<void> => {
    const contact = (await deps.users.contacts(tx, [userId])).get(userId)
    if (contact) {
      const { email, language } = contact
      await sendNotice(tx, deps.outbox, { channel: 'mail', recipient: email, language }, factorMails[news])
    }
    await deps.notices.tell(tx, userId, {
      kind: `account.factor.${news}`,
      link: '/personalCenter/accountInfo?tab=security',
    })
  }
}
export type TellFactorNews = ReturnType<typeof createFactorNotices>
