/**
 * Room file: pictures uploaded once, re-encoded, served in several widths and formats; pictures of people; videos, models,
 * documents and captions, uploaded in resumable steps.
 * Owns file, file_publication, file_storage, file_upload, file_upload_piece, and everything under `picture/`, `file/` and `upload/` in
 * the storage. Emits file.stored and file.changed.
 */
export { fileRoom } from './file.room.ts'
export { pictureOfPdf } from './file-document.jobs.ts'
export type { Portraits } from './file-portrait.service.ts'
export { type DrawnRow, picturesSql } from './file.repo.ts'
export { assertUsable, type Referred } from './file-reference.service.ts'
export { MODEL_NAME } from './file-media.policy.ts'
export { type MediaLibrary, type PreparedMedia } from './file-media.service.ts'
export { type Files, type PictureScope, type PreparedPicture } from './file.service.ts'
export { filesOfEnterprise } from './file-overview.service.ts'
export { storageQuota } from './file-storage.policy.ts'
export { fileUsage } from './file-usage.service.ts'
