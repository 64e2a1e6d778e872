import type { Language } from '@portal/contract/kit'
import { type ConsentDocument, consentDocuments } from '@portal/contract/user-consent'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Tx } from '../../platform/transaction.ts'
import { userAgreementRepo } from './user-agreement.repo.ts'
import { type PublishedText, type PublishedTexts, publishedTexts } from './user-published-text.ts'
import type { ClientInfo } from './user-session-opening.service.ts'

const changed = () =>
  fault('A0101', {
    'zh-cn': '用户协议已更新，请阅读新版本后重新同意',
    en: 'The user agreement has changed. Please read the new version and agree again',
  })

/** What is done with personal data, in versions; forms note the one that was agreed to. */
export const createPrivacy = () => publishedTexts('privacy')
export type Privacy = ReturnType<typeof createPrivacy>

/** The texts that whoever has an account agrees to, in versions, and who agreed to which. */
export function createAgreements({ privacy }: { privacy: Privacy }) {
  const texts: Record<ConsentDocument, PublishedTexts> = { agreement: publishedTexts('agreements'), privacy }
  return {
    texts,

    /** The user agreement in force. */
    current: (language: Language): PublishedText => texts.agreement.current(language),

    /** The versions in force. */
    inForce: (): Record<ConsentDocument, string> => ({
      agreement: texts.agreement.version(),
      privacy: texts.privacy.version(),
    }),

    /**
     * The version of the user agreement that somebody agrees to: `current`, or the version they read. A0101 without
     * consent (null), and for a version that is no longer in force: they would agree to something else than they read.
     */
    agreedTo(version: string | null): string {
      if (version === null) throw fault('A0101')
      const current = texts.agreement.version()
      if (version !== 'current' && version !== current) throw changed()
      return current
    },

    /** Notes that somebody agreed to these documents as they are in force, when and from where. */
    async record(
      tx: Tx,
      userId: string,
      client: Pick<ClientInfo, 'address' | 'userAgent'>,
      documents: readonly ConsentDocument[] = consentDocuments,
    ): Promise<void> {
      const { address, userAgent: user_agent } = client
      const from = { user_id: userId, address, user_agent, at: now() }
      await userAgreementRepo(tx).insert(
        documents.map((document) => ({ ...from, document, version: texts[document].version() })),
      )
    },
  }
}
export type Agreements = ReturnType<typeof createAgreements>
