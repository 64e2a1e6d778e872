/**
 * Room inquiry: what visitors ask enterprises and the platform, and the talk about it.
 * Owns inquiry, inquiry_entry, inquiry_block. Emits inquiry.received and inquiry.changed.
 */
export { inquiryRoom } from './inquiry.room.ts'
export type { Inquiries } from './inquiry.service.ts'
