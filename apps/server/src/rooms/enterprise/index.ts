/**
 * Room enterprise: certification, and what visitors see of an approved enterprise.
 * Owns enterprise, enterprise_certification, enterprise_public, enterprise_suspension. Emits enterprise.submitted,
 * enterprise.suspended, enterprise.lifted, enterprise.contentSubmitted, enterprise.contentRecalled, enterprise.changed.
 * Needs user, audit, file, message, setting, content.
 */
export {
  enterpriseContentRecalled,
  enterpriseContentSubmitted,
  enterpriseLifted,
  enterpriseSubmitted,
  enterpriseSuspended,
} from './enterprise.events.ts'
export { enterpriseAdminRoutes } from './enterprise-admin.routes.ts'
export { enterpriseBooths } from './enterprise-booth.service.ts'
export { enterpriseAudiences } from './enterprise-audience.service.ts'
export { createEnterpriseAdmin } from './enterprise-admin.service.ts'
export { createCertifications } from './enterprise-certification.service.ts'
export { enterpriseContentRoutes } from './enterprise-content.routes.ts'
export { createEnterpriseContents, type EnterpriseContents, enterpriseLink } from './enterprise-content.service.ts'
export { certificationRoutes, enterpriseRoutes } from './enterprise.routes.ts'
export { createEnterprises, type Enterprises } from './enterprise.service.ts'
export type { ImportOutcome } from './enterprise-import.policy.ts'
export {
  createEnterpriseImports,
  type EnterpriseImports,
  type Holder,
  type OwnHolder,
} from './enterprise-import.service.ts'
export { createSuspensions } from './enterprise-suspension.service.ts'
export {
  enterprisesNamedSql,
  filledHallsSql,
  type HallPlace,
  type NamedEnterpriseRow,
} from './enterprise-named.repo.ts'
export { enterpriseFigures } from './enterprise-figures.service.ts'
export { enterpriseAddresses } from './enterprise-address.service.ts'
