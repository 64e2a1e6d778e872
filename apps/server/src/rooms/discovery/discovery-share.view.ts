/** The picture that a shared link shows, 1200 × 630: drawn as SVG, every word of it escaped. */
import type { FontMeasure } from './font-measure.ts'
import { linesOf } from './share-lines.ts'
import { xmlText } from './xml-text.ts'

export const SHARE_SIZE = { width: 1200, height: 630 }
/** Changes with the drawing, so that pictures kept from before are drawn anew. */
export const SHARE_DRAWING = 2

export interface ShareCard {
  /** Name of the site. */
  site: string
  title: string
  /** Who makes or wrote it. */
  below: string
  /** A short fact, e.g. how many patents protect it; '' for none. */
  fact: string
  /** Beside the square that leads to the page. */
  scan: string
}

const INK = '#0b1b33'
const SOFT = '#3f4f66'
const BLUE = '#0366f2'
/** Left of it stands the picture. */
const TEXT_X = 660
const TEXT_WIDTH = 480
const PANEL = { x: 48, y: 48, width: 560, height: 534 }
const CODE = { x: 668, y: 442, size: 132 }
/** What stands right of the code. */
const BESIDE_X = CODE.x + CODE.size + 28
const BESIDE = 320
const TITLE = 44
const TITLE_LINE = 60

const text = (line: string, x: number, y: number, size: number, colour: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}">${xmlText(line)}</text>`

/** Dark modules as one path. */
function codePath(modules: readonly (readonly boolean[])[]): string {
  const unit = CODE.size / modules.length
  const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<path transform="translate(${CODE.x} ${CODE.y}) scale(${unit})" shape-rendering="crispEdges" fill="${INK}" d="${dark.join('')}"/>`
}

const MARK =
  '<path d="m16 3 11 6.3L16 15.6 5 9.3Z" fill="#0366f2"/><g fill="none" stroke="#0366f2" stroke-width="2.2" stroke-linejoin="round"><path d="m5 15.4 11 6.3 11-6.3"/><path d="m5 21.5 11 6.3 11-6.3" opacity=".55"/></g>'

/** Corners measured like a drawing. */
const corners = ({ x, y, width, height }: typeof PANEL): string =>
  [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ]
    .map(
      ([cx = 0, cy = 0, dx = 1, dy = 1]) =>
        `<path d="M${cx} ${cy + 24 * dy}V${cy}H${cx + 24 * dx}" stroke="${BLUE}" stroke-width="3" fill="none"/>`,
    )
    .join('')

/** `picture`: a PNG or JPEG that the panel shows whole; `code`: the modules of the square that leads to the page. */
export function shareSvg(
  card: ShareCard,
  { font, picture, code }: { font: FontMeasure; picture: Buffer | null; code: readonly (readonly boolean[])[] },
): string {
  const title = linesOf(card.title, font, { size: TITLE, width: TEXT_WIDTH, most: 3 })
  const below = linesOf(card.below, font, { size: 26, width: TEXT_WIDTH, most: 2 })
  const fact = linesOf(card.fact, font, { size: 22, width: BESIDE - 36, most: 1 })[0] ?? ''
  const site = linesOf(card.site, font, { size: 24, width: TEXT_WIDTH - 48, most: 1 })[0] ?? ''
  const scan = linesOf(card.scan, font, { size: 22, width: BESIDE, most: 1 })
  const belowY = 172 + title.length * TITLE_LINE
  const { width, height } = SHARE_SIZE
  const shown =
    picture === null
      ? `<g transform="translate(${PANEL.x + 168} ${PANEL.y + 150}) scale(7)">${MARK}</g>`
      : `<image x="${PANEL.x + 20}" y="${PANEL.y + 20}" width="${PANEL.width - 40}" height="${PANEL.height - 40}" preserveAspectRatio="xMidYMid meet" href="data:image/png;base64,${picture.toString('base64')}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans SC">`,
    '<defs><pattern id="grid" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M24 0H0V24" fill="none" stroke="#0366f2" stroke-opacity=".09"/></pattern></defs>',
    `<rect width="${width}" height="${height}" fill="#f6f8fb"/>`,
    `<rect x="${PANEL.x}" y="${PANEL.y}" width="${PANEL.width}" height="${PANEL.height}" fill="#fff"/>`,
    `<rect x="${PANEL.x}" y="${PANEL.y}" width="${PANEL.width}" height="${PANEL.height}" fill="url(#grid)"/>`,
    shown,
    corners(PANEL),
    `<g transform="translate(${TEXT_X - 4} 58) scale(1.1)">${MARK}</g>`,
    text(site, TEXT_X + 44, 84, 24, SOFT),
    ...title.map((line, index) => text(line, TEXT_X, 168 + index * TITLE_LINE, TITLE, INK)),
    ...below.map((line, index) => text(line, TEXT_X, belowY + index * 38, 26, SOFT)),
    `<rect x="${CODE.x - 8}" y="${CODE.y - 8}" width="${CODE.size + 16}" height="${CODE.size + 16}" fill="#fff" stroke="#d5deea"/>`,
    codePath(code),
    fact &&
      `<rect x="${BESIDE_X}" y="${CODE.y + 16}" width="${font.width(fact, 22) + 36}" height="44" rx="8" fill="#e6f0fe"/>${text(fact, BESIDE_X + 18, CODE.y + 46, 22, '#0256cc')}`,
    ...scan.map((line) => text(line, BESIDE_X, CODE.y + (fact === '' ? 74 : 108), 22, SOFT)),
    '</svg>',
  ].join('')
}
