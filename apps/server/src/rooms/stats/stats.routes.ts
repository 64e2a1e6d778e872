import { statsDashboard } from '@portal/contract/stats'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Stats } from './stats.service.ts'

/** The dashboard of the console. */
export function statsRoutes(app: FastifyInstance, stats: Stats): void {
  serve(app, statsDashboard, ({ actor }) => stats.dashboard(actor))
}
