/**
 * Room stats: the platform in figures, kept by day.
 * Owns operation_day. Emits nothing.
 */
export { statsRoom } from './stats.room.ts'
