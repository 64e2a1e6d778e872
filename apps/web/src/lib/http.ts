/** The browser's client over the contract: headers, envelope, errors and expiry of specification §7 and §8. */
import { ACCESS_TOKEN_INVALID, REFRESH_TOKEN_INVALID, SUCCESS } from '@portal/contract/code'
import { IDEMPOTENCY_KEY } from '@portal/contract/idempotency-key'
import type { AnyEndpoint, Data, Download, Envelope, Input, Language, Owed } from '@portal/contract/kit'
import { clientMessages } from './http.messages.ts'
import { languageTag } from './i18n/language.ts'
import { contentOf, createIdempotencyKeys } from './idempotency-keys.ts'

/** Milliseconds a call may take (specification §9). */
export const REQUEST_TIMEOUT = 50_000
/** As `Authorization`, makes a call go without the bearer. */
export const NO_AUTH = 'no-auth'

/** A call that failed: `code` is the envelope's (or `offline`, `timeout`), `data` what the refusal carried. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  readonly status: number
  readonly data: unknown
  constructor(message: string, code: string, status: number, data: unknown) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}

export interface CallOptions {
  signal?: AbortSignal
  /** The caller shows the error itself: no toast. */
  quiet?: boolean
  /** Sent also while the page is being left; nobody reads the answer then. */
  keepalive?: boolean
  authorization?: typeof NO_AUTH
  /** For `upload` endpoints: the multipart fields, the file last. */
  form?: FormData
  /** Upload progress, 0–1. */
  onProgress?: (fraction: number) => void
}

export interface ClientPorts {
  token(): string | undefined
  language(): Language
  /** Shows an error toast. */
  toast(message: string): void
  /** The session is over (A0230, A0231): notice, clear, reload – once, however many calls fail. */
  expired(): void
  /** Something has to be done before anything else (`data.owes` of a refusal). */
  owing(owes: Owed): void
}

type Plain = string | number | boolean | null | undefined
export type QueryValue = Plain | readonly Plain[]

/** Arrays go out indexed (`createTime[0]=…`), as the default query-string serialisation of the specification does. */
export function serialiseQuery(query: Record<string, QueryValue>): string {
  const pairs = Object.entries(query).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) {
      return value.map((one, index) => [`${key}[${index}]`, String(one)])
    }
    return value === undefined || value === null || value === '' ? [] : [[key, String(value)]]
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/** What endpoints send, whichever they are: queries and path parameters are plain values. */
type Loose = { query?: Record<string, QueryValue>; params?: Record<string, Plain>; body?: Record<string, unknown> }

const addressOf = (endpoint: AnyEndpoint, { params = {}, query = {} }: Loose): string =>
  endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key]))) +
  serialiseQuery(query)

function bodyOf(endpoint: AnyEndpoint, { body }: Loose, form: FormData | undefined): FormData | string | undefined {
  if (endpoint.consumes === 'upload') return form
  if (body === undefined) return undefined
  if (endpoint.consumes === 'json') return JSON.stringify(body)
  const fields = new FormData()
  for (const [key, value] of Object.entries(body)) fields.set(key, String(value))
  return fields
}

interface Reply {
  status: number
  /** Empty for a file. */
  text: string
  /** What a `file` endpoint answers; its refusals are text. */
  file?: Download
}

/** The name of a file to be saved (RFC 8187), or nothing when the answer is none. */
export function attachmentName(header: string | null): string | undefined {
  const encoded = /^attachment;.*filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

async function byFetch(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init)
  const { status, headers } = response
  const name = attachmentName(headers.get('content-disposition'))
  if (!response.ok || name === undefined) return { status, text: await response.text() }
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status, text: '', file: { name, mediaType: headers.get('content-type') ?? '', bytes } }
}

/**
 * fetch cannot tell upload progress; XMLHttpRequest can. A large file may take its time: the time-out counts from the
 * last bytes that went out.
 */
function byUpload(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  options: CallOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(new DOMException('late', 'TimeoutError'))
        request.abort()
      }, REQUEST_TIMEOUT)
    }
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    request.open(init.method ?? 'POST', url)
    for (const [key, value] of Object.entries(init.headers)) request.setRequestHeader(key, value)
    request.upload.addEventListener('progress', (event) => {
      wait()
      options.onProgress?.(event.loaded / event.total)
    })
    const arrive = (): void => resolve({ status: request.status, text: request.responseText })
    request.addEventListener('load', end(arrive))
    request.addEventListener(
      'error',
      end(() => reject(new TypeError('network'))),
    )
    request.addEventListener(
      'abort',
      end(() => reject(new DOMException('aborted', 'AbortError'))),
    )
    init.signal?.addEventListener('abort', () => request.abort())
    wait()
    request.send(init.body as FormData)
  })
}

