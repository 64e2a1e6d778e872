import { CylinderGeometry, Path, Shape, SphereGeometry } from 'three'
import {
  Assembly,
  box,
  cylinder,
  disc,
  type Hole,
  lathe,
  type Machine,
  material,
  materials,
  polar,
  ring,
  socketScrew,
} from '../kit/index.ts'
import { type FillPart, gearOutline, plate, points, row, turn } from './drawing.ts'
import { fillMotorSide } from './harmonic-reducer.motor.ts'
import { type HarmonicReducerPartId, harmonicReducerParts } from './harmonic-reducer.parts.ts'

/** A robot joint: the joint turns about the x axis, the output flange looks to +x. */

const blackOxide = material('black-oxide', { color: 0x4a4e54, metalness: 1, roughness: 0.34 })
const blueAnodised = material('blue-anodised', { color: 0x1f5fc4, metalness: 0.9, roughness: 0.3 })

function holes(count: number, circle: number, radius: number, offset = 0): Hole[] {
  return polar(count, circle, offset).map(([x, y]) => [x, y, radius])
}

/** A flat elliptic ring; the wave generator presses the flexspline into this shape. */
function ellipticRing(outer: number, inner: number, squash: number): Shape {
  const shape = new Shape()
  shape.absellipse(0, 0, outer, outer * squash, 0, turn)
  const bore = new Path()
  bore.absellipse(0, 0, inner, inner * squash, 0, turn, true)
  shape.holes.push(bore)
  return shape
}

const outputFlange: FillPart = (add) => {
  add(
    plate(disc(0.6, [[0, 0, 0.15], ...holes(12, 0.5, 0.032), ...holes(6, 0.3, 0.045, 0.3)]), 0.1, 'x', 0.01, 40),
    materials.steel,
    [0.94, 0, 0],
  )
  add(ring(0.62, 0.2, 0.09, 'x', 0.012), materials.brushed, [0.86, 0, 0])
  for (const [y, z] of holes(6, 0.4, 0, 0.3)) add(socketScrew(0.036, 0.03, 'x'), materials.darkMetal, [0.985, y, z])
  add(ring(0.2, 0.15, 0.05, 'x', 0.01), materials.polished, [0.98, 0, 0])
  for (const [y, z] of polar(12, 0.5)) add(cylinder(0.034, 0.05, 'x', 0), materials.rubber, [0.935, y, z])
}

const torqueSensor: FillPart = (add) => {
  add(ring(0.6, 0.48, 0.1, 'x', 0.01, 96), materials.aluminium, [0.75, 0, 0])
  add(ring(0.3, 0.17, 0.1, 'x', 0.01), materials.aluminium, [0.75, 0, 0])
  for (const angle of row(4, 0, turn * 0.75)) {
    add(
      box(0.07, 0.22, 0.1, 0.01)
        .translate(0.75, 0.39, 0)
        .rotateX(angle + turn / 8),
      materials.aluminium,
    )
    add(
      box(0.006, 0.1, 0.06, 0.002, 1)
        .translate(0.788, 0.39, 0)
        .rotateX(angle + turn / 8),
      materials.gold,
    )
  }
  for (const [y, z] of polar(12, 0.54)) add(socketScrew(0.024, 0.02, 'x'), materials.darkMetal, [0.795, y, z])
  for (const [y, z] of polar(8, 0.235, 0.2)) add(socketScrew(0.022, 0.02, 'x'), materials.darkMetal, [0.795, y, z])
  add(box(0.02, 0.1, 0.2, 0.004), materials.circuitBoard, [0.81, 0.54, 0])
  add(box(0.02, 0.05, 0.07, 0.004, 1), materials.chip, [0.826, 0.54, 0])
}

const crossRollerBearing: FillPart = (add) => {
  add(plate(disc(0.88, [[0, 0, 0.69], ...holes(16, 0.8, 0.028)]), 0.2, 'x', 0.01, 48), materials.brushed, [0.65, 0, 0])
  add(ring(0.645, 0.56, 0.2, 'x', 0.012, 96), materials.polished, [0.65, 0, 0])
  row(40, 0, (turn * 39) / 40).forEach((angle, index) => {
    const roller = new CylinderGeometry(0.028, 0.028, 0.052, 16).rotateZ(index % 2 ? Math.PI / 4 : -Math.PI / 4)
    add(roller.translate(0.735, 0.667, 0).rotateX(angle), materials.steel)
  })
  for (const [y, z] of polar(16, 0.8)) add(socketScrew(0.03, 0.03, 'x'), materials.darkMetal, [0.745, y, z])
}

