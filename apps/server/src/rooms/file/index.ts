/**
 * Room file: pictures uploaded once, re-encoded, served in several widths and formats; pictures of people.
 * Owns file, file_publication, and everything under `picture/` in the storage. Emits file.stored and file.changed. Needs no other room.
 */
export { fileChanged, fileStored } from './file.events.ts'
export { createPortraits, type Portraits } from './file-portrait.service.ts'
export { fileOperatorRoutes } from './file-operator.routes.ts'
export { fileRoutes } from './file.routes.ts'
export { createFiles, type Files, type PictureScope, type PreparedPicture } from './file.service.ts'
