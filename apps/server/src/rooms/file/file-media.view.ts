/** What leaves the room of files that are not pictures, or of all of them. */
import { Media, mediaUrl, type Picture } from '@portal/contract/file'
import { failureOf, madeNameOf, originalName } from './file-media.policy.ts'

export interface MediaRow {
  id: string
  kind: string
  name: string
  media_type: string
  bytes: string
  state: string
  failure: string | null
  stored: boolean
  progress: number
  width: number | null
  height: number | null
  duration_ms: number | null
  detail: unknown
  created_at: Date
}

/** Where it lies as a whole: what was uploaded, or for everybody what was made of it. */
const nameFor = (row: MediaRow, token: string): string =>
  (token === '' ? madeNameOf(row) : null) ?? originalName(row.media_type)

/** A file as pages draw it. `token` '' for public files. */
export const mediaView = (row: MediaRow, token: string, poster: Picture | null): Media => ({
  fileId: row.id,
  kind: Media.shape.kind.parse(row.kind),
  name: row.name,
  mediaType: row.media_type,
  bytes: Number(row.bytes),
  state: Media.shape.state.parse(row.state),
  failure: failureOf(row.failure),
  progress: row.progress,
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  url: row.stored && row.kind !== 'picture' ? mediaUrl({ fileId: row.id, token }, nameFor(row, token)) : '',
  token,
  poster,
  detail: Media.shape.detail.parse(row.detail),
  uploadedAt: row.created_at.toISOString(),
})
