/** The HTTP server without its routes: parsing, refusals, headers, logging, metrics. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { fault } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { StorageFullError } from '../storage.ts'
import { readForm, readJson } from './body.ts'
import { allowOrigins } from './cors.ts'
import type { Endpoints } from './endpoints.ts'
import { faultOf, refused } from './envelope.ts'
import { languageOf } from './language.ts'
import { readQuery } from './query.ts'
import { rawRoute } from './serve.ts'
import { onlyListedRoutes } from './walk.ts'

/** Answers a request before the framework sees it; false: it has not. */
export type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

export interface ServerOptions {
  endpoints: Endpoints
  log: Logger
  metrics: Metrics
  first: FirstAnswer
  /** Addresses of proxies in front whose forwarding headers are believed. None by default. */
  trustProxy: false | string[]
  /** Where browsers reach the pages, and the API when it lies on another host. */
  publicUrl: URL | null
  apiOrigin: URL | null
  /** Whether browsers may reach hosts below that of the pages by HTTPS only, too. */
  hstsSubdomains: boolean
}

const JSON_MAX_BYTES = 1024 * 1024
const REQUEST_TIMEOUT_MS = 300_000
/** A hundred identifiers in one segment of a path, separated by commas. */
const PATH_SEGMENT_MAX = 2_000
/** Of answers that no page policy is set for: data, files, refusals. Nothing in them may run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Pages show the sentence, programs get the envelope. */
const isProgram = (request: FastifyRequest): boolean =>
  request.url.startsWith('/api/') || !(request.headers.accept ?? '').includes('text/html')

/** Answers a refusal, in the envelope or, for somebody who opened a page, as plain text. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = faultOf(error)
  if (refusal.status >= 500)
    request.log.error({ err: refusal.cause ?? error, url: request.url.split('?')[0] }, 'failed')
  if (refusal.cause instanceof StorageFullError) request.log.error({ err: refusal.cause }, 'no room for files')
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  const wait =
    refusal.data !== null && typeof refusal.data === 'object' ? Reflect.get(refusal.data, 'retryAfter') : null
  if (typeof wait === 'number') reply.header('retry-after', wait)
  reply.code(refusal.status).header('cache-control', 'no-store')
  if (isProgram(request)) return reply.send(refused(refusal, languageOf(request.headers['accept-language'])))
  const { 'zh-cn': chinese, en } = refusal.says
  return reply.type('text/plain; charset=utf-8').send(`${chinese}\n${en}\n`)
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    readJson(body),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async ({ routeOptions, is404 }: FastifyRequest, body: Buffer) => {
      if (is404) throw fault('C0113')
      if (!routeOptions.config.takesForm) throw fault('A0415')
      return readForm(body)
    },
  )
}

/** They say something of pages alone; a page fetches dozens of files, and would carry them with each. */
const DOCUMENT_HEADERS = ['cross-origin-opener-policy', 'origin-agent-cluster']

const isDocument = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html')

/** Scripts and styles: no browser shows them on their own, puts them into a frame or follows a link from there. */
const isPartOfDocument = (reply: FastifyReply): boolean =>
  /^(text\/css|(text|application)\/javascript)/.test(String(reply.getHeader('content-type')))
/** A page fetches dozens of them, mostly shorter than what would stand above each; what is said of the host, it has said. */
const PART_NEEDS_NOT = [
  ...DOCUMENT_HEADERS,
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
  'x-request-id',
]

const YEAR_SECONDS = 365 * 24 * 3600

/** Browsers that were here by HTTPS come no other way for a year (RFC 6797). */
function transportSecurity({ publicUrl, hstsSubdomains }: ServerOptions): Record<string, string> {
  if (publicUrl?.protocol !== 'https:') return {}
  return { 'strict-transport-security': `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}` }
}

function setHeaders(app: FastifyInstance, options: ServerOptions): void {
  const always = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': options.apiOrigin ? 'same-site' : 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...transportSecurity(options),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isPartOfDocument(reply)) {
      for (const name of PART_NEEDS_NOT) reply.removeHeader(name)
      return done()
    }
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY)
    if (isDocument(reply)) reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    else for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
    done()
  })
}

function observe(app: FastifyInstance, metrics: Metrics): void {
  // Hooks that wait for nothing say so by `done`: a promise for each would be made with every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    const entry = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    const user = app.endpoints.actors.get(request)?.userId
    request.log.info({ ...entry, address: request.ip, user }, 'request')
    done()
  })
}

/** Refuses what is not even HTTP, or whose headers have no end. */
function refuseGarbage(_error: Error, socket: import('node:net').Socket): void {
  const body = '{"code":"A0400","data":null,"message":"请求参数有误"}'
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close`
  if (socket.writable) socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

/** Node's server, as the framework would make it, with somebody who is asked first. */
const serverWith = (first: FirstAnswer) => (handle: RequestListener, settings: FastifyServerOptions) => {
  const server = createHttpServer((request, response) => {
    if (!first(request, response)) handle(request, response)
  })
  server.keepAliveTimeout = settings.keepAliveTimeout ?? server.keepAliveTimeout
  server.requestTimeout = settings.requestTimeout ?? server.requestTimeout
  return server
}

/** Makes the server. Routes are added by the caller; the start fails when one of them is not declared. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: options.trustProxy,
    serverFactory: serverWith(options.first),
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: readQuery, maxParamLength: PATH_SEGMENT_MAX },
    frameworkErrors: (error: FastifyError, request, reply) => void sendRefusal(error, request, reply),
    clientErrorHandler: refuseGarbage,
  }) as unknown as FastifyInstance
  app.decorate('endpoints', options.endpoints)
  onlyListedRoutes(app)
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendRefusal(fault('C0113'), request, reply))
  readBodies(app)
  observe(app, options.metrics)
  setHeaders(app, options)
  allowOrigins(app, [options.publicUrl, options.apiOrigin])
  await app.register(multipart, { throwFileSizeLimit: false })
  // Pages are served under every other address; what looks like a call must never get one.
  rawRoute(app, 'GET', '/api/*', () => {
    throw fault('C0113')
  })
  return app
}
