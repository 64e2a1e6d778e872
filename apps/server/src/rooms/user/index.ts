/**
 * Room user: who may come in, and what they may do.
 * Owns organisation, user_account, user_role, user_account_role, user_session.
 * Emits permission.changed and session.ended. Needs no other room.
 */
export { permissionChanged, sessionEnded } from './user.events.ts'
export { DEMONSTRATION_PASSWORD } from './user.policy.ts'
export { userRoutes } from './user.routes.ts'
export { createUsers, type Users } from './user.service.ts'
export { unlockRoutes } from './user-unlock.routes.ts'
export { createUnlock } from './user-unlock.service.ts'
