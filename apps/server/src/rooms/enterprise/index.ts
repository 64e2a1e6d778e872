/**
 * Room enterprise: certification, and what visitors see of an approved enterprise.
 * Owns enterprise, enterprise_public, enterprise_suspension. Emits enterprise.submitted,
 * enterprise.recalled, enterprise.suspended, enterprise.lifted, enterprise.contentSubmitted, enterprise.contentRecalled, enterprise.changed.
 */
export { enterpriseRoom } from './enterprise.room.ts'
export {
  enterpriseContentRecalled,
  enterpriseContentSubmitted,
  enterpriseLifted,
  enterpriseRecalled,
  enterpriseSubmitted,
  enterpriseSuspended,
} from './enterprise.events.ts'
export { enterpriseCertificates } from './enterprise-certificate.policy.ts'
export { publicCertificates } from './enterprise-certificate.view.ts'
export { enterpriseBooths } from './enterprise-booth.service.ts'
export { enterpriseAudiences } from './enterprise-audience.service.ts'
export type { EnterpriseContents } from './enterprise-content.service.ts'
export type { Enterprises } from './enterprise.service.ts'
export type { ImportOutcome } from './enterprise-import.policy.ts'
export { type EnterpriseImports, type Holder, type OwnHolder } from './enterprise-import.service.ts'
export {
  enterprisesNamedSql,
  filledHallsSql,
  type HallPlace,
  type NamedEnterpriseRow,
} from './enterprise-named.repo.ts'
