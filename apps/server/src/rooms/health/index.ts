/**
 * Room health: how the platform is at this moment, and its failed jobs.
 * Owns no table. Emits nothing.
 */
export { healthRoom } from './health.room.ts'
