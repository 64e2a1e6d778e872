/**
 * Room review: what waits for an operator, and the decision.
 * Owns review_item. Emits review.changed. Needs user, audit, message, setting, enterprise, product.
 */
export { reviewRoutes } from './review.routes.ts'
export { createReviews } from './review.service.ts'
export { reviewFigures, reviewsWaiting } from './review-figures.service.ts'
