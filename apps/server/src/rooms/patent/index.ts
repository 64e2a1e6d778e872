/**
 * Room patent: bibliographic records and what they protect.
 * Owns patent, patent_event, patent_protection. Emits nothing. Needs audit.
 */
export type { StatedPatent } from './patent-import.policy.ts'
export { type BatchCounts, patentImports, patentWords, type PreparedPatent } from './patent-import.service.ts'
export { isOwned } from './patent.policy.ts'
export { patentRoutes } from './patent.routes.ts'
export { createPatents, type PatentRecord, type Patents, type SourcedPatent } from './patent.service.ts'
export { patentFigures } from './patent-figures.service.ts'
