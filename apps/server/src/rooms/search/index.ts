/**
 * Room search: what somebody may be looking for, while they type. The lists that answer a search belong to their rooms.
 * Owns nothing. Emits nothing.
 */
export { searchRoom } from './search.room.ts'
