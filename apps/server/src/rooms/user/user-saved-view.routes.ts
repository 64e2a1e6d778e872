import { savedViewList, savedViewRemove, savedViewSave } from '@portal/contract/saved-view'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { SavedViews } from './user-saved-view.service.ts'

/** One's own saved views of lists. */
export function savedViewRoutes(app: FastifyInstance, views: SavedViews): void {
  serve(app, savedViewList, ({ actor, query }) => views.list(actor, query.list))
  serve(app, savedViewSave, ({ actor, body }) => views.save(actor, body))
  serve(app, savedViewRemove, ({ actor, body }) => views.remove(actor, body.id))
}
