import {
  BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  MathUtils,
  type Shape,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Vector } from './machine.ts'
import { fillet, type ProfilePoint } from './profiles.ts'

export type Axis = 'x' | 'y' | 'z'

/** Smooth shading that keeps edges sharper than `degrees`. */
export function crease(geometry: BufferGeometry, degrees = 32): BufferGeometry {
  return toCreasedNormals(geometry, MathUtils.degToRad(degrees))
}

/** Turns a geometry made around y so that it lies around another axis. */
export function turnTo(axis: Axis, geometry: BufferGeometry): BufferGeometry {
  if (axis === 'x') return geometry.rotateZ(-Math.PI / 2)
  return axis === 'z' ? geometry.rotateX(Math.PI / 2) : geometry
}

/** A turned part: its profile is [radius, height along the axis, fillet?]. */
export function lathe(
  profile: readonly ProfilePoint[],
  axis: Axis = 'y',
  segments = 72,
  roundness = 4,
): BufferGeometry {
  return turnTo(axis, crease(new LatheGeometry(fillet(profile, roundness), segments)))
}

/** A cylinder centred on the origin with bevelled rims. */
export function cylinder(
  radius: number,
  height: number,
  axis: Axis = 'y',
  bevel = 0.01,
  segments = 48,
): BufferGeometry {
  const half = height / 2
  return lathe(
    [
      [0, -half],
      [radius, -half, bevel],
      [radius, half, bevel],
      [0, half],
    ],
    axis,
    segments,
    3,
  )
}

/** A tube wall centred on the origin with bevelled rims. */
export function ring(
  outer: number,
  inner: number,
  height: number,
  axis: Axis = 'y',
  bevel = 0.01,
  segments = 64,
): BufferGeometry {
  const half = height / 2
  const profile: ProfilePoint[] = [
    [inner, -half, bevel],
    [outer, -half, bevel],
    [outer, half, bevel],
    [inner, half, bevel],
    [inner, -half],
  ]
  return lathe(profile, axis, segments, 3)
}

/** A box centred on the origin with rounded edges. */
export function box(x: number, y: number, z: number, radius = 0.02, segments = 2): BufferGeometry {
  return new RoundedBoxGeometry(x, y, z, segments, Math.min(radius, x / 2.01, y / 2.01, z / 2.01))
}

/** A flat shape drawn out along `axis`, centred on the origin, with bevelled edges (bevel 0 for none). */
export function extrude(
  shape: Shape,
  depth: number,
  axis: Axis = 'z',
  bevel = 0.01,
  curveSegments = 12,
): BufferGeometry {
  const body = depth - 2 * bevel
  const geometry = new ExtrudeGeometry(shape, {
    depth: body,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments,
  })
  geometry.translate(0, 0, -body / 2)
  // Below the angle between a face and its bevel, or the bevel's shading would bleed over the whole face.
  const creased = crease(geometry, 20)
  if (axis === 'x') return creased.rotateY(Math.PI / 2)
  return axis === 'y' ? creased.rotateX(-Math.PI / 2) : creased
}

/** A round bar bent along a curve through the points: cables, pipes, springs. */
export function tube(
  points: readonly Vector[],
  radius: number,
  segments = 48,
  sides = 12,
  closed = false,
): BufferGeometry {
  const path = new CatmullRomCurve3(
    points.map(([x, y, z]) => new Vector3(x, y, z)),
    closed,
    'catmullrom',
    0.3,
  )
  return new TubeGeometry(path, segments, radius, sides, closed)
}

/** A surface from a function of u and v (both 0 to 1): blades, volutes, shells. `flip` turns its face. */
export function surface(
  at: (u: number, v: number) => Vector,
  countU: number,
  countV: number,
  flip = false,
): BufferGeometry {
  const positions: number[] = []
  const coordinates: number[] = []
  for (let i = 0; i <= countU; i++) {
    for (let j = 0; j <= countV; j++) {
      positions.push(...at(i / countU, j / countV))
      coordinates.push(i / countU, j / countV)
    }
  }
  const triangles: number[] = []
  for (let i = 0; i < countU; i++) {
    for (let j = 0; j < countV; j++) {
      const a = i * (countV + 1) + j
      const [b, c, d] = [a + 1, a + countV + 1, a + countV + 2]
      triangles.push(...(flip ? [a, c, b, b, c, d] : [a, b, c, b, d, c]))
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  geometry.setIndex(triangles)
  geometry.computeVertexNormals()
  return geometry
}
