/** Whether a form was posted from a page of ours. */
import type { FastifyRequest } from 'fastify'

/**
 * Browsers say where a form stands: by `Sec-Fetch-Site`, older ones by `Origin` alone. What says neither is no browser,
 * and nobody's page made it send anything. `publicUrl`: where people reach the pages; else the host that was asked.
 */
export function isFromHere(request: FastifyRequest, publicUrl: URL | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return true
  const here = [`${request.protocol}://${request.host}`, ...(publicUrl ? [publicUrl.origin] : [])]
  return here.includes(origin)
}
