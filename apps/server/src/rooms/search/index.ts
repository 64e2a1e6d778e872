/**
 * Room search: what somebody may be looking for, while they type. The lists that answer a search belong to their rooms.
 * Owns nothing. Emits nothing. Needs enterprise, hall, patent, product.
 */
export { searchRoutes } from './search.routes.ts'
export { createSearch } from './search.service.ts'
