import sharp, { type Sharp } from 'sharp'
import type { Picture } from './orders.ts'

/** How pictures are kept: straight from them come all that visitors load. */
export const webp = { quality: 86, alphaQuality: 92, effort: 6, smartSubsample: true }

/** A picture as the page answers it, the right way up. */
export function imageOf({ width, height, pixels }: Picture): Sharp {
  return sharp(Buffer.from(pixels, 'base64'), { raw: { width, height, channels: 4 } }).flip()
}
