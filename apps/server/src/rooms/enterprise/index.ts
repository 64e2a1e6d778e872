/**
 * Room enterprise: certification, and what visitors see of an approved enterprise.
 * Owns enterprise, enterprise_public. Emits enterprise.submitted. Needs user, audit, message.
 */
export { enterpriseSubmitted } from './enterprise.events.ts'
export { enterpriseRoutes } from './enterprise.routes.ts'
export { createEnterprises, type Enterprises } from './enterprise.service.ts'
