/**
 * Room visit: how often the pages of products, enterprises and articles are looked at, by day, without cookies and without
 * anything that tells who looked.
 * Owns visit_day, visit_salt, visit_seen. Emits nothing.
 */
export { visitRoom } from './visit.room.ts'
export type { VisitCount } from './visit.repo.ts'
export type { Visits } from './visit.service.ts'
