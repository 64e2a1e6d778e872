/**
 * Draws the covers of articles that are about rules, not about a machine: demo/pictures/covers/<id>.webp. Blueprints
 * without words, since both languages show them. What they say stands in the middle: lists cut the sides off.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type CoverId, coverIds } from './cover-ids.ts'

const folder = path.join(import.meta.dirname, 'pictures/covers')
const [width, height] = [960, 540]
const ink = { paper: '#0d2850', fill: '#14325f', dim: '#4f7ab8', line: '#9cc4ff', white: '#f3f8ff', blue: '#2f7df6' }
const amber = '#ff9d45'
const mono = `font-family="'DejaVu Sans Mono','Menlo',monospace"`
const sans = `font-family="'Noto Sans','Helvetica Neue',Arial,sans-serif"`

type Style = { stroke?: string; fill?: string; width?: number; dash?: string }
const styled = ({ stroke = ink.line, fill = 'none', width: thick = 3, dash }: Style): string =>
  `stroke="${stroke}" fill="${fill}" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`
const trace = (d: string, style: Style = {}): string => `<path d="${d}" ${styled(style)}/>`
const box = (x: number, y: number, w: number, h: number, style: Style = {}): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" ${styled(style)}/>`
const ring = (x: number, y: number, r: number, style: Style = {}): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${styled(style)}/>`
const text = (x: number, y: number, size: number, words: string, fill = ink.white, family = sans): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}" ${family}>${words}</text>`

/** A dimension line with ticks and arrows at both ends. */
const measure = (x1: number, x2: number, y: number, stroke = ink.dim): string =>
  trace(
    `M${x1} ${y - 10}v20M${x2} ${y - 10}v20M${x1} ${y}H${x2}M${x1 + 10} ${y - 5}l-10 5 10 5M${x2 - 10} ${y - 5}l10 5-10 5`,
    {
      stroke,
      width: 2,
    },
  )
/** Lines of writing. */
const writing = (x: number, y: number, lengths: readonly number[], stroke = ink.dim): string =>
  lengths.map((length, index) => trace(`M${x} ${y + index * 26}h${length}`, { stroke, width: 6 })).join('')
/** A sheet of paper with its corner turned down. */
function sheet(x: number, y: number, w: number, h: number, style: Style = {}): string {
  const fold = 34
  return (
    trace(`M${x} ${y}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}z`, { fill: ink.fill, ...style }) +
    trace(`M${x + w - fold} ${y}v${fold}h${fold}`, style)
  )
}
const tick = (x: number, y: number, size: number, style: Style): string =>
  trace(`M${x - size} ${y}l${size * 0.7} ${size * 0.7} ${size * 1.3}-${size * 1.5}`, style)
