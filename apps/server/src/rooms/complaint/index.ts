/**
 * Room complaint: what visitors object to on public pages, the talk with them and with the enterprise, and what came of it.
 * Owns complaint, complaint_entry, complaint_file, and everything under `complaint/` in the storage. Emits complaint.changed.
 */
export { complaintRoom } from './complaint.room.ts'
