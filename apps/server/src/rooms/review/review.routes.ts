import { reviewDecide, reviewDetail, reviewPage } from '@portal/contract/review'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Reviews } from './review.service.ts'

/** The operators' queue. */
export function reviewRoutes(app: FastifyInstance, reviews: Reviews): void {
  serve(app, reviewPage, ({ query }) => reviews.page(query))
  serve(app, reviewDetail, ({ actor, query }) => reviews.detail(actor, query.id))
  serve(app, reviewDecide, ({ actor, body }) => reviews.decide(actor, body))
}
