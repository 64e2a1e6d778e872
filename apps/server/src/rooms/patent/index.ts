/**
 * Room patent: bibliographic records and what they protect.
 * Owns patent, patent_event, patent_protection. Emits nothing. Needs audit.
 */
export { isOwned } from './patent.policy.ts'
export { patentRoutes } from './patent.routes.ts'
export { createPatents, type PatentRecord, type Patents, type SourcedPatent } from './patent.service.ts'
