/** What people without an account are written about their case, in the language of the page they wrote at. */
import { type Language, languageOf } from '@portal/contract/kit'
import type { MailedLinks } from '../mailed-link.ts'
import type { Outbox } from '../outbox.ts'
import type { Tx } from '../transaction.ts'

const sender: Record<Language, string> = {
  'zh-cn': '—— 专利密集型产品推广平台',
  en: '— Patent-Intensive Products',
}

/** A mail as a room writes it; the way on and the sender are added. */
export interface CaseMail {
  subject: string
  paragraphs: string[]
}
export interface Mails<Row, About> {
  /** Makes a link to a case and, where an address was given, writes to it; answers the token of the link. */
  send(tx: Tx, row: Row, write: (language: Language, about: About) => CaseMail): Promise<string>
}

/**
 * The mails about one kind of case. Every one brings a link of its own: only hashes are kept, so an old one cannot be
 * repeated. `origin`: where browsers reach the pages, '' when only they know. `follow`: what the link is for; `keep`:
 * what is said of it.
 */
export function createMails<Row extends { id: string; email: string; language: string }, About>(
  { outbox, origin }: { outbox: Outbox; origin: string },
  {
    links,
    about,
    words,
  }: { links: MailedLinks; about(row: Row): About; words: Record<Language, { follow: string; keep: string }> },
): Mails<Row, About> {
  return {
    async send(tx, row, write) {
      const token = await links.open(tx, row.id)
      if (row.email === '') return token
      const language = languageOf(row.language)
      const { subject, paragraphs } = write(language, about(row))
      const { follow, keep } = words[language]
      const text = [...paragraphs, `${follow}${origin}${links.address(token, language)}`, keep, sender[language]]
      const mail = { subject, text: text.join('\n\n') }
      await outbox.send(tx, { channel: 'mail', recipient: row.email, template: 'notice', ...mail })
      return token
    },
  }
}
