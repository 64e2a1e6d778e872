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

/** Whether the caller takes Brotli and the bytes lie beside as such; a range is always of the plain bytes. */
const isCompressed = async (request: FastifyRequest, storage: Storage, key: string): Promise<boolean> =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '') &&
  request.headers.range === undefined &&
  (await storage.exists(`${key}.br`))

/** Beside what the answer varies by already. */
function varyByEncoding(reply: FastifyReply): void {
  const before = reply.getHeader('vary')
  reply.header('vary', [before ?? [], 'Accept-Encoding'].flat().join(', '))
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, etag, type }: { storage: Storage; key: string; etag: string; type: string },
): Promise<FastifyReply> {
  reply.header('etag', etag).header('content-security-policy', FILE_POLICY).header('content-encoding', 'br').type(type)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const stored = await storage.stat(key)
  reply.header('content-length', stored?.bytes ?? 0)
  return request.method === 'HEAD' ? reply.send() : reply.send(await storage.get(key))
}

/** Answers with the content of `key`, or with its `.br` where that may be and is taken. A0404 when there is none. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { storage: Storage; key: string; etag: string; type: string; mayBeCompressed?: boolean },
): Promise<FastifyReply> {
  const { storage, etag, type } = file
  const compressed = file.mayBeCompressed === true && (await isCompressed(request, storage, file.key))
  const key = compressed ? `${file.key}.br` : file.key
  if (file.mayBeCompressed) varyByEncoding(reply)
  if (compressed) return sendCompressed(request, reply, { storage, key, etag: `${etag.slice(0, -1)}-br"`, type })
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
