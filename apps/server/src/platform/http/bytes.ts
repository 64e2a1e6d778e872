/** Sends stored bytes: whole, a range of them, or nothing when the browser still has them. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../errors.ts'
import type { ByteRange, Storage } from '../storage.ts'

/** Nothing in an uploaded file may run, whatever it pretends to be. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Reads one range of `bytes=…`; null for none (or several, which are answered whole), 'outside' when it cannot be met. */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const last = bytes - 1
  if (match[1] === '') {
    const suffix = Number(match[2])
    return suffix === 0 ? 'outside' : { start: Math.max(0, bytes - suffix), end: last }
  }
  const start = Number(match[1])
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last)
  return start > last || start > end ? 'outside' : { start, end }
}

/** Answers with the content of `key`. A0404 when there is none. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { storage: Storage; key: string; etag: string; type: string },
): Promise<FastifyReply> {
  const { storage, key, etag, type } = file
  reply.header('etag', etag).header('accept-ranges', 'bytes').header('content-security-policy', FILE_POLICY)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const stored = await storage.stat(key)
  if (!stored) throw fault('A0404')
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, stored.bytes) : null
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${stored.bytes}`).send()
  reply.type(type)
  reply.header('content-length', range ? range.end - range.start + 1 : stored.bytes)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.bytes}`)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await storage.get(key, range ?? undefined))
}
