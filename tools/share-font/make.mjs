/**
 * Makes the font of pictures that links are shared with: `npm ci && node make.mjs` in this folder.
 *
 * Noto Sans SC (SIL Open Font License 1.1), cut down to Latin and all of GB 2312, without hints and layout tables, as
 * TrueType, which the renderer reads, packed by Brotli.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import subset from 'subset-font'

const source = 'node_modules/@fontsource/noto-sans-sc'
const target = '../../apps/server/src/rooms/discovery/font'

const decoder = new TextDecoder('gb18030')
/** Rows 1–9 are signs, 16–55 and 56–87 the two levels of Chinese characters; each has 94 places. */
const rows = [...Array(9).keys()].map((row) => row + 1).concat([...Array(72).keys()].map((row) => row + 16))
const places = [...Array(94).keys()].map((place) => place + 1)
const chinese = rows.flatMap((row) => places.map((place) => decoder.decode(Uint8Array.of(row + 0xa0, place + 0xa0))))
const latin = [...Array(0x180).keys()].filter((code) => code >= 0x20 && (code < 0x7f || code > 0x9f))

const whole = await readFile(`${source}/files/noto-sans-sc-chinese-simplified-500-normal.woff2`)
const text = chinese.join('') + String.fromCodePoint(...latin)
const font = await subset(whole, text, {
  targetFormat: 'sfnt',
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: [],
})
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  [constants.BROTLI_PARAM_SIZE_HINT]: font.length,
}
await writeFile(`${target}/noto-sans-sc.ttf.br`, brotliCompressSync(font, { params }))
await writeFile(`${target}/OFL.txt`, await readFile(`${source}/LICENSE`))
