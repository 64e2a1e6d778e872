/**
 * Room message: notices to one user, also by mail and SMS; what went out.
 * Owns message, message_channel. Emits message.sent.
 */
export { messageRoom } from './message.room.ts'
export type { Messages } from './message.service.ts'
