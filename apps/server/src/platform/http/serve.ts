/** Binds contract and handler: `serve(app, productPage, ({ actor, query }) => products.page(actor, query))`. */
import { bilingual } from '@portal/contract/bilingual'
import type { AnyEndpoint, Download, Language } from '@portal/contract/kit'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { z } from 'zod'
import { fault } from '../errors.ts'
import { type Actor, type ActorFor, admit, type Door, identify, knownTo } from './actor.ts'
import { type Call, type Endpoints, guarded, keyOf, type RawRoute, type Shows, undeclaredRoute } from './endpoints.ts'
import { success } from './envelope.ts'
import { languageOf } from './language.ts'
import { idempotencyKeyOf } from './once.ts'
import { MOST_PAIRS, OVERLONG_QUERY, type Query, UNREADABLE_QUERY } from './query.ts'
import { readFields, takeUpload, type Upload } from './upload.ts'

declare module 'fastify' {
  interface FastifyInstance {
    endpoints: Endpoints
  }
  interface FastifyContextConfig {
    /** A form of a page posts here by itself: plain fields, urlencoded. */
    takesForm?: boolean
  }
}

/** What a handler gets: the parsed request and who sent it. */
export interface Context<E extends AnyEndpoint> {
  actor: ActorFor<E>
  query: z.output<E['query']>
  params: z.output<E['params']>
  body: z.output<E['body']>
  /** The caller's network address, '' for calls inside the process. */
  address: string
  /** Where the caller reached this server, as `https://host`, '' for calls inside the process. */
  origin: string
  /** What the caller's program calls itself, at most 300 characters. */
  userAgent: string
  /** The caller's cookies as they came; none of them says who calls. */
  cookie: string
  language: Language
  /** The file of an `upload` endpoint (else null); deleted when the handler is done. */
  upload: Upload | null
}

type Answer<E extends AnyEndpoint> = z.input<E['data']> extends null ? undefined | null | void : z.input<E['data']>

const says = {
  query: bilingual('请求地址中的参数无法识别，请检查编码', 'The query string is not validly encoded'),
  pairs: bilingual(
    `请求地址中的参数最多 ${MOST_PAIRS} 个，请减少后重试`,
    `A query may have at most ${MOST_PAIRS} parameters. Please send fewer`,
  ),
  file: bilingual('请选择要上传的文件', 'Please choose a file to upload'),
}

/** Whether a schema stands for "not read". */
const absent = (schema: z.ZodType): boolean => schema instanceof z.ZodUndefined

/** The door: runs before any byte of the body is read. */
async function enter(app: FastifyInstance, door: Door, request: FastifyRequest): Promise<void> {
  const { resolve, actors } = app.endpoints
  const header = request.headers.authorization
  const actor = knownTo(door, await identify(resolve, header, door.access === 'public'))
  // Before the door: the log names whoever was refused, too.
  actors.set(request, actor)
  admit(door, actor)
}

function queryOf(endpoint: AnyEndpoint, request: FastifyRequest): Query | undefined {
  const query = request.query as Query
  if (query === OVERLONG_QUERY) throw fault('A0400', says.pairs)
  if (query === UNREADABLE_QUERY) throw fault('A0400', says.query)
  return absent(endpoint.query) ? undefined : query
}

async function bodyOf(endpoint: AnyEndpoint, request: FastifyRequest): Promise<unknown> {
  if (absent(endpoint.body)) return undefined
  if (endpoint.consumes === 'form' && request.isMultipart()) return readFields(request)
  if (endpoint.consumes === 'json' && request.isMultipart()) throw fault('A0415')
  return request.body ?? {}
}

async function answer(
  endpoint: AnyEndpoint,
  run: (call: Call) => Promise<unknown>,
  request: FastifyRequest,
  options: Pick<ServeOptions, 'folder' | 'maxBytes'>,
) {
  const call: Call = {
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    cookie: request.headers.cookie ?? '',
    idempotencyKey: idempotencyKeyOf(endpoint, request),
    actor: request.server.endpoints.actors.get(request) ?? null,
    query: queryOf(endpoint, request),
    params: absent(endpoint.params) ? undefined : request.params,
    body: await bodyOf(endpoint, request),
    address: request.ip,
    origin: `${request.protocol}://${request.host}`,
    language: languageOf(request.headers['accept-language']),
    upload: null,
    shown: null,
  }
  if (endpoint.consumes !== 'upload') return run(call)
  const upload = await takeUpload(request, { folder: options.folder ?? '', maxBytes: options.maxBytes ?? 0 })
  if (!upload) throw fault('A0700', says.file)
  try {
    return await run({ ...call, upload })
  } finally {
    await upload.remove()
  }
}

/** The header that makes browsers save what they get, under its name in any script (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}

/** A file goes out as it is, everything else in the envelope. */
function send(endpoint: AnyEndpoint, data: unknown, reply: FastifyReply) {
  if (endpoint.answers !== 'file') return success(data)
  const { name, mediaType, bytes } = data as z.input<typeof Download>
  const whole = bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .send(whole ?? Readable.from(bytes))
}

export interface ServeOptions<E extends AnyEndpoint = AnyEndpoint> {
  /** Public calls: the tags of an answer, for kept pages that show it. Without, they are dropped with any change. */
  shows?: Shows<E>
  /** Uploads: bytes a file may have, enforced while it streams. */
  maxBytes?: number
  /** Uploads: where the file lies until the handler is done. */
  folder?: string
}

/** Serves one endpoint: access first, then validation, then the handler, and its answer in the envelope. */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (context: Context<E>) => Promise<Answer<E>> | Answer<E>,
  options: ServeOptions<E> = {},
): void {
  const { idempotency } = app.endpoints
  const run = guarded(endpoint, async (call) => handler(call as unknown as Context<E>), idempotency, options.shows)
  if (app.endpoints.served.has(keyOf(endpoint))) throw new Error(`${endpoint.path} is served twice`)
  app.endpoints.served.set(keyOf(endpoint), run)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    onRequest: (request) => enter(app, endpoint, request),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return send(endpoint, await answer(endpoint, run, request, options), reply)
    },
  })
}

/** The actor of a request that passed the door of a raw route. */
export const actorOf = (request: FastifyRequest): Actor | null => request.server.endpoints.actors.get(request) ?? null

/**
 * Serves what cannot be an endpoint (streams, files, documents). The route must be declared (`rawRoutes` of its room's
 * manifest, raw-routes.ts for the platform's own), which also says who may call; that is enforced as for endpoints. HEAD comes along with GET where the list has it.
 */
export function rawRoute(
  app: FastifyInstance,
  method: RawRoute['method'],
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => ReturnType<RouteHandlerMethod>,
): void {
  const route = app.endpoints.raw.find((one) => one.method === method && one.url === url)
  if (!route) throw undeclaredRoute(method, url)
  const exposeHeadRoute = app.endpoints.raw.some((one) => one.method === 'HEAD' && one.url === url)
  const config = { takesForm: route.takesForm ?? false }
  app.route({
    method,
    url,
    config,
    exposeHeadRoute,
    onRequest: (request) => enter(app, route, request),
    handler,
  })
}
