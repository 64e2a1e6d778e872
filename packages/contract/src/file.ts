/** Files: pictures (re-encoded, served in several widths), videos, models, documents, captions (uploaded in resumable steps). */
import { z } from 'zod'
import { endpoint, FileId, Instant } from './kit.ts'

export const pictureWidths = [320, 640, 960, 1280, 1600] as const
/** Bytes an uploaded picture may have. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024

/**
 * A picture as pages draw it. `widths` are the renditions that exist (never wider than the original);
 * `avif` tells whether the AVIF renditions are ready; `placeholder` is a tiny data URI,
 * '' for what can be see-through; `token` is the signed query of an unpublished file ('' for public ones).
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

export const PICTURE_ORIGINAL = 'original'

/** Address of a picture as it was sent, with every pixel; for holders of its token alone. */
export const pictureOriginalUrl = (picture: Pick<Picture, 'fileId' | 'token'>): string =>
  `/file/${picture.fileId}/${PICTURE_ORIGINAL}${picture.token}`

/** Uploads one picture (multipart field `file`; optional `crop` = "left,top,width,height" in pixels of the original). */
export const pictureUpload = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/enterprise/file/picture',
  access: 'file:upload:own',
  summary: 'Upload one picture; it is checked by content, re-encoded and answered with its renditions.',
  consumes: 'upload',
  data: Picture,
})

/** Crops a picture of one's own: the result is a new file with new pixels, the old one stays untouched. */
export const pictureCrop = endpoint({
  method: 'POST',
  again: 'unused',
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

/** Bytes that an enterprise keeps as uploaded, uploads under way among them, and how many it may keep. */
export const StorageUse = z.object({ usedBytes: z.number().int(), quotaBytes: z.number().int() })
export type StorageUse = z.infer<typeof StorageUse>

export const fileStorage = endpoint({
  method: 'GET',
  path: '/api/enterprise/file/storage',
  access: 'signed-in',
  summary: "How much storage the caller's enterprise uses, of how much; null for whoever belongs to none.",
  data: StorageUse.nullable(),
})

/** What is uploaded in resumable steps (tus 1.0.0), with what `Upload-Metadata` calls `kind`. */
export const uploadKinds = ['video', 'model', 'document', 'captions'] as const
export type UploadKind = (typeof uploadKinds)[number]
export const fileKinds = ['picture', ...uploadKinds] as const

const MEBIBYTE = 1024 * 1024
/** Bytes a file of each kind may have. */
export const uploadMaxBytes = {
  video: 2048 * MEBIBYTE,
  model: 100 * MEBIBYTE,
  document: 20 * MEBIBYTE,
  captions: MEBIBYTE,
} as const satisfies Record<UploadKind, number>

/** Endings that a file of each kind may have, by the media type that its content must be of. */
export const uploadTypes = {
  video: {
    'video/mp4': ['mp4', 'm4v'],
    'video/quicktime': ['mov', 'qt'],
    'video/webm': ['webm'],
    'video/matroska': ['mkv'],
  },
  model: { 'model/gltf-binary': ['glb'], 'model/gltf+json': ['gltf'] },
  document: {
    'application/pdf': ['pdf'],
    'image/jpeg': ['jpg', 'jpeg'],
    'image/png': ['png'],
    'image/webp': ['webp'],
  },
  captions: { 'text/vtt': ['vtt'] },
} as const satisfies Record<UploadKind, Record<string, readonly string[]>>

/** Names of the formats that a file of each kind may be in, as they are told to whoever chooses or was refused one. */
export const uploadFormats = {
  video: ['MP4', 'MOV', 'WebM', 'MKV'],
  model: ['GLB', 'glTF'],
  document: ['PDF', 'JPG', 'PNG', 'WebP'],
  captions: ['VTT'],
} as const satisfies Record<UploadKind, readonly string[]>

/** Where uploads are made: POST here, then HEAD, PATCH and DELETE under the address it answers. */
export const UPLOAD_PATH = '/api/enterprise/file/upload'
/** The file that an upload becomes has the upload's id. */
export const fileIdOfUpload = (address: string): string => address.split('?')[0]?.split('/').at(-1) ?? ''

/** Why nothing could be made of a file whose bytes were taken; each has its sentence in features/upload. */
export const fileFailures = [
  /** Not readable as what it is. */
  'damaged',
  /** Protected by a password. */
  'encrypted',
  /** A document without pages, a video without pictures. */
  'blank',
  /** Takes more time, memory or pixels to open than anything honest. */
  'excessive',
  /** Against the rules of its format; what exactly stands in `detail`. */
  'invalid',
  /** The server failed, not the file: trying again may help. */
  'unavailable',
] as const
export type FileFailure = (typeof fileFailures)[number]

/**
 * A file as pages draw it. `state` checking: `progress` per cent are done; failed: `failure` says why.
 * `url` is the address of what was uploaded ('' while it is not stored yet), `token` the signed query for whatever else
 * lies under `/file/<fileId>/` ('' for public files). `poster` stands for it: the first page, a frame, a view.
 * `detail` is what those who work on it know of it, each under a key of its own.
 */
export const Media = z.object({
  fileId: FileId,
  kind: z.enum(fileKinds),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  state: z.enum(['checking', 'ready', 'failed']),
  failure: z.enum(fileFailures).nullable(),
  progress: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  url: z.string(),
  token: z.string(),
  poster: Picture.nullable(),
  detail: z.record(z.string(), z.unknown()),
  uploadedAt: Instant,
})
export type Media = z.infer<typeof Media>

/** Address of something that was made of a file: a rendition, a playlist, a thumbnail. */
export const mediaUrl = (media: Pick<Media, 'fileId' | 'token'>, name: string): string =>
  `/file/${media.fileId}/${name}${media.token}`

/** How files of one's own are by now; unknown ones are left out. Asked again after the realtime event `file.changed`. */
export const mediaList = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/file/media',
  access: 'signed-in',
  summary: 'The state of own files, by id.',
  body: z.object({ fileIds: z.array(FileId).max(100) }),
  data: z.array(Media),
})

