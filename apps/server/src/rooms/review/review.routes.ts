import {
  reviewDecide,
  reviewDecideMany,
  reviewDetail,
  reviewOrganisations,
  reviewPage,
  reviewQueue,
  reviewRules,
  reviewUndo,
} from '@portal/contract/review'
import { reviewClaim, reviewRelease } from '@portal/contract/review-claim'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Reviews } from './review.service.ts'

/** The operators' queue. */
export function reviewRoutes(app: FastifyInstance, reviews: Reviews): void {
  serve(app, reviewQueue, ({ actor, query }) => reviews.queue(actor, query))
  serve(app, reviewPage, ({ actor, query }) => reviews.page(query, actor))
  serve(app, reviewRules, () => reviews.rules())
  serve(app, reviewOrganisations, ({ query }) => reviews.organisations(query.keywords))
  serve(app, reviewDetail, ({ actor, query }) => reviews.detail(actor, query))
  serve(app, reviewClaim, ({ actor, body }) => reviews.claim(actor, body.id))
  serve(app, reviewRelease, ({ actor, body }) => reviews.release(actor, body.id))
  serve(app, reviewDecide, ({ actor, body }) => reviews.decide(actor, body.parts))
  serve(app, reviewUndo, ({ actor, body }) => reviews.undo(actor, body.id))
  serve(app, reviewDecideMany, ({ actor, body, language }) => reviews.decideMany(actor, body, language))
}
