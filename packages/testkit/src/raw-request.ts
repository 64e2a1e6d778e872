/** A request as no browser sends it: its path and its headers go out as they are. */
import { type IncomingMessage, request } from 'node:http'

/** Asks a server by GET; answers its status and all that it says. */
export async function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ hostname, port, path, headers, agent: false }).on('response', resolve).on('error', reject).end()
  const response = await promise
  const pieces = await response.setEncoding('utf8').toArray()
  return { status: response.statusCode ?? 0, text: pieces.join('') }
}
