/**
 * Room user: who may come in, and what they may do.
 * Owns organisation, user_account, user_role, user_account_role, user_session, user_code, user_captcha, user_consent,
 * user_invitation.
 * Emits permission.changed, session.ended and account.erased. Needs rooms audit, file and message.
 */
export { accountErased, permissionChanged, sessionEnded } from './user.events.ts'
export { DEMONSTRATION_PASSWORD } from './user.policy.ts'
export { admissionRoutes } from './user-admission.routes.ts'
export { createAdministrators } from './user-administrator.service.ts'
export { createAdmissions } from './user-admission.service.ts'
export { createAgreements, createPrivacy, type Privacy } from './user-agreement.service.ts'
export { createCaptchas } from './user-captcha.service.ts'
export { createCodes } from './user-code.service.ts'
export { createIdentityProvider } from './identity-provider.ts'
export { identityRoutes } from './user-identity.routes.ts'
export { createIdentities, createLinking } from './user-identity.service.ts'
export { createRegistrations } from './user-registration.service.ts'
export { findAccounts, findOrganisations } from './user-lookup.service.ts'
export { managementRoutes } from './user-management.routes.ts'
export { createUserManagement } from './user-management.service.ts'
export { userRoutes } from './user.routes.ts'
export { memberCounts } from './user-count.service.ts'
export { createSessions } from './user-session.service.ts'
export { createUsers, type Users } from './user.service.ts'
export { countMembers } from './user-organisation.service.ts'
export { unlockRoutes } from './user-unlock.routes.ts'
export { createUnlock } from './user-unlock.service.ts'
export { createOwnAccount } from './user-own-account.service.ts'
export { profileRoutes } from './user-profile.routes.ts'
export { masked } from './user-profile.view.ts'
export { readWorkbook, type SheetToWrite, writeWorkbook } from './user-workbook.thread.ts'
export { WORKBOOK_TYPE } from './user-workbook.view.ts'
export { userFigures } from './user-figures.service.ts'
