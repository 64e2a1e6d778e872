/** Where this machine finds the site, for what has to name an origin while no public address is set. */
import type { FastifyRequest } from 'fastify'
import { isLocal } from '../local-host.ts'

/**
 * The origin that was asked for, if that is a name of this machine. Any other is what whoever asked wrote there: it would
 * lead search engines, readers and what is kept on the way elsewhere.
 */
export function localOrigin({ protocol, headers, raw }: FastifyRequest): string {
  const asked = URL.parse(`${protocol}://${headers.host}`)
  return asked && isLocal(asked.hostname) ? asked.origin : `http://localhost:${raw.socket.localPort}`
}
