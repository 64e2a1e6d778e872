/**
 * Room analytics: how often the pages of products, enterprises and articles are looked at, by day, without cookies and without
 * anything that tells who looked.
 * Owns analytics_day, analytics_salt, analytics_seen. Emits nothing.
 */
export { analyticsRoom } from './analytics.room.ts'
export type { PageViewCount } from './analytics.repo.ts'
export type { Analytics } from './analytics.service.ts'
