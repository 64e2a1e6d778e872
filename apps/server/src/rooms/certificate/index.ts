/**
 * Room certificate: when certificates and honours end, of products and of enterprises; reminders before they do.
 * Owns certificate_reminder, certificate_round. Emits nothing. Needs content, message, product.
 */
export { certificateRoutes } from './certificate.routes.ts'
export { createCertificates } from './certificate.service.ts'
