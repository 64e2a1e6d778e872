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
/** What a room says about its cases. */
export interface MailWords<About> {
  /** Subject and text of the receipt. */
  received(about: About): string
  receivedText(about: About): string
  /** Subject of an answer, and what stands before it. */
  answered(about: About): string
  answeredText(about: About): string
  /** What the link is for, and what is said of it. */
  follow: string
  keep: string
}
export interface Mails<Row, About> {
  /** Makes a link to a case and, where an address was given, mails it with the number; answers the token of the link. */
  receipt(tx: Tx, row: Row): Promise<string>
  /** Mails an answer; nothing where there is no address, or it was erased. */
  answer(tx: Tx, row: Row, text: string): Promise<void>
  /** The same for whatever else is to be told. */
  tell(tx: Tx, row: Row, write: (language: Language, about: About) => CaseMail): Promise<void>
}

/**
 * The mails about one kind of case. Every one brings a link of its own: only hashes are kept, so an old one cannot be
 * repeated. `origin`: where browsers reach the pages, '' when only they know.
 */
export function createMails<Row extends { id: string; email: string; language: string }, About>(
  { outbox, origin }: { outbox: Outbox; origin: string },
  { links, about, words }: { links: MailedLinks; about(row: Row): About; words: Record<Language, MailWords<About>> },
): Mails<Row, About> {
  async function send(tx: Tx, row: Row, token: string, mail: (language: Language) => CaseMail): Promise<void> {
    const language = languageOf(row.language)
    const { subject, paragraphs } = mail(language)
    const { follow, keep } = words[language]
    const text = [...paragraphs, `${follow}${origin}${links.address(token, language)}`, keep, sender[language]]
    const message = { channel: 'mail', recipient: row.email, template: 'notice' } as const
    await outbox.send(tx, { ...message, subject, text: text.join('\n\n') })
  }
  const tell: Mails<Row, About>['tell'] = async (tx, row, write) => {
    if (row.email === '') return
    await send(tx, row, await links.open(tx, row.id), (language) => write(language, about(row)))
  }

  return {
    tell,
    async receipt(tx, row) {
      const token = await links.open(tx, row.id)
      const told = about(row)
      if (row.email !== '')
        await send(tx, row, token, (language) => ({
          subject: words[language].received(told),
          paragraphs: [words[language].receivedText(told)],
        }))
      return token
    },
    answer: (tx, row, text) =>
      tell(tx, row, (language, told) => ({
        subject: words[language].answered(told),
        paragraphs: [words[language].answeredText(told), text],
      })),
  }
}
