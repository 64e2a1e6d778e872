import { statsDashboard, statsFunnel, statsWaiting } from '@portal/contract/stats'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Funnel } from './stats-funnel.service.ts'
import type { Stats } from './stats.service.ts'

/** The dashboards: of the console, and of an enterprise. */
export function statsRoutes(app: FastifyInstance, { stats, funnels }: { stats: Stats; funnels: Funnel }): void {
  serve(app, statsFunnel, ({ actor, query }) => funnels.funnel(actor.organisationId, query))
  serve(app, statsWaiting, ({ actor }) => stats.waiting(actor))
  serve(app, statsDashboard, ({ actor }) => stats.dashboard(actor))
}
