import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import type { Language } from '@portal/contract/kit'
import { mailedLinks } from '../../platform/mailed-link.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Written } from './complaint.mail.ts'
import type { ComplaintRowData } from './complaint.repo.ts'
import { languageOf } from './complaint.view.ts'

/** The complainant's way back. */
export const links = mailedLinks('complaint', COMPLAINT_PATH)

/**
 * Letters to complainants. Every one brings a link of its own: only hashes are kept, so an old one cannot be repeated.
 * `origin`: where browsers reach the pages, '' when only they know.
 */
export function createMails({ outbox, origin }: { outbox: Outbox; origin: string }) {
  return {
    /** Writes to the complainant; answers the token of the link that the letter holds. */
    async send(
      tx: Tx,
      complaint: ComplaintRowData,
      write: (language: Language, about: { number: string; title: string; address: string }) => Written,
    ): Promise<string> {
      const token = await links.open(tx, complaint.id)
      const language = languageOf(complaint)
      const { number, subject_title: title, email: recipient } = complaint
      const address = origin + links.address(token, language)
      await outbox.send(tx, {
        channel: 'mail',
        recipient,
        template: 'notice',
        ...write(language, { number, title, address }),
      })
      return token
    },
  }
}
export type Mails = ReturnType<typeof createMails>
