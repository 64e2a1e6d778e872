import { draftKeep, draftList, draftRemove } from '@portal/contract/draft'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Drafts } from './draft.service.ts'

/** One's own drafts. */
export function draftRoutes(app: FastifyInstance, drafts: Drafts): void {
  serve(app, draftList, ({ actor, query }) => drafts.list(actor, query))
  serve(app, draftKeep, ({ actor, body, userAgent }) => drafts.keep(actor, body, userAgent))
  serve(app, draftRemove, ({ actor, body }) => drafts.remove(actor, body))
}
