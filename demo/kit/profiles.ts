import { Path, Shape, Vector2 } from 'three'

/** A corner of a profile: x (or radius), y, and the radius of its fillet. */
export type ProfilePoint = readonly [x: number, y: number, fillet?: number]

/** A round hole in a flat shape: centre and radius. */
export type Hole = readonly [x: number, y: number, radius: number]

/** How far a fillet may run into its two edges, so that neighbours never cross. */
const longestFillet = 0.45

function roundCorner(before: Vector2, corner: Vector2, after: Vector2, radius: number, segments: number): Vector2[] {
  const toBefore = before.clone().sub(corner)
  const toAfter = after.clone().sub(corner)
  const reach = Math.min(radius, toBefore.length() * longestFillet, toAfter.length() * longestFillet)
  const start = corner.clone().addScaledVector(toBefore.normalize(), reach)
  const end = corner.clone().addScaledVector(toAfter.normalize(), reach)
  return Array.from({ length: segments + 1 }, (_, index) => {
    const t = index / segments
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return new Vector2(a * start.x + b * corner.x + c * end.x, a * start.y + b * corner.y + c * end.y)
  })
}

/** Rounds the corners of an open polyline. */
export function fillet(points: readonly ProfilePoint[], segments = 5): Vector2[] {
  const corners = points.map(([x, y]) => new Vector2(x, y))
  return corners.flatMap((corner, index) => {
    const before = corners[index - 1]
    const after = corners[index + 1]
    const radius = points[index]?.[2] ?? 0
    return before && after && radius ? roundCorner(before, corner, after, radius, segments) : [corner]
  })
}

function cut(shape: Shape, holes: readonly Hole[]): Shape {
  for (const [x, y, radius] of holes) {
    const hole = new Path()
    hole.absarc(x, y, radius, 0, Math.PI * 2, true)
    shape.holes.push(hole)
  }
  return shape
}

/** A flat shape from its corners. */
export function polygon(points: readonly (readonly [x: number, y: number])[], holes: readonly Hole[] = []): Shape {
  return cut(new Shape(points.map(([x, y]) => new Vector2(x, y))), holes)
}

/** A flat disc with round holes. */
export function disc(radius: number, holes: readonly Hole[] = []): Shape {
  const shape = new Shape()
  shape.absarc(0, 0, radius, 0, Math.PI * 2)
  return cut(shape, holes)
}

/** A flat rectangle with rounded corners, centred on the origin, with round holes. */
export function roundedRectangle(width: number, height: number, radius: number, holes: readonly Hole[] = []): Shape {
  const [left, bottom, right, top] = [-width / 2, -height / 2, width / 2, height / 2]
  const quarter = Math.PI / 2
  const shape = new Shape()
  shape.moveTo(left + radius, bottom)
  shape.lineTo(right - radius, bottom)
  shape.absarc(right - radius, bottom + radius, radius, -quarter, 0)
  shape.lineTo(right, top - radius)
  shape.absarc(right - radius, top - radius, radius, 0, quarter)
  shape.lineTo(left + radius, top)
  shape.absarc(left + radius, top - radius, radius, quarter, quarter * 2)
  shape.lineTo(left, bottom + radius)
  shape.absarc(left + radius, bottom + radius, radius, quarter * 2, quarter * 3)
  return cut(shape, holes)
}

/** `count` points evenly on a circle, the first at angle `offset` (radians). */
export function polar(count: number, radius: number, offset = 0): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = offset + (index / count) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
}
