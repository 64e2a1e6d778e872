/**
 * Room stats: the platform in figures, kept by day.
 * Owns operation_day. Emits nothing. Needs visit and inquiry; what every room says of itself is
 * handed to it.
 */
export { createFunnel } from './stats-funnel.service.ts'
export { statsRoutes } from './stats.routes.ts'
export { createStats } from './stats.service.ts'
