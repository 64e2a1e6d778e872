/**
 * Room visit: how often the pages of products and enterprises are looked at, by day, without cookies and without
 * anything that tells who looked.
 * Owns visit_day, visit_salt, visit_seen. Emits nothing. Needs enterprise, product.
 */
export { visitRoutes } from './visit.routes.ts'
export { createVisits } from './visit.service.ts'
