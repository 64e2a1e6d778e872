import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import type { Language } from '@portal/contract/kit'
import { linkTokenHash, newLinkToken } from '../../platform/link-token.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/transaction.ts'
import { inquiryAccessRepo } from './inquiry-access.repo.ts'
import type { About, Written } from './inquiry.mail.ts'
import type { InquiryRowData } from './inquiry.repo.ts'
import { languageOf } from './inquiry.view.ts'

/** Path and query of the visitor's page. */
export const threadAddress = (token: string, language: Language): string =>
  `${INQUIRY_PATH}?token=${token}${language === 'en' ? '&lang=en' : ''}`

/**
 * Letters to visitors. Every one brings a link of its own: only hashes are kept, so an old one cannot be repeated.
 * `origin`: where browsers reach the pages, '' when only they know.
 */
export function createLetters({ outbox, origin }: { outbox: Outbox; origin: string }) {
  return {
    /** Makes a link to an inquiry and, where an address was given, writes to it; answers the token of the link. */
    async send(tx: Tx, inquiry: InquiryRowData, write: (language: Language, about: About) => Written): Promise<string> {
      const token = newLinkToken()
      await inquiryAccessRepo(tx).open(inquiry.id, linkTokenHash(token))
      if (inquiry.email === '') return token
      const language = languageOf(inquiry)
      const { number, target_title: title, organisation_name: enterprise, email: recipient } = inquiry
      const address = origin + threadAddress(token, language)
      await outbox.send(tx, {
        channel: 'mail',
        recipient,
        template: 'notice',
        ...write(language, { number, title, enterprise, address }),
      })
      return token
    },
  }
}
export type Letters = ReturnType<typeof createLetters>
