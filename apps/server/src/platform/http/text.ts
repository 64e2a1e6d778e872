/** Texts that programs fetch again and again: feeds, sitemaps, notices. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Kind {
  /** Media type without its character set; that is always UTF-8. */
  type: string
  /** Seconds that the answer may be kept. */
  fresh: number
}

/** Sends a text whole; whoever has it already is told that it is still the same. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { type, fresh }: Kind,
): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `public, max-age=${fresh}`).header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}

/** Sends a text piece by piece, so that a long one never lies in memory whole. */
export function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<string>,
  { type, fresh }: Kind,
): FastifyReply {
  const source = Readable.from(pieces)
  reply
    .header('cache-control', `public, max-age=${fresh}`)
    .header('vary', 'accept-encoding')
    .type(`${type}; charset=utf-8`)
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(source)
  const zipped = createGzip({ level: 4 })
  source.on('error', (error) => zipped.destroy(error))
  return reply.header('content-encoding', 'gzip').send(source.pipe(zipped))
}
