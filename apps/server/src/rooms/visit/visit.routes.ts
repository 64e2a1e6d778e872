import { visitArticles, visitFigures } from '@portal/contract/visit'
import type { FastifyInstance } from 'fastify'
import { rawRoute, serve } from '../../platform/http/serve.ts'
import type { Visits } from './visit.service.ts'

/** One transparent point. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The point that pages carry, and the figures of an enterprise. */
export function visitRoutes(app: FastifyInstance, visits: Visits): void {
  rawRoute(app, 'GET', '/visit.gif', async (request, reply) => {
    const { headers, ip: address, query } = request
    const purpose = headers['sec-purpose'] ?? headers['purpose']
    await visits.take({ query, address, agent: headers['user-agent'] ?? '', purpose: String(purpose ?? '') })
    // Pages lie in caches; the visit must not.
    return reply.header('cache-control', 'no-store').type('image/gif').send(POINT)
  })
  serve(app, visitArticles, ({ query }) => visits.articles(query.ids))
  serve(app, visitFigures, ({ actor, query }) => visits.figures(actor.organisationId, query.days))
}
