/**
 * Room audit: the log of every change, and reading it.
 * Owns audit_entry. Emits nothing. Needs no other room; it is handed how to find accounts and organisations.
 */
export { createAuditReading } from './audit-reading.service.ts'
export { trailOf } from './audit-trail.service.ts'
export { auditRoutes } from './audit.routes.ts'
export { type AuditChange, audits } from './audit.service.ts'
