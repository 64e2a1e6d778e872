import { type BufferGeometry, CylinderGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { disc, polar } from './profiles.ts'
import { type Axis, crease, extrude, lathe, turnTo } from './solids.ts'

/** A pipe flange: outer and bore radius, thickness, and `holes` bolt holes on a circle. Centred on the origin. */
export function flange(
  size: { outer: number; bore: number; thickness: number; holes: number; holeCircle: number; holeRadius: number },
  axis: Axis,
): BufferGeometry {
  const bolts = polar(size.holes, size.holeCircle, Math.PI / size.holes)
  const holes = bolts.map(([x, y]) => [x, y, size.holeRadius] as const)
  return extrude(disc(size.outer, [[0, 0, size.bore], ...holes]), size.thickness, axis, 0.012, 28)
}

/** A hexagon bolt head on its washer; it stands on the origin. */
export function bolt(radius = 0.04, height = 0.035, axis: Axis = 'y'): BufferGeometry {
  const pieces = [
    new CylinderGeometry(radius * 0.8, radius, height * 0.25, 6).translate(0, height * 0.875, 0),
    new CylinderGeometry(radius, radius, height * 0.75, 6).translate(0, height * 0.375, 0),
    new CylinderGeometry(radius * 1.35, radius * 1.35, height * 0.22, 20),
  ]
  return turnTo(axis, mergeGeometries(pieces.map((piece) => crease(piece))))
}

/** A socket head screw; it stands on the origin. */
export function socketScrew(radius = 0.03, height = 0.03, axis: Axis = 'y'): BufferGeometry {
  const profile = [
    [0, height * 0.45],
    [radius * 0.5, height * 0.45],
    [radius * 0.5, height],
    [radius, height, height * 0.3],
    [radius, 0],
    [0, 0],
  ] as const
  return lathe(profile, axis, 16, 2)
}
