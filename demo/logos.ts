/**
 * Draws the marks of the demonstration's enterprises, which exist nowhere else: demo/pictures/logos/<enterprise>.webp.
 * Each is a plain figure of what the enterprise makes, in two colours on white.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { EnterpriseKey } from '../apps/server/src/seeds/demo/people.ts'

const folder = path.join(import.meta.dirname, 'pictures/logos')
const SIZE = 480

/** The same figure `count` times around the middle of the square of 100. */
const around = (count: number, figure: string): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} 50 50)">${figure}</g>`,
  ).join('')

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2 + Math.PI / 6
    return `${(50 + Math.cos(angle) * radius).toFixed(2)},${(50 + Math.sin(angle) * radius).toFixed(2)}`
  }).join(' ')

/** SVG inside a square of 100. */
const marks: Partial<Record<EnterpriseKey, string>> = {
  // Three blades of an impeller; one of them is the water.
  qilan: `${around(3, '<path fill="#0b4fb3" d="M50 50C38 40 36 20 52 8c14 2 26 9 33 20-14-6-27-2-35 22Z"/>')}
    <path fill="#2f9be8" d="M50 50C38 40 36 20 52 8c14 2 26 9 33 20-14-6-27-2-35 22Z"/><circle cx="50" cy="50" r="7" fill="#fff"/>`,
  // A falcon that turns into the wind.
  yunsun: `<path fill="#10254a" d="M6 34c22-8 42-5 56 8l12-8 20 4-14 8c-3 20-16 34-38 42 10-13 12-24 6-34C40 45 24 39 6 34Z"/>
    <path fill="#1fb5c9" d="M16 20c24-4 42 3 54 17l-8 5C49 30 34 23 16 20Z"/>`,
  // Planets that turn in a ring.
  hengyuan: `<circle cx="50" cy="50" r="38" fill="none" stroke="#26303c" stroke-width="9"/>
    ${around(3, '<circle cx="50" cy="26.500" r="10" fill="#e2562a"/>')}<circle cx="50" cy="50" r="12" fill="#26303c"/>`,
  // The magnets of a rotor, north and south in turn.
  qingzhuan: `${around(4, '<path fill="#0e7a4b" d="M50 50 35 14a39 39 0 0 1 30 0Z"/>')}
    ${around(4, '<path fill="#8ccf4d" transform="rotate(45 50 50)" d="M50 50 35 14a39 39 0 0 1 30 0Z"/>')}
    <circle cx="50" cy="50" r="15" fill="#fff"/><circle cx="50" cy="50" r="7" fill="#0e7a4b"/>`,
  // A cell with its charge inside.
  chuyao: `<polygon points="${hexagon(42)}" fill="#f2a516"/><polygon points="${hexagon(34)}" fill="#fff"/>
    <path fill="#3b3f46" d="M55 22 30 55h16l-3 23 27-35H53Z"/>`,
  // Two lungs and the breath between them.
  xihe: `<path fill="#0f8f8c" d="M44 34c-18 2-30 18-30 42 0 8 8 11 15 8 10-4 15-10 15-22Z"/>
    <path fill="#58c4b4" d="M56 34c18 2 30 18 30 42 0 8-8 11-15 8-10-4-15-10-15-22Z"/>
    <path fill="none" stroke="#0f8f8c" stroke-width="7" stroke-linecap="round" d="M50 14v38"/>`,
  // An eye that counts single photons.
  ruitong: `<path fill="#5b3fc4" d="M4 50c14-22 30-32 46-32s32 10 46 32C82 72 66 82 50 82S18 72 4 50Z"/>
    <circle cx="50" cy="50" r="22" fill="#fff"/><circle cx="50" cy="50" r="13" fill="#5b3fc4"/><circle cx="56" cy="44" r="4.500" fill="#f2b33d"/>`,
  // A dome that a signal leaves.
  qiongbo: `<g fill="none" stroke-width="9" stroke-linecap="round"><path stroke="#1d3fae" d="M10 68a40 40 0 0 1 80 0"/>
    <path stroke="#4f7bf0" d="M27 68a23 23 0 0 1 46 0"/></g><circle cx="50" cy="67" r="7" fill="#1d3fae"/><path fill="#1d3fae" d="M10 80h80v8H10Z"/>`,
  // A ring of ceramic with the glow of the kiln.
  ciyue: `<path fill="#3c4654" d="M50 8a42 42 0 1 0 42 42 42 42 0 0 0-42-42Zm6 16a26 26 0 1 1-26 26 26 26 0 0 1 26-26Z"/>
    <circle cx="56" cy="50" r="13" fill="#d9842b"/>`,
  // A cloud that stands on a pipe.
  bengyun: `<path fill="#1583d8" d="M28 66a18 18 0 0 1-2-36 25 25 0 0 1 47-4 20 20 0 0 1 1 40Z"/>
    <path fill="#0b3f77" d="M44 52h12v22h18v12H26V74h18Z"/>`,
  // What was tested, and passed.
  hengshi: `<path fill="#2b2f36" fill-rule="evenodd" d="M10 18h62v11H21v50h50V58l11-12v44H10Z"/>
    <path fill="none" stroke="#c8322f" stroke-width="12" d="m33 46 17 17 40-49"/>`,
  // A drop behind its membrane.
  chengmo: `<path fill="#0aa0c6" d="M50 6c20 26 30 42 30 56a30 30 0 0 1-60 0C20 48 30 32 50 6Z"/>
    <path fill="none" stroke="#fff" stroke-width="5" d="M16 52h68M16 64h68M16 76h68"/>`,
}

await mkdir(folder, { recursive: true })
for (const [enterprise, mark] of Object.entries(marks)) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIZE}" height="${SIZE}">
    <rect width="100" height="100" fill="#fff"/>${mark}</svg>`
  await sharp(Buffer.from(drawing))
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(path.join(folder, `${enterprise}.webp`))
}
process.stdout.write(`${Object.keys(marks).length} logos drawn\n`)
