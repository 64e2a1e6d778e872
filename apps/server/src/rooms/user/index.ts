/**
 * Room user: who may come in, and what they may do.
 * Owns organisation, user_account, user_role, user_account_role, user_session, user_code, user_captcha, user_consent,
 * user_invitation, user_factor, user_recovery_code, user_challenge, user_passkey, user_passkey_challenge,
 * user_saved_view.
 * Emits permission.changed, session.ended, session.lock and account.erased.
 */
export { permissionChanged } from './user.events.ts'
export { userRoom } from './user.room.ts'
export { DEMONSTRATION_PASSWORD } from './user.policy.ts'
export { createAdministrators } from './user-administrator.service.ts'
export type { Privacy } from './user-agreement.service.ts'
export { findOrganisations } from './user-lookup.service.ts'
export { programOf } from './user-device.policy.ts'
export { memberCounts } from './user-count.service.ts'
export { nicknameSql } from './user.repo.ts'
export { createUsers, type Users } from './user.service.ts'
export { countMembers } from './user-organisation.service.ts'
export { masked } from './user-profile.view.ts'
