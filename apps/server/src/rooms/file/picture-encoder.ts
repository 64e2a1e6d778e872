/** Pixels: checks what was uploaded by its content, and makes renditions of it. Loaded only when a picture comes. */
import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { createLimiter } from '../../platform/limiter.ts'
import { acceptedTypes, type Box, MOST_PIXELS, refusals, renditionWidths, type Size } from './file.policy.ts'

// Two pictures at a time use two cores; more would only take memory.
const inLine = createLimiter(2)
sharp.concurrency(1)
sharp.cache(false)

const SECONDS = 30
const WEBP = { quality: 80, alphaQuality: 90, effort: 4, smartSubsample: true }
const AVIF = { quality: 52, effort: 4, chromaSubsampling: '4:2:0' }
const PLACEHOLDER_MOST = 500

export interface Original {
  bytes: Buffer
  mediaType: string
  /** As seen, after the rotation that the camera noted. */
  size: Size
}

export interface Encoded {
  size: Size
  /** Whether it can be see-through. */
  alpha: boolean
  /** WebP by width, ascending. */
  renditions: Map<number, Buffer>
  /** A tiny WebP as a data URI of at most 500 characters; '' for what can be see-through, as it would shine through. */
  placeholder: string
}

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: SECONDS }).autoOrient()

/** Reads an uploaded file: type by its first bytes, size by its header. A0415 and A0700 say what is wrong. */
export const readOriginal = async (path: string): Promise<Original> => originalOf(await readFile(path))

/** The same for bytes that are at hand. */
export async function originalOf(bytes: Buffer): Promise<Original> {
  if (bytes.length === 0) throw refusals.empty()
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type === undefined || !acceptedTypes.has(type.mime)) throw refusals.type()
  return { bytes, mediaType: type.mime, size: await sizeOf(bytes) }
}

async function sizeOf(bytes: Buffer): Promise<Size> {
  const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw refusals.damaged(error)
    })
  if (width * height > MOST_PIXELS) throw refusals.pixels()
  return autoOrient
}

/** Decodes once to the largest width that is wanted, as plain pixels. */
async function decode(bytes: Buffer, crop: Box | null, width: number): Promise<{ pixels: Sharp; alpha: boolean }> {
  const source = open(bytes)
  if (crop) source.extract(crop)
  const { data, info } = await source
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels } })
  return { pixels, alpha: channels === 4 }
}

async function placeholderOf(pixels: Sharp): Promise<string> {
  for (const side of [16, 12, 8, 4]) {
    const tiny = pixels.clone().resize({ width: side, height: side, fit: 'inside' })
    const bytes = await tiny.webp({ quality: 20, alphaQuality: 20, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= PLACEHOLDER_MOST) return uri
  }
  return ''
}

/** Makes the WebP renditions and the placeholder. Metadata is left behind, transparency stays. */
export function encodePicture(bytes: Buffer, size: Size, crop: Box | null = null): Promise<Encoded> {
  const seen = crop ? { width: crop.width, height: crop.height } : size
  const widths = renditionWidths(seen)
  return inLine(async () => {
    try {
      const { pixels, alpha } = await decode(bytes, crop, Math.max(...widths))
      const renditions = new Map<number, Buffer>()
      for (const width of widths) {
        renditions.set(width, await pixels.clone().resize({ width }).webp(WEBP).toBuffer())
      }
      return { size: seen, alpha, renditions, placeholder: alpha ? '' : await placeholderOf(pixels) }
    } catch (error) {
      throw refusals.damaged(error)
    }
  })
}

/** Squares of a part of a picture, as WebP by side, small pictures enlarged. Metadata is left behind. */
export function encodeSquares(bytes: Buffer, square: Box, sides: readonly number[]): Promise<Map<number, Buffer>> {
  return inLine(async () => {
    try {
      const most = Math.max(...sides)
      const { data, info } = await open(bytes)
        .extract(square)
        .resize(most, most, { fit: 'fill' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      const renditions = new Map<number, Buffer>()
      for (const side of sides) {
        const rendition = await pixels.clone().resize(side, side).webp(WEBP).toBuffer()
        renditions.set(side, rendition)
      }
      return renditions
    } catch (error) {
      throw refusals.damaged(error)
    }
  })
}

/** Cuts a part out of an original and answers it as an original of its own (lossless, transparency kept). */
export function cutOut(bytes: Buffer, crop: Box): Promise<Buffer> {
  return inLine(() => open(bytes).extract(crop).webp({ lossless: true, effort: 2 }).toBuffer())
}

/** One AVIF rendition. */
export function encodeAvif(bytes: Buffer, width: number): Promise<Buffer> {
  return inLine(() => open(bytes).resize({ width, withoutEnlargement: true }).avif(AVIF).toBuffer())
}
