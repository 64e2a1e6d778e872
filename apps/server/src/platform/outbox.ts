/** SMS and mails: written in the transaction of what they tell of; a provider takes them from here, or they are kept. */
import { tables } from './db/tables.ts'
import type { Tx } from './transaction.ts'

/** An SMS says what its template says; `text` is the same as people read it. */
export interface OutgoingSms {
  channel: 'sms'
  recipient: string
  template: 'code' | 'notice'
  params: Record<string, string>
  text: string
}
export interface OutgoingMail {
  channel: 'mail'
  recipient: string
  subject: string
  text: string
}
export type Outgoing = OutgoingSms | OutgoingMail

export interface Outbox {
  /** Whether messages of a channel reach people through a provider; else they are kept to be read in the console. */
  readonly providers: { sms: boolean; mail: boolean }
  /** Orders a message; it exists exactly if the transaction is committed. */
  send(tx: Tx, message: Outgoing): Promise<void>
}

/** Makes the outbox. */
export function createOutbox(): Outbox {
  return {
    providers: { sms: false, mail: false },
    async send(tx, message) {
      await tables<'outbox'>(tx)
        .insertInto('outbox')
        .values({
          channel: message.channel,
          recipient: message.recipient,
          subject: message.channel === 'mail' ? message.subject : '',
          text: message.text,
          template: message.channel === 'sms' ? message.template : '',
          params: JSON.stringify(message.channel === 'sms' ? message.params : {}),
          state: 'kept',
        })
        .execute()
    },
  }
}