const circularSpline: FillPart = (add) => {
  const outline = disc(0.88, holes(16, 0.8, 0.026))
  outline.holes.push(new Path(gearOutline(90, 0.585, 0.56).getPoints()))
  add(plate(outline, 0.2, 'x', 0.006, 48), blackOxide, [0.45, 0, 0])
  add(ring(0.885, 0.84, 0.03, 'x', 0.006, 96), materials.orange, [0.45, 0, 0])
}

const flexspline: FillPart = (add) => {
  add(
    lathe(
      points(
        '.535,.2 .535,.62,.03 .47,.7,.05 .28,.71,.01 .28,.76,.01 .16,.76,.01 .16,.67,.02 .44,.665,.05 .512,.6,.03 .512,.2 .535,.2',
      ),
      'x',
      96,
    ),
    materials.steel,
  )
  const teeth = gearOutline(88, 0.535, 0.56)
  teeth.holes.push(new Path(disc(0.512).getPoints(48)))
  add(plate(teeth, 0.2, 'x', 0), materials.polished, [0.31, 0, 0])
  for (const [y, z] of polar(10, 0.22)) add(socketScrew(0.02, 0.02, 'x'), materials.darkMetal, [0.76, y, z])
}

const waveGenerator: FillPart = (add) => {
  const squash = 0.94
  add(plate(ellipticRing(0.39, 0.17, squash), 0.16, 'x', 0.015, 48), blueAnodised, [0.3, 0, 0])
  add(plate(ellipticRing(0.42, 0.39, squash), 0.13, 'x', 0.004, 48), materials.polished, [0.3, 0, 0])
  add(plate(ellipticRing(0.505, 0.475, squash), 0.13, 'x', 0.004, 48), materials.polished, [0.3, 0, 0])
  add(plate(ellipticRing(0.46, 0.435, squash), 0.06, 'x', 0.004, 48), materials.bronze, [0.3, 0, 0])
  for (const [y, z] of polar(27, 0.447)) add(new SphereGeometry(0.034, 16, 12), materials.steel, [0.34, y * squash, z])
  for (const [y, z] of polar(6, 0.29)) add(socketScrew(0.026, 0.02, 'x'), materials.darkMetal, [0.378, y, z])
  add(ring(0.21, 0.15, 0.2, 'x', 0.012), materials.steel, [0.3, 0, 0])
}

const jointPlate = `<rect width="720" height="300" fill="#1d2733"/><rect x="0" y="0" width="18" height="300" fill="#ef6a12"/>
<text x="60" y="120" font-size="92" font-weight="700" fill="#fff">RJ-25-100</text>
<g font-size="44" fill="#a9bccd"><text x="60" y="190">减速比 100   额定扭矩 67 N·m</text><text x="60" y="252">48 V DC   EtherCAT</text></g>`

export const machine: Machine = {
  id: 'harmonic-reducer',
  parts: harmonicReducerParts,
  labels: { 'joint-plate': { width: 720, height: 300, svg: jointPlate } },
  views: { hero: { azimuth: 48, elevation: 20 }, exploded: { azimuth: 52, elevation: 18 } },
  guides: [
    { from: [-2.1, 1.05, 0], to: [2.9, 1.05, 0] },
    { from: [-3.9, -1, 0], to: [2.6, -1, 0] },
  ],
  build() {
    const assembly = new Assembly<HarmonicReducerPartId>('harmonic-reducer')
    fillMotorSide(assembly)
    assembly.part('wave-generator', [-2.05, 1.05, 0], waveGenerator)
    assembly.part('flexspline', [-1.2, 1.05, 0], flexspline)
    assembly.part('circular-spline', [-0.15, 1.05, 0], circularSpline)
    assembly.part('cross-roller-bearing', [0.5, 1.05, 0], crossRollerBearing)
    assembly.part('torque-sensor', [1.15, 1.05, 0], torqueSensor)
    assembly.part('output-flange', [1.75, 1.05, 0], outputFlange)
    return assembly.root
  },
}
