/** The port of mail providers. */
import { createSmtpMail } from './mail/smtp.ts'

export interface Mail {
  /** The same for every try, so that a mailbox shows a repetition once. */
  id: string
  recipient: string
  subject: string
  text: string
}

export interface MailProvider {
  /** Hands the message over; throws DeliveryError when it is not taken. */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface MailConfiguration {
  /** `smtp://` (upgraded by STARTTLS where offered; insisted on with a password) or `smtps://`. */
  url: URL
  /** `name@host`, or `Name <name@host>`. */
  from: string
}

/** The provider that is set up; null where mails are only kept. */
export const createMailProvider = (configuration: MailConfiguration | null): MailProvider | null =>
  configuration && createSmtpMail(configuration)
