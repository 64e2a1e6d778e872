/**
 * Room certificate: when certificates and honours end, of products and of enterprises; reminders before they do.
 * Owns certificate_reminder, certificate_round. Emits nothing.
 */
export { certificateRoom } from './certificate.room.ts'
