/** Room audit: the log of every change. Owns audit_entry. Emits nothing. Needs no other room. */
export { audits } from './audit.service.ts'
