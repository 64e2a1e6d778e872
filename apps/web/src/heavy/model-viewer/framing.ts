/** Where the camera stands so that everything is seen, assembled and apart. */
import { Box3, MathUtils, type PerspectiveCamera, Vector3 } from 'three'
import type { PlacedPart } from './model-parts.ts'

/** From the right, a little above, as product pictures are taken. */
export const USUAL_DIRECTION: Readonly<Vector3> = new Vector3(0.55, 0.36, 0.8).normalize()
/** Air around the machine. */
const MARGIN = 1.1

export interface Frame {
  target: Vector3
  /** From the target, seen from the usual direction in a frame of the camera's shape. */
  distance: number
}

function cornersOf(boxes: readonly Box3[]): Vector3[] {
  return boxes.flatMap(({ min, max }) =>
    [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z)))),
  )
}

/** The frame that just holds these boxes. */
export function frameOf(boxes: readonly Box3[], camera: PerspectiveCamera, direction = USUAL_DIRECTION): Frame {
  const whole = boxes.reduce((all, box) => all.union(box), new Box3())
  const target = whole.getCenter(new Vector3())
  const right = new Vector3(0, 1, 0).cross(direction).normalize()
  const up = direction.clone().cross(right)
  const high = Math.tan(MathUtils.degToRad(camera.fov / 2))
  const wide = high * camera.aspect
  const distance = cornersOf(boxes).reduce((most, corner) => {
    const from = corner.sub(target)
    const near = from.dot(direction)
    return Math.max(most, Math.abs(from.dot(right)) / wide + near, Math.abs(from.dot(up)) / high + near)
  }, 0)
  return { target, distance: Math.max(distance * MARGIN, 1e-6) }
}

/** Frames between assembled and apart. `rest`: boxes of what belongs to no part and stays. */
export function createFraming(parts: readonly PlacedPart[], rest: Box3, camera: PerspectiveCamera) {
  const fixed = rest.isEmpty() ? [] : [rest]
  const assembled = [...fixed, ...parts.map(({ box }) => box)]
  const apart = [...fixed, ...parts.map(({ box, way }) => box.clone().translate(way))]
  return (spread: number): Frame => {
    const [from, to] = [frameOf(assembled, camera), frameOf(apart, camera)]
    return {
      target: from.target.lerp(to.target, spread),
      distance: MathUtils.lerp(from.distance, to.distance, spread),
    }
  }
}
export type Framing = ReturnType<typeof createFraming>
