/** What is accepted, which renditions it gets, who may see them. */
import { bilingual } from '@portal/contract/bilingual'
import { PICTURE_MAX_BYTES, pictureWidths } from '@portal/contract/file'
import type { Bilingual } from '@portal/contract/kit'
import { fault } from '../../platform/errors.ts'

/** Media types by what the first bytes say; the file's name and the sender's word count for nothing. */
export const acceptedTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/avif',
  'image/gif',
])

/** Pixels of an original; a small file can announce more than any memory holds. */
export const MOST_PIXELS = 64_000_000
/** WebP knows no side longer than this. */
const LONGEST_SIDE = 16_383

const megapixels = MOST_PIXELS / 1_000_000
const says = {
  type: bilingual(
    '只能上传 JPG、PNG、WebP、AVIF 或 GIF 图片，该文件的内容不是其中任何一种',
    'Only JPG, PNG, WebP, AVIF or GIF pictures can be uploaded; the content of this file is none of them',
  ),
  damaged: bilingual(
    '图片已损坏或不完整，无法读取，请重新导出后上传',
    'The picture is damaged or incomplete. Please export it again and upload that',
  ),
  pixels: bilingual(
    `图片像素过多，最多 ${megapixels * 100} 万像素，请缩小后上传`,
    `The picture has too many pixels (at most ${megapixels} megapixels). Please scale it down`,
  ),
  narrow: bilingual('图片过于狭长，请裁剪后上传', 'The picture is too long and narrow. Please crop it first'),
  empty: bilingual('文件是空的，请重新选择', 'The file is empty. Please choose another one'),
  crop: bilingual('裁剪区域不在图片内', 'The crop lies outside the picture'),
  missing: bilingual('图片不存在或已被删除，请重新上传', 'The picture does not exist any more. Please upload it again'),
  often: bilingual('上传过于频繁，请稍后再试', 'Too many uploads. Please try again later'),
} satisfies Record<string, Bilingual>

export const refusals = {
  type: () => fault('A0415', says.type),
  damaged: (cause: unknown) => fault('A0700', says.damaged, null, cause),
  pixels: () => fault('A0700', says.pixels),
  empty: () => fault('A0700', says.empty),
  missing: () => fault('A0404', says.missing),
  often: (retryAfter: number) => fault('A0501', says.often, { retryAfter }),
}

/** Pictures that one person may upload of themselves within an hour. */
export const PORTRAITS_PER_HOUR = { limit: 30, windowSeconds: 3600 }
/** Sides of a portrait's renditions, in pixels: lists and heads, the profile. */
export const PORTRAIT_SIDES = [256, 512] as const

/** Uploads of one enterprise within an hour; each costs a second of computing. */
export const UPLOADS_PER_HOUR = { limit: 600, windowSeconds: 3600 }
export const MAX_BYTES = PICTURE_MAX_BYTES

export interface Size {
  width: number
  height: number
}

/** Widths to make: never wider than the original, and its own width when it is smaller than all. A0700 when too narrow. */
export function renditionWidths({ width, height }: Size): number[] {
  const fits = (wide: number): boolean => Math.round((wide * height) / width) <= LONGEST_SIDE
  const narrower = pictureWidths.filter((wide) => wide <= width)
  const widths = (narrower.length > 0 ? narrower : [width]).filter(fits)
  if (widths.length === 0 || width / height > LONGEST_SIDE) throw fault('A0700', says.narrow)
  return widths
}

export interface Box extends Size {
  left: number
  top: number
}

/** Pixels of a crop, inside the picture and at least one wide and high. */
function inside(box: Box, size: Size): Box {
  const left = Math.min(Math.max(0, Math.round(box.left)), size.width - 1)
  const top = Math.min(Math.max(0, Math.round(box.top)), size.height - 1)
  const width = Math.min(Math.max(1, Math.round(box.width)), size.width - left)
  const height = Math.min(Math.max(1, Math.round(box.height)), size.height - top)
  return { left, top, width, height }
}

/** Four numbers of a field, "left,top,width,height"; null when there is none. */
function boxOfField(field: string | undefined): Box | null {
  if (field === undefined || field.trim() === '') return null
  const numbers = field.split(',').map(Number)
  const [left, top, width, height] = numbers
  const complete = left !== undefined && top !== undefined && width !== undefined && height !== undefined
  if (!complete || numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0) {
    throw fault('A0400', says.crop)
  }
  return { left, top, width, height }
}

/** A crop given in fractions of the original. */
export function cropOfFractions(crop: Box, size: Size): Box {
  const { width, height } = size
  const pixels = {
    left: crop.left * width,
    top: crop.top * height,
    width: crop.width * width,
    height: crop.height * height,
  }
  return inside(pixels, size)
}

/** A crop given as the upload's field `crop`: "left,top,width,height" in pixels. Null when there is none. */
export const cropOfField = (field: string | undefined): Box | null => boxOfField(field)

/**
 * The square of a portrait: the middle of the part that the field `crop` names in fractions of the picture
 * ("left,top,width,height"), or of the whole. Outside of the picture → A0400.
 */
export function squareOf(field: string | undefined, size: Size): Box {
  const part = boxOfField(field) ?? { left: 0, top: 0, width: 1, height: 1 }
  const within = part.left >= 0 && part.top >= 0 && part.left + part.width <= 1.001 && part.top + part.height <= 1.001
  if (!within) throw fault('A0400', says.crop)
  const box = cropOfFractions(part, size)
  const side = Math.min(box.width, box.height)
  const middle = (from: number, length: number): number => from + Math.floor((length - side) / 2)
  return { left: middle(box.left, box.width), top: middle(box.top, box.height), width: side, height: side }
}

/** A crop in pixels, held against the picture it is for; outside of it → A0400. */
export function cropInside(crop: Box, size: Size): Box {
  if (crop.left >= size.width || crop.top >= size.height || crop.left < 0 || crop.top < 0)
    throw fault('A0400', says.crop)
  return inside(crop, size)
}

export type RenditionFormat = 'webp' | 'avif'

/** Reads `640.webp`; null when it is no name of a rendition. */
export function renditionOf(name: string): { width: number; format: RenditionFormat } | null {
  const match = /^([1-9]\d{0,4})\.(webp|avif)$/.exec(name)
  return match ? { width: Number(match[1]), format: match[2] as RenditionFormat } : null
}

const HOUR_MS = 3_600_000
/** Signed addresses live one to two hours and change on the hour, so that browsers can keep what they loaded. */
export const tokenExpiry = (at: Date): Date => new Date((Math.floor(at.getTime() / HOUR_MS) + 2) * HOUR_MS)
