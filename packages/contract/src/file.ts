/** Pictures: uploaded once, re-encoded, served in several widths. */
import { z } from 'zod'
import { endpoint, FileId } from './kit.ts'

export const pictureWidths = [320, 640, 960, 1280, 1600] as const
/** Bytes an uploaded picture may have. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024

/**
 * A picture as pages draw it. `widths` are the renditions that exist (never wider than the original);
 * `avif` tells whether the AVIF renditions are ready; `placeholder` is a tiny data URI;
 * `token` is the signed query of an unpublished file ('' for public ones).
 */
export const Picture = z.object({
  fileId: FileId,
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  avif: z.boolean(),
  placeholder: z.string(),
  token: z.string(),
})
export type Picture = z.infer<typeof Picture>

/** Address of one rendition. */
export const pictureUrl = (
  picture: Pick<Picture, 'fileId' | 'token'>,
  width: number,
  format: 'webp' | 'avif',
): string => `/file/${picture.fileId}/${width}.${format}${picture.token}`

/** Uploads one picture (multipart field `file`; optional `crop` = "left,top,width,height" in pixels of the original). */
export const pictureUpload = endpoint({
  method: 'POST',
  path: '/api/enterprise/file/picture',
  access: 'file:upload:own',
  summary: 'Upload one picture; it is checked by content, re-encoded and answered with its renditions.',
  consumes: 'upload',
  data: Picture,
})

/** Crops a picture of one's own: the result is a new file with new pixels, the old one stays untouched. */
export const pictureCrop = endpoint({
  method: 'POST',
  path: '/api/enterprise/file/crop',
  access: 'file:upload:own',
  summary: 'Crop an uploaded picture; answers the new picture.',
  body: z.object({
    fileId: FileId,
    /** Fractions 0–1 of the original's width and height. */
    left: z.number().min(0).max(1),
    top: z.number().min(0).max(1),
    width: z.number().gt(0).max(1),
    height: z.number().gt(0).max(1),
  }),
  data: Picture,
})
