import { failedJobPage, healthState, jobDiscard, jobRetry } from '@portal/contract/health'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { FailedJobs } from './health-job.service.ts'
import type { Health } from './health.service.ts'

/** How the platform is, and its failed jobs. */
export function healthRoutes(
  app: FastifyInstance,
  { health, failedJobs }: { health: Health; failedJobs: FailedJobs },
): void {
  serve(app, healthState, () => health.state())
  serve(app, failedJobPage, ({ query }) => failedJobs.page(query))
  serve(app, jobRetry, ({ actor, body }) => failedJobs.retry(actor, body))
  serve(app, jobDiscard, ({ actor, body }) => failedJobs.discard(actor, body))
}