/** Accepts `msg` beside `message`, as older members of the system family send it. */
function readEnvelope(text: string): (Envelope<unknown> & { msg?: string }) | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? (parsed as Envelope<unknown>) : undefined
  } catch {
    return undefined
  }
}

/** What a refusal says has to be done before anything else. */
function owedOf(envelope: ReturnType<typeof readEnvelope>): Owed | undefined {
  const told = envelope?.data
  const owes: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'owes') : undefined
  return owes === 'unlock' || owes === 'consent' || owes === 'factor' ? owes : undefined
}

/** Whether the same may still be under way, or done without our knowing: its key is kept for the next attempt. */
const isOpen = ({ status }: Reply, envelope: ReturnType<typeof readEnvelope>): boolean => {
  const told = envelope?.data
  return status >= 500 || (typeof told === 'object' && told !== null && Reflect.get(told, 'underWay') === true)
}

const never = new Promise<never>(() => undefined)

function headersOf(
  ports: ClientPorts,
  body: FormData | string | undefined,
  { authorization }: CallOptions,
): Record<string, string> {
  const token = authorization === NO_AUTH ? undefined : ports.token()
  const headers: Record<string, string> = { 'accept-language': languageTag(ports.language()) }
  if (token) headers['authorization'] = `Bearer ${token}`
  if (typeof body === 'string') headers['content-type'] = 'application/json;charset=utf-8'
  return headers
}

/** How long a request may live: uploads as long as they take, and what is sent on leaving longer than the page. */
function lifeOf(endpoint: AnyEndpoint, { signal, keepalive }: CallOptions) {
  const limit = endpoint.consumes === 'upload' ? [] : [AbortSignal.timeout(REQUEST_TIMEOUT)]
  return { signal: AbortSignal.any([...limit, ...(signal ? [signal] : [])]), ...(keepalive && { keepalive: true }) }
}

/** Makes the typed `call(endpoint, input)`. */
export function createCall(ports: ClientPorts) {
  const keys = createIdempotencyKeys()
  const fail = (message: string, code: string, status: number, data: unknown, quiet: boolean | undefined): never => {
    if (!quiet) ports.toast(message)
    throw new CallError(message, code, status, data)
  }

  /** Time-outs abort by the signal; an abort by the caller stays an AbortError. */
  const unanswered = (error: unknown, options: CallOptions): never => {
    if (options.signal?.aborted) throw error
    const words = clientMessages[ports.language()]
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    return fail(late ? words.timeout : words.offline, late ? 'timeout' : 'offline', 0, null, options.quiet)
  }

  const refused = (
    reply: Reply,
    envelope: ReturnType<typeof readEnvelope>,
    options: CallOptions,
  ): never | Promise<never> => {
    const message = envelope?.message || envelope?.msg || clientMessages[ports.language()].systemError
    const code = envelope?.code ?? 'B0001'
    const expired = reply.status >= 400 && (code === ACCESS_TOKEN_INVALID || code === REFRESH_TOKEN_INVALID)
    const owes = owedOf(envelope)
    if (owes) ports.owing(owes)
    // The lock covers everything, a toast too.
    const quiet = options.quiet === true || owes === 'unlock'
    if (!expired) return fail(message, code, reply.status, envelope?.data ?? null, quiet)
    ports.expired()
    if (code === ACCESS_TOKEN_INVALID) return never
    throw new CallError(message, code, reply.status, null)
  }

  return async function call<E extends AnyEndpoint>(
    endpoint: E,
    input: Input<E>,
    options: CallOptions = {},
  ): Promise<Data<E>> {
    const loose = input as Loose
    const body = bodyOf(endpoint, loose, options.form)
    const headers = headersOf(ports, body, options)
    const init = { method: endpoint.method, headers, body: body ?? null, ...lifeOf(endpoint, options) }
    const url = addressOf(endpoint, loose)
    const content = contentOf(`${endpoint.method} ${url}`, body)
    if (endpoint.once) headers[IDEMPOTENCY_KEY] = keys.of(content)
    const sent = options.form ? byUpload(url, init, options) : byFetch(url, init)
    const reply = await sent.catch((error: unknown) => unanswered(error, options))
    if (reply.file) return reply.file as Data<E>
    const envelope = readEnvelope(reply.text)
    if (!isOpen(reply, envelope)) keys.answered(content)
    if (reply.status < 400 && envelope?.code === SUCCESS) return envelope.data as Data<E>
    return refused(reply, envelope, options)
  }
}
