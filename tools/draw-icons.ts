/** Draws the icons of apps/web/public/icons/ from favicon.svg: `node tools/draw-icons.ts` after the mark has changed. */
import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../apps/web/public', import.meta.url))
const BLUE = '#0366F2'

const mark = await readFile(`${folder}/favicon.svg`, 'utf8')
/** Without its rounded corners: who masks it cuts its own shape, and outside of it nothing may shine through. */
const square = mark.replace(/ rx="\d+"/, '')

const draw = (svg: string, size: number) => sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size)

await mkdir(`${folder}/icons`, { recursive: true })
const files = [
  { name: 'icon-192', image: draw(mark, 192) },
  { name: 'icon-512', image: draw(mark, 512) },
  { name: 'touch-180', image: draw(square, 180) },
]
for (const { name, image } of files) await image.png({ compressionLevel: 9 }).toFile(`${folder}/icons/${name}.png`)

// A mask may take everything outside a circle of four fifths of the width.
const margin = 64
await draw(square, 512 - 2 * margin)
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background: BLUE })
  .png({ compressionLevel: 9 })
  .toFile(`${folder}/icons/maskable-512.png`)
