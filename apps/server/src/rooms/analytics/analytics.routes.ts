import { articleViews, analyticsFigures } from '@portal/contract/analytics'
import type { FastifyInstance } from 'fastify'
import { rawRoute, serve } from '../../platform/http/serve.ts'
import type { Analytics } from './analytics.service.ts'

/** One transparent point. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The point that pages carry, and the figures of an enterprise. */
export function analyticsRoutes(app: FastifyInstance, analytics: Analytics): void {
  rawRoute(app, 'GET', '/visit.gif', async (request, reply) => {
    const { headers, ip: address, query } = request
    const purpose = headers['sec-purpose'] ?? headers['purpose']
    await analytics.count({ query, address, agent: headers['user-agent'] ?? '', purpose: String(purpose ?? '') })
    // Pages lie in caches; the visit must not.
    return reply.header('cache-control', 'no-store').type('image/gif').send(POINT)
  })
  serve(app, articleViews, ({ query }) => analytics.articles(query.ids))
  serve(app, analyticsFigures, ({ actor, query }) => analytics.figures(actor.organisationId, query.days))
}
