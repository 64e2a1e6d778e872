/** Turns a drawing into a JPEG. Renderer and encoder work on threads of the runtime's pool, so that no request waits for them. */
import { createHash } from 'node:crypto'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { encode } from 'uqr'
import { measureFont } from './font-measure.ts'
import { SHARE_SIZE, shareSvg, type ShareCard } from './discovery-share.view.ts'

const QUALITY = 84
/** The largest the picture is drawn, in pixels; finer would not be seen. */
const PICTURE_SIDE = 520

/** The renderer reads fonts from files only: the packed one is laid beside the uploads. */
async function layOut(folder: string) {
  const packed = await readFile(new URL('./font/noto-sans-sc.ttf.br', import.meta.url))
  const font = await promisify(brotliDecompress)(packed)
  const file = join(folder, `font-${createHash('sha256').update(font).digest('hex').slice(0, 16)}.ttf`)
  const there = await stat(file).catch(() => null)
  if (there?.size !== font.length) {
    const mark = `${file}.${process.pid}`
    await writeFile(mark, font)
    await rename(mark, file)
  }
  return { file, measure: measureFont(font) }
}

/** `folder`: for the font, made by the caller. */
export function createShareRenderer(folder: string) {
  let font: ReturnType<typeof layOut> | undefined

  return {
    /** Draws a card as JPEG. `picture`: any picture that the encoder reads, or null; `address`: where the code leads. */
    async draw(card: ShareCard, picture: Buffer | null, address: string): Promise<Buffer> {
      const { file, measure } = await (font ??= layOut(folder))
      const fitted =
        picture && (await sharp(picture).resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside' }).png().toBuffer())
      const code = encode(address, { ecc: 'M', border: 0 }).data
      const svg = shareSvg(card, { font: measure, picture: fitted, code })
      const image = await renderAsync(svg, {
        font: { loadSystemFonts: false, fontFiles: [file], defaultFontFamily: 'Noto Sans SC' },
        fitTo: { mode: 'width', value: SHARE_SIZE.width },
      })
      return sharp(image.asPng()).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
    },
  }
}
export type ShareRenderer = ReturnType<typeof createShareRenderer>
