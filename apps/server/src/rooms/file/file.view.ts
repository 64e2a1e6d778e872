/** What leaves the room. */
import type { Picture } from '@portal/contract/file'

export interface PictureRow {
  id: string
  width: number
  height: number
  widths: number[]
  avif: boolean
  placeholder: string
}

/** A picture as pages draw it; whoever shows it knows the alternative text. `token` '' for public files. */
export const pictureView = (row: PictureRow, token: string): Picture => ({
  fileId: row.id,
  alt: '',
  width: row.width,
  height: row.height,
  widths: row.widths,
  avif: row.avif,
  placeholder: row.placeholder,
  token,
})

/** What somebody is told of a file they uploaded. */
export const uploadedView = (row: {
  id: string
  name: string
  media_type: string
  bytes: string
  width: number | null
  height: number | null
  created_at: Date
}) => ({
  id: row.id,
  name: row.name,
  mediaType: row.media_type,
  bytes: Number(row.bytes),
  width: row.width,
  height: row.height,
  uploadedAt: row.created_at.toISOString(),
})
