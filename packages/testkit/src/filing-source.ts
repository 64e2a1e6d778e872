/** An interface of the filing platform on a local port: it checks every signature anew, as docs/filing-source.md tells. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const FILING_KEY_ID = 'portal-test'
export const FILING_SECRET = 'a-secret-of-tests-only'
/** Seconds that clocks may differ by. */
const SKEW = 300

export interface FilingGateway {
  /** Ends without a slash. */
  url: string
  /** The variables a portal needs to ask it. */
  variables: Record<string, string>
  /** What it knows, by unified social credit code. */
  enterprises: Map<string, { enterprise: unknown; products: unknown[]; asOf?: string }>
  /** The next requests are answered by these, one after the other; then by what is known. */
  answers: { status: number; body?: string; headers?: Record<string, string> }[]
  /** Requests so far, with the paths asked for. */
  asked: string[]
  /** While set, answers wait for it. */
  hold: Promise<void> | null
  close(): Promise<void>
}

function verify({ method = '', url = '', headers }: IncomingMessage, body: string): void {
  const timestamp = String(headers['x-filing-timestamp'])
  const text = [method, url, timestamp, createHash('sha256').update(body).digest('hex')].join('\n')
  const expected = createHmac('sha256', FILING_SECRET).update(text).digest()
  const given = Buffer.from(String(headers['x-filing-signature']), 'hex')
  if (headers['x-filing-key'] !== FILING_KEY_ID) throw new Error('unknown key')
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > SKEW) throw new Error('stale')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('wrong signature')
}

interface Asked {
  uscc?: string
  pageNum?: number
  pageSize?: number
}

function known(gateway: FilingGateway, call: string, { uscc = '', pageNum = 1, pageSize = 100 }: Asked): unknown {
  if (call === 'ping') return { name: '备案平台（测试）' }
  const found = gateway.enterprises.get(uscc)
  if (!found) return null
  if (call === 'enterprise') return { enterprise: found.enterprise, asOf: found.asOf }
  const from = (pageNum - 1) * pageSize
  return { list: found.products.slice(from, from + pageSize), total: found.products.length }
}

/** Starts one. */
export async function filingGateway(): Promise<FilingGateway> {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    const call = request.url?.split('/').at(-1) ?? ''
    gateway.asked.push(call)
    const prepared = gateway.answers.shift()
    await gateway.hold
    response.setHeader('content-type', 'application/json')
    if (prepared) {
      response.writeHead(prepared.status, prepared.headers).end(prepared.body ?? '{}')
      return
    }
    try {
      verify(request, body)
    } catch (error) {
      response.writeHead(401).end(JSON.stringify({ message: String(error) }))
      return
    }
    const answer = known(gateway, call, JSON.parse(body) as Asked)
    response.writeHead(answer === null ? 404 : 200).end(JSON.stringify(answer))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gateway: FilingGateway = {
    url: `${origin}/api/v1`,
    variables: { FILING_HTTP_SECRET: FILING_SECRET, FILING_HTTP_INTERNAL_ORIGIN: origin },
    enterprises: new Map(),
    answers: [],
    asked: [],
    hold: null,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return gateway
}
