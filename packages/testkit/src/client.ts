/** A typed client of a running server: the contract's endpoints, called over real HTTP. */
import type { ResultCode } from '@portal/contract/code'
import { SUCCESS } from '@portal/contract/code'
import type { AnyEndpoint, Data, Download, Envelope, Input, Language } from '@portal/contract/kit'
import { login } from '@portal/contract/user'

export interface Answer<T> extends Envelope<T> {
  status: number
  headers: Headers
}

/** What `call` throws when the server says no. */
export class Refused extends Error {
  readonly answer: Answer<unknown>

  constructor(what: string, answer: Answer<unknown>) {
    super(`${what} was refused with ${answer.status} ${answer.code}: ${answer.message}`)
    this.name = 'Refused'
    this.answer = answer
  }

  get code(): string {
    return this.answer.code
  }
}

export interface Client {
  readonly origin: string
  readonly token: string | undefined
  /** Calls and answers the data; throws Refused. */
  call<E extends AnyEndpoint>(endpoint: E, input: Input<E>): Promise<Data<E>>
  /** Calls and answers the whole envelope, whatever it says. */
  ask<E extends AnyEndpoint>(endpoint: E, input: Input<E>, headers?: Record<string, string>): Promise<Answer<Data<E>>>
  /** Calls and answers the code of the refusal; throws when the call is let in. */
  refusal<E extends AnyEndpoint>(endpoint: E, input: Input<E>): Promise<ResultCode>
  /** Sends one file as the multipart field `file`, with plain fields beside it. */
  upload<E extends AnyEndpoint>(endpoint: E, file: Blob, fields?: Record<string, string>): Promise<Data<E>>
  /** The same, answering the whole envelope, whatever it says. */
  tryUpload<E extends AnyEndpoint>(
    endpoint: E,
    file: Blob,
    fields?: Record<string, string>,
    query?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer<Data<E>>>
  /** Any request to this server with the client's credential. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

type Scalar = string | number | boolean | undefined | null
interface Loose {
  query?: Record<string, Scalar | Scalar[]>
  params?: Record<string, Scalar>
  body?: Record<string, unknown>
}

/** Path and query of a call; arrays go out indexed, what is undefined stays out. */
export function addressOf(endpoint: AnyEndpoint, { params = {}, query = {} }: Loose): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    if (value === undefined || value === null) return []
    return Array.isArray(value)
      ? value.map((one, index): [string, string] => [`${key}[${index}]`, String(one)])
      : [[key, String(value)] as [string, string]]
  })
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`
}

function bodyOf(endpoint: AnyEndpoint, body: Record<string, unknown>): FormData | string {
  if (endpoint.consumes === 'json') return JSON.stringify(body)
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) form.append(key, String(value))
  return form
}

/** The file of an answer that is to be saved. */
async function readDownload(response: Response): Promise<Download | undefined> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  if (!response.ok || name === undefined) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { name: decodeURIComponent(name), mediaType: response.headers.get('content-type') ?? '', bytes }
}

/** Reads the envelope of an answer, or the file it is; anything else is an error that shows what came instead. */
export async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const { status, headers } = response
  const download = await readDownload(response)
  if (download) return { status, headers, code: SUCCESS, message: 'ok', data: download as T }
  const text = await response.text()
  try {
    return { status, headers, ...(JSON.parse(text) as Envelope<T>) }
  } catch (error) {
    throw new Error(`${response.url} answered ${response.status} without an envelope: ${text.slice(0, 300)}`, {
      cause: error,
    })
  }
}

/** Makes a client; without `token` it is anonymous. `always`: headers of every request. */
export function createClient(
  origin: string,
  token?: string,
  language: Language = 'zh-cn',
  always: Record<string, string> = {},
): Client {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) })
    if (!headers.has('accept-language')) headers.set('accept-language', language === 'en' ? 'en' : 'zh-CN')
    if (token !== undefined && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    return fetch(origin + path, { redirect: 'manual', ...init, headers })
  }
  const ask = async <E extends AnyEndpoint>(
    endpoint: E,
    input: Input<E>,
    more: Record<string, string> = {},
  ): Promise<Answer<Data<E>>> => {
    const loose = input as Loose
    const body = loose.body && bodyOf(endpoint, loose.body)
    const headers = { ...more, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) }
    const init = body === undefined ? {} : { body }
    return readAnswer(await request(addressOf(endpoint, loose), { method: endpoint.method, headers, ...init }))
  }
  const tryUpload = async <E extends AnyEndpoint>(
    endpoint: E,
    file: Blob,
    fields: Record<string, string> = {},
    query: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data<E>>> => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    form.append('file', file)
    return readAnswer(await request(addressOf(endpoint, { query }), { method: endpoint.method, headers, body: form }))
  }
  const accepted = <T>(endpoint: AnyEndpoint, answer: Answer<T>): T => {
    if (answer.code !== SUCCESS) throw new Refused(`${endpoint.method} ${endpoint.path}`, answer)
    return answer.data
  }
  return {
    origin,
    token,
    ask,
    fetch: request,
    call: async (endpoint, input) => accepted(endpoint, await ask(endpoint, input)),
    refusal: async (endpoint, input) => {
      const { code } = await ask(endpoint, input)
      if (code === SUCCESS) throw new Error(`${endpoint.method} ${endpoint.path} was let in`)
      return code as ResultCode
    },
    upload: async (endpoint, file, fields) => accepted(endpoint, await tryUpload(endpoint, file, fields)),
    tryUpload,
  }
}

/** Signs in and answers the client of that account. */
export async function signIn(origin: string, username: string, password: string, language?: Language): Promise<Client> {
  const { accessToken } = await createClient(origin, undefined, language).call(login, { body: { username, password } })
  return createClient(origin, accessToken, language)
}
