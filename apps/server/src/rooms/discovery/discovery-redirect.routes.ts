import { redirectAdd, redirectPage, redirectRemove, redirectTarget } from '@portal/contract/discovery'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Redirects } from './discovery-redirect.service.ts'

/** Where pages went that left their address. */
export function redirectRoutes(app: FastifyInstance, redirects: Redirects): void {
  serve(app, redirectTarget, async ({ query }) => ({ target: await redirects.target(query.address) }), {
    shows: () => [],
  })
  serve(app, redirectPage, ({ query }) => redirects.page(query))
  serve(app, redirectAdd, ({ actor, body }) => redirects.add(actor, body))
  serve(app, redirectRemove, ({ actor, body }) => redirects.remove(actor, body.address))
}
