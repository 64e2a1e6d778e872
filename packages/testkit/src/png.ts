/** Pictures for tests, drawn pixel by pixel: a real PNG of any size and colour, without an image library. */
import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The bytes of a PNG with a plain ground and a diagonal, so that crops and turns can be told apart. */
export function pngBytes(width: number, height: number, [red, green, blue] = [0x03, 0x66, 0xf2]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = width * 3 + 1
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const onDiagonal = Math.abs(x / width - y / height) < 0.02
      pixels.set(onDiagonal ? [255, 255, 255] : [red ?? 0, green ?? 0, blue ?? 0], y * row + 1 + x * 3)
    }
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same as a file of a form. */
export const pngFile = (width = 640, height = 480, name = 'picture.png'): File =>
  new File([new Uint8Array(pngBytes(width, height))], name, { type: 'image/png' })

/** A PNG that is see-through but for a box, given in fractions: the picture of a single part on its canvas. */
export function cutoutBytes(
  width: number,
  height: number,
  box: { left: number; top: number; right: number; bottom: number },
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const row = width * 4 + 1
  const pixels = Buffer.alloc(row * height)
  for (let y = Math.round(box.top * height); y < Math.round(box.bottom * height); y += 1) {
    for (let x = Math.round(box.left * width); x < Math.round(box.right * width); x += 1) {
      pixels.set([0x03, 0x66, 0xf2, 0xff], y * row + 1 + x * 4)
    }
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
