import type { LabelArtwork } from '../kit/index.ts'
import { row } from './drawing.ts'

const [left, right] = [40, 880]

/** One curve of the screen as an SVG path; `at` gives 0 to 1 for a time in breaths. */
function curve(base: number, height: number, at: (breath: number) => number): string {
  return row(240, left, right)
    .map(
      (x, index) =>
        `${index ? 'L' : 'M'}${x.toFixed(1)} ${(base - height * at(((x - left) / (right - left)) * 3.4)).toFixed(1)}`,
    )
    .join('')
}

function pressure(breath: number): number {
  const phase = breath % 1
  return phase < 0.38 ? 1 - Math.exp(-phase * 16) : Math.exp(-(phase - 0.38) * 12) * 0.98 + 0.02
}

function flow(breath: number): number {
  const phase = breath % 1
  return phase < 0.38 ? Math.exp(-phase * 7) : -0.85 * Math.exp(-(phase - 0.38) * 9)
}

function volume(breath: number): number {
  const phase = breath % 1
  return phase < 0.38 ? 1 - Math.exp(-phase * 8) : Math.exp(-(phase - 0.38) * 7)
}

const tiles = [
  ['PIP', '18', 'cmH₂O', '#ffd34d'],
  ['VTe', '462', 'mL', '#59d68c'],
  ['RR', '15', 'bpm', '#5cc2ff'],
  ['FiO₂', '40', '%', '#ffffff'],
] as const

const tileMarkup = tiles
  .map(
    ([name, value, unit, colour], index) =>
      `<g transform="translate(920 ${100 + index * 190})"><rect width="250" height="170" rx="14" fill="#132433"/><text x="18" y="44" font-size="36" fill="${colour}">${name}</text><text x="18" y="142" font-size="96" font-weight="700" fill="${colour}">${value}</text><text x="238" y="44" font-size="28" text-anchor="end" fill="#8ba3b8">${unit}</text></g>`,
  )
  .join('')

/** The ventilator's screen: three waveforms and the monitored values. */
export const displayLabel: LabelArtwork = {
  width: 1200,
  height: 940,
  svg: `<rect width="1200" height="940" fill="#07131f"/><rect width="1200" height="76" fill="#12304b"/>
<text x="40" y="53" font-size="42" font-weight="700" fill="#fff">PSV / CPAP</text><text x="1160" y="53" font-size="38" text-anchor="end" fill="#9fc4e6">成人  14:26</text>
<g stroke="#1d3347" stroke-width="3"><path d="M40 320H880M40 590H880M40 850H880"/></g>
<g fill="none" stroke-width="7" stroke-linejoin="round"><path d="${curve(320, 170, pressure)}" stroke="#ffd34d"/><path d="${curve(520, 110, flow)}" stroke="#5cc2ff"/><path d="${curve(850, 170, volume)}" stroke="#59d68c"/></g>
<g font-size="32" fill="#8ba3b8"><text x="40" y="130">Paw</text><text x="40" y="392">Flow</text><text x="40" y="660">Volume</text></g>${tileMarkup}`,
}
