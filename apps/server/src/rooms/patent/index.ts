/**
 * Room patent: bibliographic records and what they protect.
 * Owns patent, patent_event, patent_protection. Emits patent.changed. Needs user, audit.
 */
export type { StatedPatent } from './patent-import.policy.ts'
export { patentImports, patentWords, type PreparedPatent } from './patent-import.service.ts'
export { isOwned } from './patent.policy.ts'
export { patentChanged } from './patent.events.ts'
export { type NumberedRow, patentCardsSql, patentsNumberedSql } from './patent.repo.ts'
export { patentCard, type PatentCardRow } from './patent.view.ts'
export { patentAdminRoutes } from './patent-admin.routes.ts'
export { createPatentAdmin } from './patent-admin.service.ts'
export { patentRoutes } from './patent.routes.ts'
export { createPatents, type PatentRecord, type Patents, type SourcedPatent } from './patent.service.ts'
export { patentFigures } from './patent-figures.service.ts'
export { patentAddresses } from './patent-address.service.ts'
