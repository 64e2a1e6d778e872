/**
 * Room stats: the platform in figures, kept by day.
 * Owns operation_day. Emits nothing. Needs what every room says of itself; it is handed to it.
 */
export { statsRoutes } from './stats.routes.ts'
export { createStats } from './stats.service.ts'
