/**
 * Answers requests for kept pages before the framework sees them. Such an answer is the same for everybody, so its header
 * lines are too, but for the number of the request: they are noted when it first goes out, with all that hooks had to say,
 * and written as they are from then on. The log names these requests; the metrics count them (`portal_kept_pages`).
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { FirstAnswer } from '../platform/http/server.ts'
import type { Logger } from '../platform/log.ts'
import { encodingOf } from './compress.ts'
import type { CachedAnswer, PageCache } from './page-cache.ts'

/** Lines that belong to one request, one connection or one form of the answer. */
const OWN_LINES = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Names and values in turns, as `writeHead` takes them. */
function linesOf(reply: FastifyReply): readonly string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    OWN_LINES.has(name) || value === undefined ? [] : [name, String(value)],
  )
}

/** Whoever reads across origins gets lines of their own. */
const isPlain = ({ method, headers }: IncomingMessage): boolean => method === 'GET' && headers.origin === undefined

/** Whether the browser has this answer already, by the tag that it sends along. */
export function alreadyHas({ headers }: Pick<IncomingMessage, 'headers'>, { etag }: CachedAnswer['headers']): boolean {
  return etag !== undefined && headers['if-none-match']?.includes(etag) === true
}

/** Notes the header lines of an answer that is on its way for the first time. */
export function noteLines(reply: FastifyReply, answer: CachedAnswer): void {
  if (answer.status !== 200 || answer.lines !== undefined || !isPlain(reply.request.raw)) return
  reply.raw.once('finish', () => {
    answer.lines = linesOf(reply)
  })
}

/** What the server asks before everything else. */
export function answerFromCache(cache: PageCache, log: Logger): FirstAnswer {
  return (request, response) => {
    if (!isPlain(request)) return false
    const answer = cache.ready(encodingOf(request.headers['accept-encoding']), request.url ?? '')
    if (answer?.lines === undefined) return false
    const { headers, content, lines } = answer
    const reqId = crypto.randomUUID()
    const status = alreadyHas(request, headers) ? 304 : 200
    if (status === 304) response.writeHead(status, [...lines, 'x-request-id', reqId]).end()
    else {
      const length = ['content-length', String(content.length)]
      response.writeHead(status, [...lines, 'x-request-id', reqId, ...length]).end(content)
    }
    log.info({ reqId, method: 'GET', route: 'kept page', status }, 'request')
    return true
  }
}
