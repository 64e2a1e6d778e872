/**
 * Room discovery: how the website is found and shared: sitemap, feeds, what robots may read, whom to tell of a hole.
 * Needs setting, news, and what every room says of its public addresses; that is handed to it.
 */
export { createDiscovery } from './discovery.service.ts'
export { discoveryRoutes } from './discovery.routes.ts'
