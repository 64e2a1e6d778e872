import { Color, Vector3 } from 'three'

/** A rectangular soft light. Angles in degrees, `side` from the camera towards the viewer's right. */
type Softbox = {
  readonly side: number
  readonly elevation: number
  /** Half sizes in the plane one unit away. */
  readonly width: number
  readonly height: number
  readonly radiance: number
  readonly tint: Color
}

const warm = new Color(1.03, 1, 0.96)
const cool = new Color(0.96, 0.99, 1.04)

/** A key from the upper left, a pale card behind the camera, a strip on the right, a rim from behind and a ceiling; they follow the camera. */
const softboxes: readonly Softbox[] = [
  { side: -46, elevation: 46, width: 0.5, height: 0.62, radiance: 6, tint: warm },
  { side: 12, elevation: 10, width: 0.9, height: 0.3, radiance: 0.7, tint: warm },
  { side: 68, elevation: 24, width: 0.24, height: 0.85, radiance: 3.2, tint: cool },
  { side: 158, elevation: 34, width: 0.9, height: 0.34, radiance: 6, tint: cool },
  { side: 0, elevation: 86, width: 0.8, height: 0.6, radiance: 3.4, tint: cool },
]

/** Radiance of the room between the boxes: floor, horizon, zenith. */
const [floorRadiance, horizonRadiance, zenithRadiance] = [0.62, 0.5, 0.8]
/** Width of a box's blurred border, in units of its plane. */
const border = 0.14

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Unit vector of an azimuth and an elevation in degrees (azimuth 0 is +x, 90 is +z). */
export function direction(azimuth: number, elevation: number): Vector3 {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  return new Vector3(Math.cos(e) * Math.cos(a), Math.sin(e), Math.cos(e) * Math.sin(a))
}

/** Radiance arriving from a direction. */
export type Sky = (from: Vector3, into: Color) => Color

/** The studio's light for a camera at `cameraAzimuth` degrees. */
export function skyFor(cameraAzimuth: number): Sky {
  const boxes = softboxes.map((softbox) => {
    const normal = direction(cameraAzimuth - softbox.side, softbox.elevation)
    const across = new Vector3(0, 1, 0).cross(normal).normalize()
    return { softbox, normal, across, along: normal.clone().cross(across) }
  })
  return (from, into) => {
    const up = from.y
    const room = up < 0 ? floorRadiance : horizonRadiance + (zenithRadiance - horizonRadiance) * smoothstep(0, 0.9, up)
    // The floor meets the horizon softly, so that polished metal shows no hard line.
    const radiance = up < 0 ? horizonRadiance + (floorRadiance - horizonRadiance) * smoothstep(0, -0.25, up) : room
    into.setRGB(radiance * 0.98, radiance, radiance * 1.02)
    for (const { softbox, normal, across, along } of boxes) {
      const depth = from.dot(normal)
      if (depth <= 0.05) continue
      const x = Math.abs(from.dot(across) / depth)
      const y = Math.abs(from.dot(along) / depth)
      const inside =
        smoothstep(softbox.width + border, softbox.width - border, x) *
        smoothstep(softbox.height + border, softbox.height - border, y)
      const add = inside * softbox.radiance
      into.r += add * softbox.tint.r
      into.g += add * softbox.tint.g
      into.b += add * softbox.tint.b
    }
    return into
  }
}