/** What stands in `detail.video` of a video that is ready. The names are of what lies under `/file/<fileId>/`. */
export const VideoDetail = z.object({
  /** H.264 with AAC, its index at the front; null where nothing can be transcoded: the original is served. */
  mp4: z.string().nullable(),
  /** The playlist of HLS with all its renditions. */
  hls: z.string().nullable(),
  /** Still pictures from all over the video, to choose a cover from. */
  frames: z.array(z.string()),
  sound: z.boolean(),
})
export type VideoDetail = z.infer<typeof VideoDetail>

/** What stands in `detail.captions` of captions. */
export const CaptionsDetail = z.object({
  cues: z.number().int(),
  endMs: z.number().int(),
  /** Where it breaks the rules of WebVTT, when it does: lines count from 1. */
  line: z.number().int().nullable(),
})
export type CaptionsDetail = z.infer<typeof CaptionsDetail>

/** A video as a player needs it; all addresses are complete. */
export const VideoPlayback = z.object({
  fileId: FileId,
  poster: Picture.nullable(),
  /** For every browser; `type` is its media type. */
  file: z.object({ url: z.string(), type: z.string() }),
  /** For hls.js and Safari; null: only `file`. */
  hls: z.string().nullable(),
  frames: z.array(z.object({ name: z.string(), url: z.string() })),
  sound: z.boolean(),
  /** Null: not known, because nothing could be transcoded. */
  durationMs: z.number().int().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type VideoPlayback = z.infer<typeof VideoPlayback>

/** What a player needs of a file; null unless it is a video that is ready. */
export function playbackOf(media: Media): VideoPlayback | null {
  if (media.kind !== 'video' || media.state !== 'ready') return null
  const { fileId, poster, durationMs, width, height } = media
  const { data } = VideoDetail.safeParse(media.detail['video'])
  const { mp4 = null, hls = null, frames = [], sound = true } = data ?? {}
  const original = { url: media.url, type: media.mediaType }
  return {
    fileId,
    poster,
    file: mp4 === null ? original : { url: mediaUrl(media, mp4), type: 'video/mp4' },
    hls: hls === null ? null : mediaUrl(media, hls),
    frames: frames.map((name) => ({ name, url: mediaUrl(media, name) })),
    sound,
    durationMs,
    width,
    height,
  }
}

/** Makes a picture of one of a video's frames, to be its cover. */
export const videoFrame = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/enterprise/file/frame',
  access: 'file:upload:own',
  summary: 'Make a picture of one frame of an own video.',
  body: z.object({
    fileId: FileId,
    /** One of `detail.video.frames`. */
    frame: z.string().max(40),
  }),
  data: Picture,
})
