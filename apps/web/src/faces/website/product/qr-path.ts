/** A QR code as the path of one SVG stroke. Runs on the server. */
import { encode } from 'uqr'
import { remembered } from '../../../lib/remembered.ts'

export interface QrView {
  /** Modules on each side, with the quiet zone. */
  size: number
  path: string
}

/** One stroke for neighbouring dark modules, so that the path stays short. Light ones stand around every row. */
function strokesOf(row: readonly boolean[], y: number): string {
  let path = ''
  let pen = 0
  for (let dark = row.indexOf(true); dark !== -1; dark = row.indexOf(true, pen)) {
    const move = path === '' ? `M${dark} ${y}.5` : `m${dark - pen} 0`
    pen = row.indexOf(false, dark)
    path += `${move}h${pen - dark}`
  }
  return path
}

/** Some 4 kB each. */
const MOST_DRAWN = 1000

/**
 * Error correction: medium. One mask for all: every reader takes any, and finding the best of eight costs as much as
 * rendering a third of the page. Remembered, as the same address is drawn whenever its page is.
 */
export const qrOf = remembered(MOST_DRAWN, (text): QrView => {
  const { data, size } = encode(text, { ecc: 'M', border: 2, maskPattern: 0 })
  return { size, path: data.map(strokesOf).join('') }
})
