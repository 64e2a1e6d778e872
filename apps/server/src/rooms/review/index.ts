/**
 * Room review: what waits for an operator, and the decision.
 * Owns review_item, review_claim, review_round. Emits review.changed.
 */
export { reviewRoom } from './review.room.ts'
