/**
 * Room complaint: what visitors object to on public pages, the talk with them and with the enterprise, and what came of it.
 * Owns complaint, complaint_entry, complaint_file, and everything under `complaint/` in the storage. Emits complaint.changed. Needs user, audit, message, product.
 */
export { complaintAuthors } from './complaint-author.service.ts'
export { complaintRoutes } from './complaint.routes.ts'
export { complaintFormRoutes } from './complaint-form.routes.ts'
export { createComplaints } from './complaint.service.ts'
export { complaintsWaiting } from './complaint-figures.service.ts'
