/**
 * Room import: lists of enterprises, products and patents out of files, uploaded by operators or read by a command, and of
 * an enterprise's own products.
 * Owns import_run, import_problem, import_touch, import_product. Emits import.cancelled, which it hears itself.
 */
export { importRoom } from './import.room.ts'
export type { Problem } from './import-reason.policy.ts'
export { refusalSays } from './import-refusal.policy.ts'
export { reportHead, reportLine, reportName } from './import-report.policy.ts'
export { RefusedFile } from './import.thread.ts'
