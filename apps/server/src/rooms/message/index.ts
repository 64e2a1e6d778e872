/**
 * Room message: notices to one user, also by mail and SMS; what went out.
 * Owns message, message_channel. Emits message.sent. Needs user.
 */
export { createChannels } from './message-channel.service.ts'
export { createOutgoing } from './message-outgoing.service.ts'
export { messageRoutes } from './message.routes.ts'
export { createMessages, type Messages } from './message.service.ts'
