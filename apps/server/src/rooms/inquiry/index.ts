/**
 * Room inquiry: what visitors ask enterprises and the platform, and the talk about it.
 * Owns inquiry, inquiry_entry, inquiry_block. Emits inquiry.received and inquiry.changed.
 * Needs user, dict, audit, message, enterprise, product.
 */
export { inquiryAuthors } from './inquiry-author.service.ts'
export { inquiryFormRoutes } from './inquiry-form.routes.ts'
export { inquiriesWaiting, inquiryFigures } from './inquiry-figures.service.ts'
export { inquiryRoutes } from './inquiry.routes.ts'
export { createInquiries, type Inquiries } from './inquiry.service.ts'
