import { expoDetail, expoNews, expoPage, hallDetail, hallOverview } from '@portal/contract/hall'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Halls } from './hall.service.ts'

/** Halls and expos for visitors. */
export function hallRoutes(app: FastifyInstance, { halls, expos }: Halls): void {
  serve(app, hallOverview, () => halls.overview())
  serve(app, hallDetail, ({ query }) => halls.detail(query))
  serve(app, expoPage, ({ query }) => expos.page(query))
  serve(app, expoDetail, ({ query }) => expos.detail(query))
  serve(app, expoNews, ({ query }) => expos.news(query))
}
