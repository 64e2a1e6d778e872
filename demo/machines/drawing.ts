import type { BufferGeometry } from 'three'
import { ExtrudeGeometry, Path, Shape } from 'three'
import { type AddSolid, type Axis, crease, extrude, type ProfilePoint, tube, type Vector } from '../kit/index.ts'

/** Fills one part with its solids. */
export type FillPart = (add: AddSolid) => void

/** A full turn in radians. */
export const turn = Math.PI * 2

/**
 * Reads a profile written as `x,y x,y,fillet …`, which keeps a turned part on one or two lines.
 * Throws when a corner is not two or three numbers.
 */
export function points(text: string): ProfilePoint[] {
  return text
    .trim()
    .split(/\s+/)
    .map((corner) => {
      const [x, y, fillet = 0] = corner.split(',').map(Number)
      if (x === undefined || y === undefined || [x, y, fillet].some(Number.isNaN)) {
        throw new Error(`"${corner}" is not a corner of a profile: write x,y or x,y,fillet.`)
      }
      return [x, y, fillet] as const
    })
}

/** A straight run of `count` positions from `first` to `last`, both included. */
export function row(count: number, first: number, last: number): number[] {
  return Array.from({ length: count }, (_, index) => first + ((last - first) * index) / Math.max(1, count - 1))
}

/** Every pair of an x and a y. */
export function grid(xs: readonly number[], ys: readonly number[]): [x: number, y: number][] {
  return ys.flatMap((y) => xs.map((x): [number, number] => [x, y]))
}

/** A coil spring standing on the origin. `wire` is the radius of its wire. */
export function coilSpring(radius: number, height: number, windings: number, wire: number): BufferGeometry {
  const steps = windings * 16
  const path = Array.from({ length: steps + 1 }, (_, index): Vector => {
    const angle = (index / 16) * turn
    return [Math.cos(angle) * radius, (index / steps) * height, Math.sin(angle) * radius]
  })
  return tube(path, wire, windings * 28, 8)
}

/** A sleeve around y with rows of staggered round holes: a strip is drilled flat and then bent round. */
export function drilledSleeve(
  size: { outer: number; wall: number; height: number },
  holes: { rows: number; perRow: number; radius: number },
): BufferGeometry {
  const width = turn * size.outer
  const half = size.height / 2
  const strip = new Shape()
  const edge = row(97, -width / 2, width / 2)
  strip.moveTo(-width / 2, -half)
  for (const x of edge) strip.lineTo(x, -half)
  for (const x of edge.toReversed()) strip.lineTo(x, half)
  for (let line = 0; line < holes.rows; line++) {
    for (let index = 0; index < holes.perRow; index++) {
      const hole = new Path()
      const x = (width * (index + (line % 2 ? 0.6 : 0.35))) / holes.perRow - width / 2
      hole.absarc(x, ((line + 0.5) / holes.rows - 0.5) * size.height * 0.8, holes.radius, 0, turn, true)
      strip.holes.push(hole)
    }
  }
  const geometry = new ExtrudeGeometry(strip, { depth: size.wall, bevelEnabled: false, curveSegments: 7 })
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index++) {
    const angle = position.getX(index) / size.outer
    const radius = size.outer - size.wall + position.getZ(index)
    position.setXYZ(index, Math.sin(angle) * radius, position.getY(index), Math.cos(angle) * radius)
  }
  return crease(geometry, 40)
}

/** The outline of a gear wheel with `count` trapezoid teeth between the root and the tip radius. */
export function gearOutline(count: number, root: number, tip: number): Shape {
  const pitch = turn / count
  const shape = new Shape()
  for (let tooth = 0; tooth < count; tooth++) {
    const corners = [
      [0, root],
      [0.28, root],
      [0.44, tip],
      [0.72, tip],
      [0.88, root],
    ] as const
    for (const [share, radius] of corners) {
      const angle = (tooth + share) * pitch
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
      if (tooth === 0 && share === 0) shape.moveTo(x, y)
      else shape.lineTo(x, y)
    }
  }
  return shape
}

/**
 * A flat plate cut out of a shape: sharper shading than the kit's extrusion, so that large faces with many small holes
 * stay flat instead of looking dented.
 */
export function plate(
  shape: Shape,
  thickness: number,
  axis: Axis = 'z',
  bevel = 0.006,
  curveSegments = 12,
): BufferGeometry {
  return crease(extrude(shape, thickness, axis, bevel, curveSegments), 18)
}
