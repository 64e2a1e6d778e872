/** Mail by SMTP; the library is loaded with the first mail. */
import type { Transporter } from 'nodemailer'
import { codeOf, DeliveryError, type DeliveryFailure } from '../delivery.ts'
import { isLocal } from '../local-host.ts'
import type { MailConfiguration, MailProvider } from '../mail.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

async function connect({ url }: MailConfiguration): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: url.href,
    // A password must not be talked out of us by somebody who hides that the server offers encryption.
    requireTLS: url.protocol === 'smtp:' && url.username !== '' && !isLocal(url.hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** What the library's error means: by the server's own answer where there is one (RFC 5321), else by its code. */
function explain(error: unknown): DeliveryError {
  const code = codeOf(error)
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const detail = status > 0 ? `SMTP ${status}` : code
  if (code === 'EAUTH') return new DeliveryError('credentials', detail)
  if (status >= 500) return new DeliveryError(code === 'EENVELOPE' ? 'recipient' : 'refused', detail)
  if (status >= 400) return new DeliveryError('busy', detail)
  const failure: DeliveryFailure = code === 'EENVELOPE' ? 'recipient' : code === 'EMESSAGE' ? 'refused' : 'unreachable'
  return new DeliveryError(failure, detail)
}

/** Makes the provider; nothing is loaded or connected yet. */
export function createSmtpMail(configuration: MailConfiguration): MailProvider {
  let connected: Promise<Transporter> | null = null
  const host = /@([^>\s]+)/.exec(configuration.from)?.[1] ?? 'localhost'
  return {
    async send({ id, recipient, subject, text }) {
      connected ??= connect(configuration)
      const transport = await connected
      const mail = {
        from: configuration.from,
        // As an object: whatever it holds, it is one address and no list of them.
        to: { name: '', address: recipient },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw explain(error)
      })
    },
    close: () => void connected?.then((transport) => transport.close()),
  }
}
