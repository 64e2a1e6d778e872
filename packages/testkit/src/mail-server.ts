/** A real SMTP server on a local port: STARTTLS with a certificate of its own, sign-in insisted on. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came: headers, an empty line, the body. */
  source: string
  encrypted: boolean
  user: string
}

export interface MailServer {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

export const mailUser = { name: 'portal', password: 'mail-secret-9' }
/** Nobody has this mailbox. */
export const NO_MAILBOX = 'nobody@example.com'

/** Made for this server; it protects nothing. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgTdE9Z21ZaktsLJ/u
fyGC1ryVdopB7qktu1cHu/4Cn86hRANCAAQ8YHJYBWb+N/LxyqNC9CFB+Prxszne
sLZHXxEtaNcpFhHONI0kkTh5KiKaI75FLV77FaZ38HACNfuAJA8hwbfk
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUGzM0g8+7o+fU9Fwr4/oUBCti4QwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTAxMTMwN1oYDzIxMjYxMDI4
MDExMzA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ8YHJYBWb+N/LxyqNC9CFB+PrxsznesLZHXxEtaNcpFhHONI0kkTh5
KiKaI75FLV77FaZ38HACNfuAJA8hwbfko28wbTAdBgNVHQ4EFgQUzyilusmFLfyE
srW8J6uI2XqJHI8wHwYDVR0jBBgwFoAUzyilusmFLfyEsrW8J6uI2XqJHI8wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgER8X/Q9G1tsCePzkrm1NfjONY5ye+tVEblfLgcUZFx0CIQCT
hDfbq3Yz3sY2K28GYe2jY0nLkke84mEDpHY/ZlAVZg==
-----END CERTIFICATE-----`

const refusal = (status: number, text: string): Error => Object.assign(new Error(text), { responseCode: status })

/** Starts the server; `port` 0 takes a free one. */
export async function mailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    key,
    cert,
    authMethods: ['PLAIN', 'LOGIN'],
    // Without encryption no password is taken.
    allowInsecureAuth: false,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === mailUser.name && password === mailUser.password
        ? done(null, { user: username })
        : done(refusal(535, 'Authentication failed')),
    onRcptTo: ({ address }, _session, done) => done(address === NO_MAILBOX ? refusal(550, 'No such mailbox') : null),
    onData: (stream, session, done) => {
      const { envelope, secure, user } = session
      const read = async (): Promise<void> => {
        const source = Buffer.concat(await stream.toArray()).toString('utf8')
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, source, encrypted: secure, user: String(user) })
      }
      void read().finally(done)
    },
  })
  // A client that goes away in the middle is no trouble of the test.
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** A header of a mail in words: folded lines joined, encoded words (RFC 2047) decoded. */
export function headerOf(source: string, name: string): string {
  const head = source.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  return value.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text) => {
    const given = String(text)
    if (how.toLowerCase() === 'b') return Buffer.from(given, 'base64').toString('utf8')
    return quoted(given.replaceAll('_', ' '))
  })
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, pair: string) => String.fromCharCode(Number.parseInt(pair, 16))),
    'latin1',
  ).toString('utf8')

/** The text of a mail with one part. */
export function textOf(source: string): string {
  const [, ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const how = headerOf(source, 'Content-Transfer-Encoding')
  if (how === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return how === 'quoted-printable' ? quoted(body.replaceAll('=\r\n', '')) : body
}
