/**
 * Room content: states and numbered revisions of everything that is drafted, reviewed and published, whatever room its
 * subject belongs to. Owns content, content_revision.
 */
export { contentRoom } from './content.room.ts'
export { contentState, type KindState, UNTOUCHED } from './content.policy.ts'
export { type Newest, newestSql } from './content.repo.ts'
export { contentHead } from './content.view.ts'
export { keptCertificates } from './content-certificate.service.ts'
export { publicCertificates } from './content-certificate.view.ts'
export { type Change, type ContentDecision, type Contents, type SaveOptions } from './content.service.ts'
export {
  contentKinds,
  type ContentOf,
  type KindRules,
  type LoadedOf,
  ofEach,
  type Reference,
  refuse,
  together,
} from './content-kind.policy.ts'
