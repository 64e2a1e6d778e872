import type { QrView } from './qr-path.ts'

/** A QR code, always dark on white: dark themes must not turn it round. */
export function QrCode({ qr, label }: { qr: QrView; label: string }) {
  return (
    <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} />
      <path stroke="#0b1b33" d={qr.path} />
    </svg>
  )
}
