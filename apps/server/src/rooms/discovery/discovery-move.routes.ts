import { moveAdd, movePage, moveRemove, pageMove } from '@portal/contract/discovery'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Moves } from './discovery-move.service.ts'

/** Where pages went that left their address. */
export function moveRoutes(app: FastifyInstance, moves: Moves): void {
  serve(app, pageMove, async ({ query }) => ({ target: await moves.target(query.address) }), {
    shows: () => [],
  })
  serve(app, movePage, ({ query }) => moves.page(query))
  serve(app, moveAdd, ({ actor, body }) => moves.add(actor, body))
  serve(app, moveRemove, ({ actor, body }) => moves.remove(actor, body.address))
}
