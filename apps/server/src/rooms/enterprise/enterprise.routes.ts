import { entAuth, enterpriseDetail, enterprisePage, entInfo } from '@portal/contract/enterprise'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Enterprises } from './enterprise.service.ts'

/** Certification for members, cards and pages for visitors. */
export function enterpriseRoutes(app: FastifyInstance, enterprises: Enterprises): void {
  serve(app, entInfo, ({ actor }) => enterprises.info(actor))
  serve(app, entAuth, ({ actor, body }) => enterprises.submit(actor, body))
  serve(app, enterprisePage, ({ query }) => enterprises.page(query))
  serve(app, enterpriseDetail, ({ query }) => enterprises.detail(query.id))
}
