/** A QR code as the path of one SVG shape. Runs on the server. */
import { encode } from 'uqr'

export interface QrView {
  /** Modules on each side, with the quiet zone. */
  size: number
  path: string
}

/** Neighbouring dark modules of a row become one stroke, so that the path stays short. Error correction: medium. */
export function qrOf(text: string): QrView {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: path.join('') }
}
