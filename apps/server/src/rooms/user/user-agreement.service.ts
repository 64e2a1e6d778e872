import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Tx } from '../../platform/transaction.ts'
import { userAgreementRepo } from './user-agreement.repo.ts'
import { type PublishedText, readPublishedTexts } from './user-published-text.ts'
import type { ClientInfo } from './user-session-opening.service.ts'

const changed = () =>
  fault('A0101', {
    'zh-cn': '用户协议已更新，请阅读新版本后重新同意',
    en: 'The user agreement has changed. Please read the new version and agree again',
  })

/** The versions of the user agreement, and who agreed to which. */
export function createAgreements() {
  const texts = readPublishedTexts('agreements')
  return {
    /** The text in force. */
    current: (language: Language): PublishedText => texts.current(language),

    /**
     * The version that somebody agrees to: `current`, or the version they read. A0101 without consent (null), and for a
     * version that is no longer in force: they would agree to something else than they read.
     */
    agreedTo(version: string | null): string {
      if (version === null) throw fault('A0101')
      const current = texts.version()
      if (version !== 'current' && version !== current) throw changed()
      return current
    },

    /** Notes that somebody agreed, when and from where. */
    async record(tx: Tx, userId: string, version: string, client: ClientInfo): Promise<void> {
      const { address, userAgent: user_agent } = client
      await userAgreementRepo(tx).insert({ user_id: userId, version, address, user_agent, at: now() })
    },
  }
}
export type Agreements = ReturnType<typeof createAgreements>

/** What is done with personal data, in versions; forms note the one that was agreed to. */
export const createPrivacy = () => readPublishedTexts('privacy')
export type Privacy = ReturnType<typeof createPrivacy>