const corner = (x: number, y: number, radius: number, index: number): string => {
  const angle = (index / 6) * Math.PI * 2 + Math.PI / 6
  return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`
}
const hexagon = (x: number, y: number, radius: number, style: Style = {}): string =>
  `<polygon points="${Array.from({ length: 6 }, (_, index) => corner(x, y, radius, index)).join(' ')}" ${styled(style)}/>`
const numbered = (x: number, y: number, number: number): string =>
  ring(x, y, 22, { fill: ink.paper }) + text(x, y + 9, 24, String(number))

/** First the proof of filing, then, further up, the certificate with its mark. */
const filedAndRecognised = (): string =>
  sheet(222, 176, 196, 236, { stroke: ink.dim }) +
  writing(250, 236, [110, 140, 90, 126]) +
  ring(320, 360, 30, { stroke: ink.line }) +
  tick(320, 360, 13, { width: 5 }) +
  trace('M446 294h58m-16-14 16 14-16 14', { width: 5 }) +
  sheet(532, 112, 210, 300, { stroke: ink.white }) +
  writing(564, 176, [120, 146, 96], ink.line) +
  hexagon(637, 314, 62, { stroke: amber, width: 4 }) +
  hexagon(637, 314, 48, { stroke: amber, width: 2 }) +
  tick(637, 314, 22, { stroke: amber, width: 7 }) +
  measure(222, 742, 462) +
  numbered(320, 462, 1) +
  numbered(637, 462, 2)

/** The old number crossed out above the new one. */
const nationalStandard = (): string =>
  box(208, 108, 544, 324, { stroke: ink.line, width: 2 }) +
  text(480, 186, 30, 'T/PPAC 402-2022', ink.line, mono) +
  trace('M330 176h300', { stroke: amber, width: 4 }) +
  trace('M480 204v34m-12-12 12 12 12-12', { width: 4 }) +
  text(480, 322, 72, 'GB/T 46961') +
  measure(268, 692, 352) +
  trace('M208 384h544M390 384v48', { stroke: ink.line, width: 2 }) +
  text(299, 418, 26, '2025', ink.white, mono) +
  tick(480, 410, 12, { stroke: ink.line, width: 5 })

/** A calendar; what is entered in it are the bars of the one before. */
function annualUpdate(): string {
  const cells = Array.from({ length: 12 }, (_, index) => {
    const due = index === 7
    const [x, y] = [526 + (index % 4) * 56, 222 + Math.floor(index / 4) * 62]
    return box(x, y, 42, 46, due ? { stroke: amber, fill: amber } : { stroke: ink.dim, width: 2 })
  }).join('')
  const bars = [70, 104, 88, 136].map((tall, index) =>
    box(226 + index * 48, 396 - tall, 30, tall, { stroke: ink.line, fill: ink.blue, width: 2 }),
  )
  const bound = (x: number): string => trace(`M${x} 142v36M${x + 100} 142v36`, { stroke: ink.white, width: 8 })
  return (
    box(204, 160, 222, 258, { stroke: ink.dim, dash: '10 9' }) +
    trace('M204 206h222', { stroke: ink.dim, dash: '10 9' }) +
    bars.join('') +
    box(508, 160, 250, 258, { stroke: ink.white }) +
    trace('M508 206h250', { stroke: ink.white }) +
    bound(583) +
    cells +
    trace('M640 118C600 66 380 62 322 128m2-26-4 28 28-4', { stroke: amber, width: 4 }) +
    measure(204, 758, 458)
  )
}

/** Rings on an axis, and from each a leader to what protects it. */
function partsAndPatents(): string {
  const parts = [
    { y: 146, r: 100, fill: ink.paper },
    { y: 262, r: 82, fill: ink.blue },
    { y: 374, r: 112, fill: ink.paper },
  ]
  const drawn = parts.map(({ y, r, fill }, index) => {
    const flat = r * 0.3
    const core = index === 1
    const disc =
      trace(`M${360 - r} ${y}v22a${r} ${flat} 0 0 0 ${r * 2} 0v-22`, { fill, stroke: core ? ink.white : ink.line }) +
      `<ellipse cx="360" cy="${y}" rx="${r}" ry="${flat}" ${styled({ fill, stroke: core ? ink.white : ink.line })}/>` +
      `<ellipse cx="360" cy="${y}" rx="${r * 0.5}" ry="${flat * 0.5}" ${styled({ fill: ink.paper, stroke: ink.line, width: 2 })}/>`
    const tone = core ? amber : ink.dim
    const leader =
      trace(`M${360 + r - 8} ${y + 8}L540 ${y - 8}h40`, { stroke: tone, width: 2 }) +
      ring(360 + r - 8, y + 8, 5, { stroke: tone, fill: ink.paper })
    const card =
      box(580, y - 38, 176, 60, { stroke: core ? amber : ink.line, width: core ? 4 : 3 }) +
      writing(606, y - 20, [124, 84], core ? ink.white : ink.dim)
    return disc + leader + card
  })
  return trace('M360 74v400', { stroke: ink.dim, width: 2, dash: '18 7 4 7' }) + drawn.reverse().join('')
}

/** Three terms of protection on one scale, and a line where today is. */
function threeTerms(): string {
  const years = (count: number): number => count * 24
  const terms = [
    { y: 156, count: 20, fill: ink.blue },
    { y: 258, count: 10, fill: ink.fill },
    { y: 360, count: 15, fill: ink.fill },
  ]
  const bars = terms.map(({ y, count, fill }) => {
    return (
      box(216, y, years(count), 44, { fill, stroke: ink.line }) +
      text(216 + years(count) + 34, y + 33, 34, String(count), ink.white)
    )
  })
  return (
    trace('M216 108v346', { stroke: ink.white }) +
    bars.join('') +
    trace('M396 96v372', { stroke: amber, width: 3, dash: '12 8' }) +
    trace('M384 84h24l-12 16z', { stroke: amber, fill: amber })
  )
}

const drawings: Record<CoverId, () => string> = {
  'filed-and-recognised': filedAndRecognised,
  'national-standard': nationalStandard,
  'annual-update': annualUpdate,
  'parts-and-patents': partsAndPatents,
  'three-terms': threeTerms,
}

function drawing(id: CoverId): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ink.paper}"/>
    ${drawings[id]()}
  </svg>`
}

await mkdir(folder, { recursive: true })
for (const id of coverIds) {
  const bytes = await sharp(Buffer.from(drawing(id)))
    .webp({ quality: 32, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(path.join(folder, `${id}.webp`), bytes)
}
process.stdout.write(`${coverIds.length} covers drawn\n`)
