/**
 * Room audit: the log of every change, and reading it.
 * Owns audit_entry. Emits nothing.
 */
export { auditRoom } from './audit.room.ts'
export { createLooks } from './audit-look.service.ts'
export { trailOf } from './audit-trail.service.ts'
export { type AuditChange, audits } from './audit.service.ts'
