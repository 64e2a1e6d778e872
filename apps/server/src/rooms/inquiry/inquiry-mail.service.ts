import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import type { Language } from '@portal/contract/kit'
import { mailedLinks } from '../../platform/mailed-link.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { About, Written } from './inquiry.mail.ts'
import type { InquiryRowData } from './inquiry.repo.ts'
import { languageOf } from './inquiry.view.ts'

/** The visitor's way back. */
export const links = mailedLinks('inquiry', INQUIRY_PATH)

/**
 * Letters to visitors. Every one brings a link of its own: only hashes are kept, so an old one cannot be repeated.
 * `origin`: where browsers reach the pages, '' when only they know.
 */
export function createMails({ outbox, origin }: { outbox: Outbox; origin: string }) {
  return {
    /** Makes a link to an inquiry and, where an address was given, writes to it; answers the token of the link. */
    async send(tx: Tx, inquiry: InquiryRowData, write: (language: Language, about: About) => Written): Promise<string> {
      const token = await links.open(tx, inquiry.id)
      if (inquiry.email === '') return token
      const language = languageOf(inquiry)
      const { number, target_title: title, organisation_name: enterprise, email: recipient } = inquiry
      const address = origin + links.address(token, language)
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
export type Mails = ReturnType<typeof createMails>
