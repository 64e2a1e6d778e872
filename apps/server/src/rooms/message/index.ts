/**
 * Room message: notices to one user.
 * Owns message. Emits message.sent. Needs user.
 */
export { messageRoutes } from './message.routes.ts'
export { createMessages, type Messages } from './message.service.ts'
