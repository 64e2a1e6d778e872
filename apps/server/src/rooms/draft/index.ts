/**
 * Room draft: what people typed into forms and did not send, for them alone and on every device.
 * Owns draft, draft_cleaning. Emits nothing.
 */
export { draftRoom } from './draft.room.ts'
