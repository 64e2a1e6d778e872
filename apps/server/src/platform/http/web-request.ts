/** A request as the web platform knows it, for libraries that speak no other: its body streams. */
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'

/** The host is left out: nothing may depend on what a caller claims it to be. */
const ORIGIN = 'http://portal.invalid'
/** They belong to the connection, not to what is asked. */
const OF_CONNECTION = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'te'])

const hasBody = ({ headers }: FastifyRequest['raw']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whoever reads the body sees an error when the connection breaks. */
export function webRequest({ raw, method, url }: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (value !== undefined && !OF_CONNECTION.has(name)) headers.set(name, [value].flat().join(', '))
  }
  const body = hasBody(raw) ? Readable.toWeb(raw) : null
  return new Request(new URL(url, ORIGIN), {
    method,
    headers,
    ...(body === null ? {} : { body, duplex: 'half' }),
  } as RequestInit)
}
