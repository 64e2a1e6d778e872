/** Gateways of SMS on a local port: they check what arrives as the real ones do, and answer what a test tells them. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Gateway<Taken> {
  /** `http://127.0.0.1:port` */
  origin: string
  /** What was taken, in order. */
  received: Taken[]
  /** What the following requests are answered; null: they are taken. */
  answer: { status: number; body: string } | null
  /** Requests so far, taken or not. */
  asked: number
  close(): Promise<void>
}

async function listen<Taken>(
  read: (request: IncomingMessage, body: string) => Taken,
  received: string,
): Promise<Gateway<Taken>> {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    gateway.asked += 1
    response.setHeader('content-type', 'application/json')
    try {
      const message = read(request, body)
      if (gateway.answer === null) gateway.received.push(message)
      response.writeHead(gateway.answer?.status ?? 200).end(gateway.answer?.body ?? received)
    } catch (error) {
      response.writeHead(400).end(JSON.stringify({ Code: 'isv.INVALID', Message: String(error) }))
    }
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const gateway: Gateway<Taken> = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: null,
    asked: 0,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return gateway
}

export interface HttpSms {
  id: string
  mobile: string
  template: string
  params: Record<string, string>
  text: string
}

/** A gateway that takes JSON with a bearer token. */
export const httpGateway = (token: string): Promise<Gateway<HttpSms>> =>
  listen((request, body) => {
    if (request.method !== 'POST') throw new Error('POST expected')
    if (request.headers.authorization !== `Bearer ${token}`) throw new Error('no token')
    return JSON.parse(body) as HttpSms
  }, '')

export interface AliyunSms {
  phone: string
  sign: string
  template: string
  params: Record<string, string>
}

const hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Computes the signature anew, as the service does (ACS3-HMAC-SHA256). */
function verifySignature({ method, url = '', headers }: IncomingMessage, body: string, secret: string): void {
  const [, signed = '', signature] =
    /^ACS3-HMAC-SHA256 .*SignedHeaders=([^,]+),Signature=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [path, query] = url.split('?')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, path, query, lines.join(''), signed, hex(body)].join('\n')
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hex(request)}`)
    .digest('hex')
  if (signature !== expected) throw new Error('SignatureDoesNotMatch')
}

/** A gateway that speaks as Alibaba Cloud does: action SendSms, parameters in the query, signed. */
export const aliyunGateway = (keyId: string, secret: string): Promise<Gateway<AliyunSms>> =>
  listen(
    (request, body) => {
      const { headers, url = '' } = request
      if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25') throw new Error('action')
      if (!headers.authorization?.includes(`Credential=${keyId},`)) throw new Error('InvalidAccessKeyId')
      verifySignature(request, body, secret)
      const query = new URLSearchParams(url.split('?')[1])
      const field = (name: string): string => query.get(name) ?? ''
      return {
        phone: field('PhoneNumbers'),
        sign: field('SignName'),
        template: field('TemplateCode'),
        params: JSON.parse(field('TemplateParam')) as Record<string, string>,
      }
    },
    JSON.stringify({ Code: 'OK', Message: 'OK', BizId: '1', RequestId: '1' }),
  )

/** A refusal of Alibaba Cloud, which travels with status 200. */
export const aliyunRefusal = (code: string) => ({
  status: 200,
  body: JSON.stringify({ Code: code, Message: 'x', RequestId: '1' }),
})
