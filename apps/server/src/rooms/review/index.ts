/**
 * Room review: what waits for an operator, and the decision.
 * Owns review_item, review_claim. Emits review.changed.
 */
export { reviewRoom } from './review.room.ts'
