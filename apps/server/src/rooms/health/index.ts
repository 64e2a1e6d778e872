/**
 * Room health: how the platform is at this moment, and its failed jobs.
 * Owns no table. Emits nothing. Needs room audit; it is handed what it measures.
 */
export { createFailedJobs } from './health-job.service.ts'
export { healthRoutes } from './health.routes.ts'
export { createHealth } from './health.service.ts'
