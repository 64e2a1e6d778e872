/**
 * Room file: pictures uploaded once, re-encoded, served in several widths and formats.
 * Owns file, file_publication, and everything under `picture/` in the storage. Emits nothing. Needs no other room.
 */
export { fileRoutes } from './file.routes.ts'
export { createFiles, type Files, type PictureScope, type PreparedPicture } from './file.service.ts'
