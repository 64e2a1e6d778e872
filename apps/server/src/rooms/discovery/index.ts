/**
 * Room discovery: how the website is found and shared: sitemap, feeds, what robots may read, whom to tell of a hole,
 * the pictures of shared links, where pages went that left their address. Owns discovery_redirect and everything under
 * `share/` in the storage.
 */
export { discoveryRoom } from './discovery.room.ts'
