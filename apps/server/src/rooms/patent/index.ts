/**
 * Room patent: bibliographic records and what they protect.
 * Owns patent, patent_event, patent_protection. Emits patent.changed.
 */
export { patentRoom } from './patent.room.ts'
export type { StatedPatent } from './patent-import.policy.ts'
export { patentImports, patentSearchFields, type PreparedPatent } from './patent-import.service.ts'
export { isOwned } from './patent.policy.ts'
export { patentChanged } from './patent.events.ts'
export { type NumberedRow, patentCardsSql, patentsNumberedSql } from './patent.repo.ts'
export { patentCard, type PatentCardRow } from './patent.view.ts'
export { type PatentRecord, type Patents, type SourcedPatent } from './patent.service.ts'
