/** Pages on one host, the API on another: only the configured origins may read across. */
import type { FastifyInstance } from 'fastify'
import { rawRoute } from './serve.ts'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
/** Those of resumable uploads among them. */
const HEADERS =
  'authorization, content-type, accept-language, cache-control, idempotency-key, tus-resumable, upload-length, upload-metadata, upload-offset'
const EXPOSED =
  'content-disposition, retry-after, x-request-id, location, tus-resumable, upload-length, upload-offset, upload-expires'
const MAX_AGE_SECONDS = '7200'

/** Allows these origins. Credentials travel as a bearer header, so cookies are never allowed. */
export function allowOrigins(app: FastifyInstance, urls: readonly (URL | null)[]): void {
  const origins = new Set(urls.flatMap((url) => (url ? [url.origin] : [])))
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origins.size === 0 || !/^\/(api|file)\//.test(request.url)) return done()
    reply.header('vary', 'Origin')
    if (origin !== undefined && origins.has(origin)) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-expose-headers', EXPOSED)
    }
    done()
  })
  rawRoute(app, 'OPTIONS', '/api/*', (request, reply) => {
    const { origin } = request.headers
    if (origin !== undefined && origins.has(origin)) {
      reply.header('access-control-allow-methods', METHODS).header('access-control-allow-headers', HEADERS)
      reply.header('access-control-max-age', MAX_AGE_SECONDS)
    }
    return reply.code(204).send()
  })
}
