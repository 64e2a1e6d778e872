/** Looks into the picture of a single part before it is sent, and cuts it to the part. */

/** Why a file cannot be a layer. */
export type LayerFault = 'type' | 'unreadable' | 'size' | 'opaque' | 'empty'

export interface CutLayer {
  /** PNG of the part alone. */
  blob: Blob
  /** Where it was in the canvas, in fractions. */
  x: number
  y: number
  width: number
  height: number
}

const TYPES = new Set(['image/png', 'image/webp'])
/** Less than this, of 255, is not seen. */
const SEEN = 8
/** A part that leaves less of the canvas free than this share was exported with its ground. */
const LEAST_FREE = 0.01

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  /** Pixels in which something is seen. */
  seen: number
}

function boxOf({ data, width, height }: ImageData): Box {
  const box = { left: width, top: height, right: 0, bottom: 0, seen: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue
      box.seen += 1
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      if (y >= box.bottom) box.bottom = y + 1
    }
  }
  return box
}

const drawn = (image: ImageBitmap, left: number, top: number, width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, -left, -top)
  return { canvas, context }
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => {
    canvas.toBlob(done, 'image/png')
  })

/** Cuts a part out of its canvas, which has to be as large as the exploded picture and see-through around the part. */
export async function cutLayer(
  file: File,
  exploded: { width: number; height: number },
): Promise<CutLayer | { fault: LayerFault; width: number; height: number }> {
  const fault = (what: LayerFault, width = 0, height = 0) => ({ fault: what, width, height })
  if (!TYPES.has(file.type)) return fault('type')
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return fault('unreadable')
  const { width, height } = image
  if (width !== exploded.width || height !== exploded.height) return fault('size', width, height)
  const pixels = drawn(image, 0, 0, width, height).context?.getImageData(0, 0, width, height)
  if (!pixels) return fault('unreadable')
  const { left, top, right, bottom, seen } = boxOf(pixels)
  if (seen === 0) return fault('empty')
  if (seen > width * height * (1 - LEAST_FREE)) return fault('opaque')
  const blob = await asPng(drawn(image, left, top, right - left, bottom - top).canvas)
  if (!blob) return fault('unreadable')
  return {
    blob,
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }
}
