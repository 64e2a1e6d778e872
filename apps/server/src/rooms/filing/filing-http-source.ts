/** The interface of docs/filing-source.md: JSON over HTTP, every request signed, tried again where that may help. */
import { bilingual } from '@portal/contract/bilingual'
import { createHash, createHmac } from 'node:crypto'
import http, { type AgentOptions, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import type { SocketConstructorOpts } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SYNC_ITEMS_MAX } from '@portal/contract/filing'
import { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { privateAddresses } from '../../platform/private-addresses.ts'
import { type FilingData, type FilingPort, FilingSourceError, type PullOptions } from './filing-port.ts'
import { type Complaint, enterpriseOf, notAProduct, productOf, textsOf } from './filing-record.policy.ts'

export interface HttpSourceConfiguration {
  url: string
  keyId: string
  secret: string
  /** The one place inside the own network that may be asked; null: none may. */
  internalOrigin: string | null
}

/** One request may take this long, and is tried this often with growing pauses between. */
const PATIENCE_MS = 15_000
const TRIES = 4
const PAUSE_MS = 500
/** What the source asks for in Retry-After is granted up to here. */
const LONGEST_PAUSE_MS = 20_000
const PAGE_SIZE = 200
const MOST_BYTES = 4 * 1024 * 1024

const says = {
  unreachable: bilingual(
    '无法连接备案数据接口，请稍后再试',
    'The filing interface cannot be reached. Please try again later',
  ),
  busy: bilingual(
    '备案数据接口繁忙或出错，请稍后再试',
    'The filing interface is busy or broken. Please try again later',
  ),
  refused: bilingual(
    '备案数据接口不认可本平台的密钥，请联系平台运营',
    'The filing interface does not accept our key. Please contact the platform',
  ),
  unreadable: bilingual(
    '备案数据接口的应答无法识别，请联系平台运营',
    'The answer of the filing interface cannot be understood. Please contact the platform',
  ),
}

/** What a signature covers, one per line; the body by its hash. */
const signedText = (path: string, timestamp: string, body: string): string =>
  ['POST', path, timestamp, createHash('sha256').update(body).digest('hex')].join('\n')

/** The headers of a request: who asks, when (Unix seconds), and HMAC-SHA-256 over method, path, time and body, in hex. */
export function signature(configuration: HttpSourceConfiguration, path: string, body: string, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const text = signedText(path, timestamp, body)
  return {
    'x-filing-key': configuration.keyId,
    'x-filing-timestamp': timestamp,
    'x-filing-signature': createHmac('sha256', configuration.secret).update(text).digest('hex'),
  }
}

/** Worth another try: the source may be well again. */
class Passing extends Error {
  readonly reason: FilingSourceError
  readonly pauseMs: number | null

  constructor(reason: FilingSourceError, pauseMs: number | null) {
    super(reason.message)
    this.reason = reason
    this.pauseMs = pauseMs
  }
}

/** The body, but no more than a page can have. */
async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new FilingSourceError(says.unreadable, `more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Seconds of Retry-After in milliseconds; null when there are none. */
function pauseAsked({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : null
}

function judge(response: IncomingMessage): void {
  const { statusCode: status = 0 } = response
  const detail = `HTTP ${status}`
  if (status === 429 || status === 408 || status >= 500) {
    throw new Passing(new FilingSourceError(says.busy, detail), pauseAsked(response))
  }
  if (status === 401 || status === 403) throw new FilingSourceError(says.refused, detail)
  if ((status < 200 || status > 299) && status !== 404) throw new FilingSourceError(says.unreadable, detail)
}

/**
 * Whoever connects is told by nothing but this sentence that it failed: codes would tell which addresses and ports there
 * are where only the server gets. The cause is for the log.
 */
export const unreachable = (cause: unknown): FilingSourceError =>
  new FilingSourceError(says.unreachable, null, { cause })

/** A request that connects to no private address, but at the one origin that the environment names. It follows no redirect. */
function open(address: URL, options: RequestOptions, internalOrigin: string | null): ClientRequest {
  const reach: AgentOptions & SocketConstructorOpts =
    address.origin === internalOrigin ? {} : { blockList: privateAddresses }
  // Agents of its own, which keep no connection: one that somebody else made would not be judged.
  return address.protocol === 'https:'
    ? https.request(address, { ...options, agent: new https.Agent(reach) })
    : http.request(address, { ...options, agent: new http.Agent(reach) })
}

/** Posts a text; resolves with the head of the answer, whose body is still to be read. */
function send(request: ClientRequest, body: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request.on('response', resolve).on('error', reject).end(body)
  return promise
}

async function post(
  configuration: HttpSourceConfiguration,
  call: string,
  payload: object,
  signal: AbortSignal,
): Promise<unknown> {
  const address = new URL(call, configuration.url.endsWith('/') ? configuration.url : `${configuration.url}/`)
  const body = JSON.stringify(payload)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'application/json',
    ...signature(configuration, address.pathname, body, now()),
  }
  const either = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const request = open(address, { method: 'POST', headers, signal: either }, configuration.internalOrigin)
  try {
    const response = await send(request, body)
    judge(response)
    if (response.statusCode === 404) return null
    return JSON.parse(await readBody(response)) as unknown
  } catch (error) {
    if (error instanceof Passing || error instanceof FilingSourceError) throw error
    signal.throwIfAborted()
    if (error instanceof SyntaxError) throw new FilingSourceError(says.unreadable, 'no JSON', { cause: error })
    throw new Passing(unreachable(error), null)
  } finally {
    // What nobody reads any more must not keep the connection.
    request.destroy()
  }
}

/** Asks until there is an answer, the tries are used up, or `signal` says stop. null: the source knows no such thing. */
async function ask<Answer extends z.ZodType>(
  configuration: HttpSourceConfiguration,
  call: string,
  payload: object,
  options: { answer: Answer; signal: AbortSignal; tries?: number },
): Promise<z.output<Answer> | null> {
  const { answer, signal, tries = TRIES } = options
  for (let tried = 1; ; tried += 1) {
    try {
      const json = await post(configuration, call, payload, signal)
      if (json === null) return null
      const parsed = answer.safeParse(json)
      if (parsed.success) return parsed.data
      const [issue] = parsed.error.issues
      throw new FilingSourceError(says.unreadable, issue?.path.join('.') || 'answer')
    } catch (error) {
      if (!(error instanceof Passing)) throw error
      if (tried >= tries) throw error.reason
      await wait(error.pauseMs ?? PAUSE_MS * 2 ** (tried - 1), undefined, { signal })
    }
  }
}

const EnterpriseAnswer = z.object({
  enterprise: z.unknown(),
  asOf: z.iso.datetime({ offset: true }).nullish(),
})
const ProductsAnswer = z.object({ list: z.array(z.unknown()).max(PAGE_SIZE), total: z.number().int().min(0) })
const PingAnswer = z.object({ name: z.string().max(200) })

/** The enterprise as far as it can be read; a record that cannot be read is told. */
function enterpriseIn(value: unknown): { record: FilingData['enterprise']; complaints: Complaint[] } {
  const texts = textsOf(value)
  if (texts === null) return { record: null, complaints: value === null ? [] : [notAProduct(0, value)] }
  const taken = enterpriseOf(0, texts)
  return 'record' in taken ? { record: taken.record, complaints: [] } : { record: null, complaints: [taken.complaint] }
}

function takeProducts(data: FilingData, list: readonly unknown[], before: number): void {
  for (const [index, value] of list.entries()) {
    const line = before + index + 1
    const texts = textsOf(value)
    const taken = texts === null ? { complaint: notAProduct(line, value) } : productOf(line, texts)
    if ('record' in taken) data.products.push({ line, record: taken.record })
    else data.complaints.push(taken.complaint)
  }
}

/** Makes the port to an interface. */
export function createHttpSource(configuration: HttpSourceConfiguration): FilingPort {
  async function pull(uscc: string, { signal, onProgress }: PullOptions): Promise<FilingData> {
    const found = await ask(configuration, 'enterprise', { uscc }, { answer: EnterpriseAnswer, signal })
    if (found === null) return { enterprise: null, products: [], complaints: [], asOf: null }
    const { record, complaints } = enterpriseIn(found.enterprise)
    const data: FilingData = { enterprise: record, products: [], complaints, asOf: null }
    if (found.asOf) data.asOf = new Date(found.asOf)
    for (let pageNum = 1, before = 0; before < SYNC_ITEMS_MAX; pageNum += 1) {
      const query = { uscc, pageNum, pageSize: PAGE_SIZE }
      const page = await ask(configuration, 'products', query, { answer: ProductsAnswer, signal })
      if (page === null || page.list.length === 0) break
      takeProducts(data, page.list, before)
      before += page.list.length
      await onProgress(Math.min(1, before / Math.max(1, page.total)))
      if (before >= page.total) break
    }
    return data
  }
  return { pull }
}

/** Asks an interface once whether it knows us; answers what it calls itself. Throws FilingSourceError. */
export async function pingHttpSource(configuration: HttpSourceConfiguration, signal: AbortSignal): Promise<string> {
  const answer = await ask(configuration, 'ping', {}, { answer: PingAnswer, signal, tries: 1 })
  if (answer === null) throw new FilingSourceError(says.unreadable, 'HTTP 404')
  return answer.name
}
