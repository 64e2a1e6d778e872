import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import type { Language } from '@portal/contract/kit'
import { linkTokenHash, newLinkToken } from '../../platform/link-token.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/transaction.ts'
import { complaintAccessRepo } from './complaint-access.repo.ts'
import type { Written } from './complaint.mail.ts'
import type { ComplaintRowData } from './complaint.repo.ts'
import { languageOf } from './complaint.view.ts'

/** Path and query of the complainant's page. */
export const threadAddress = (token: string, language: Language): string =>
  `${COMPLAINT_PATH}?token=${token}${language === 'en' ? '&lang=en' : ''}`

/**
 * Letters to complainants. Every one brings a link of its own: only hashes are kept, so an old one cannot be repeated.
 * `origin`: where browsers reach the pages, '' when only they know.
 */
export function createLetters({ outbox, origin }: { outbox: Outbox; origin: string }) {
  /** Makes a link to a complaint; answers its token. */
  async function link(tx: Tx, complaintId: string): Promise<string> {
    const token = newLinkToken()
    await complaintAccessRepo(tx).open(complaintId, linkTokenHash(token))
    return token
  }

  return {
    link,
    /** Writes to the complainant; answers the token of the link that the letter holds. */
    async send(
      tx: Tx,
      complaint: ComplaintRowData,
      write: (language: Language, about: { number: string; title: string; address: string }) => Written,
    ): Promise<string> {
      const token = await link(tx, complaint.id)
      const language = languageOf(complaint)
      const { number, subject_title: title, email: recipient } = complaint
      const address = origin + threadAddress(token, language)
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
export type Letters = ReturnType<typeof createLetters>
