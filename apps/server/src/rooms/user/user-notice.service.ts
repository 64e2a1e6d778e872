import type { Bilingual, Language } from '@portal/contract/kit'
import type { Outbox } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/transaction.ts'

/** What somebody is told of their account by mail or SMS, whatever channels they chose. */
export interface AccountNotice {
  subject: Bilingual
  /** Of the mail, and all that an SMS says. */
  text: Bilingual
}

/** Orders a notice to a mobile or an address; nothing where none ('') is bound. Answers whether there was one. */
export async function sendNotice(
  tx: Tx,
  outbox: Outbox,
  to: { channel: 'sms' | 'mail'; recipient: string; language: Language },
  notice: AccountNotice,
): Promise<boolean> {
  const { channel, recipient, language } = to
  if (recipient === '') return false
  const text = notice.text[language]
  const common = { recipient, text, template: 'notice' } as const
  await outbox.send(
    tx,
    channel === 'mail'
      ? { channel, ...common, subject: notice.subject[language] }
      : { channel, ...common, params: { text } },
  )
  return true
}
