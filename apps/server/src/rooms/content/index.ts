/**
 * Room content: numbered revisions of whatever is written in revisions, and the states of what is drafted, reviewed and
 * published. Rooms declare their subjects with a schema for each kind (`contents.of`, `revisions.of`), and get documents
 * parsed by it. Owns content, content_revision.
 */
export { contentRoom } from './content.room.ts'
export { changedFields, type LoadedOf, saysTheSame } from './content-document.policy.ts'
export { contentState, isFresh, type KindState, newerRevision, stale, UNTOUCHED } from './content.policy.ts'
export { type NewestRow, newestSql } from './content.repo.ts'
export { contentHead } from './content.view.ts'
export { type ContentKind, newestEntriesSql, publishedEntriesSql } from './content-entry.repo.ts'
export type { KeptRevision, Revisions } from './content-revision.service.ts'
export { type Change, type ContentDecision, type Contents, type SaveOptions } from './content.service.ts'
export {
  contentKinds,
  type ContentOf,
  type KindRules,
  ofEach,
  type Reference,
  refuse,
  together,
} from './content-kind.policy.ts'
