/**
 * Room discovery: how the website is found and shared: sitemap, feeds, what robots may read, whom to tell of a hole,
 * the pictures of shared links, where pages went that left their address. Owns discovery_move and everything under
 * `share/` in the storage. Needs user, audit, file, setting, enterprise, product, news, hall, and what every room says of its public addresses; that is handed to it.
 */
export { createSharing } from './discovery-share.service.ts'
export type { SharedThings } from './shared-thing.ts'
export { defineShareJobs } from './discovery-share.jobs.ts'
export { createShareRenderer } from './share-renderer.ts'
export { createMoves } from './discovery-move.service.ts'
export { moveRoutes } from './discovery-move.routes.ts'
export { createDiscovery } from './discovery.service.ts'
export { discoveryRoutes } from './discovery.routes.ts'
