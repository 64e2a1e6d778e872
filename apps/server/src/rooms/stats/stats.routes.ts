import { statsDashboard, statsWaiting } from '@portal/contract/stats'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Funnel } from './stats-funnel.service.ts'
import type { Stats } from './stats.service.ts'

/** The dashboard of the console. */
export function statsRoutes(app: FastifyInstance, stats: Stats): void {
  serve(app, statsWaiting, ({ actor }) => stats.waiting(actor))
  serve(app, statsDashboard, ({ actor }) => stats.dashboard(actor))
}
