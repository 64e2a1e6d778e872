import { Path, PlaneGeometry } from 'three'
import {
  Assembly,
  box,
  cylinder,
  extrude,
  label,
  lathe,
  type Machine,
  materials,
  paint,
  ring,
  roundedRectangle,
  socketScrew,
  surface,
  tube,
  type Vector,
} from '../kit/index.ts'
import { type FillPart, grid, plate, points, row, turn } from './drawing.ts'
import { fillGasPath } from './ventilator.gas-path.ts'
import { displayLabel } from './ventilator.labels.ts'
import { type VentilatorPartId, ventilatorParts } from './ventilator.parts.ts'

/** A portable ventilator, 2 wide, 1.5 high, 1.1 deep: the screen looks to +z, the breathing ports to +x. */

const hospitalBlue = paint('hospital-blue', 0x1a7fc4)
const shellGrey = paint('shell-grey', 0xa9b9c8)
const softWhite = paint('soft-white', 0xdde2e6)

const frontCover: FillPart = (add) => {
  const outline = roundedRectangle(2, 1.5, 0.24)
  const opening = new Path(
    roundedRectangle(1.24, 1.02, 0.08)
      .getPoints(12)
      .map((point) => point.setX(point.x - 0.22)),
  )
  outline.holes.push(opening)
  add(extrude(outline, 0.34, 'z', 0.05, 16), softWhite, [0, 0, 0.38])
  add(extrude(roundedRectangle(0.42, 1.14, 0.12), 0.03, 'z', 0.012, 16), materials.lightGrey, [0.72, 0, 0.547])
  add(
    lathe(points('0,0 .15,0,.01 .15,.03,.01 .13,.04,.01 .12,.13,.025 .1,.14,.01 0,.135'), 'z'),
    materials.aluminium,
    [0.72, -0.32, 0.56],
  )
  add(ring(0.165, 0.15, 0.02, 'z', 0.006), hospitalBlue, [0.72, -0.32, 0.57])
  row(4, 0.43, 0).forEach((y, index) => {
    add(extrude(roundedRectangle(0.24, 0.1, 0.045), 0.03, 'z', 0.012), index ? softWhite : materials.orange, [
      0.72,
      y,
      0.57,
    ])
    add(cylinder(0.012, 0.012, 'z', 0.003, 16), index === 3 ? materials.greenLamp : materials.graphite, [0.9, y, 0.562])
  })
  add(box(0.5, 0.035, 0.02, 0.009), materials.redLamp, [-0.22, 0.66, 0.548])
  for (const x of [-0.75, 0.75]) add(cylinder(0.12, 0.07, 'y', 0.02), materials.rubber, [x, -0.77, 0.35])
}

const display: FillPart = (add) => {
  add(extrude(roundedRectangle(1.36, 1.12, 0.06), 0.05, 'z', 0.01), materials.darkGlass, [-0.22, 0, 0.43])
  add(new PlaneGeometry(1.18, 0.924), label('display'), [-0.22, 0, 0.4565])
  add(box(1.38, 1.14, 0.05, 0.02), materials.graphite, [-0.22, 0, 0.385])
}

const mainBoard: FillPart = (add) => {
  add(
    plate(
      roundedRectangle(
        1.7,
        1.2,
        0.06,
        grid([-0.79, 0.79], [-0.54, 0.54]).map(([x, y]) => [x, y, 0.025]),
      ),
      0.035,
      'z',
      0.006,
    ),
    materials.circuitBoard,
    [0, 0, 0.22],
  )
  for (const [x, y, w, h] of [
    [-0.35, 0.1, 0.3, 0.3],
    [0.1, 0.2, 0.18, 0.18],
    [0.1, -0.1, 0.2, 0.14],
    [-0.65, 0.32, 0.16, 0.22],
    [-0.62, -0.12, 0.14, 0.14],
  ] as const)
    add(box(w, h, 0.05, 0.01), materials.chip, [x, y, 0.262])
  add(box(0.2, 0.2, 0.04, 0.01), materials.brushed, [-0.35, 0.1, 0.3])
  for (const [x, y] of grid([0.4, 0.58], [0.3, 0.1]))
    add(cylinder(0.065, 0.14, 'z', 0.015, 32), materials.darkMetal, [x, y, 0.31])
  for (const x of row(5, -0.6, 0.6)) add(box(0.18, 0.1, 0.09, 0.01), materials.white, [x, -0.5, 0.28])
  for (const [x, y] of grid(row(14, -0.2, 0.65), [-0.3, 0.48]))
    add(box(0.025, 0.04, 0.02, 0.003, 1), materials.ceramic, [x, y, 0.247])
  for (const y of [-0.1, -0.22]) add(box(0.2, 0.07, 0.07, 0.01), materials.gold, [0.7, y, 0.27])
  for (const x of [-0.79, 0.79])
    for (const y of [-0.54, 0.54]) add(socketScrew(0.035, 0.03, 'z'), materials.steel, [x, y, 0.24])
}

/** A corrugated hose along a bow in the plane z = `depth`, from the port downwards to the patient end. */
const breathingCircuit: FillPart = (add) => {
  const centre = (t: number): Vector => [
    1.2 + 0.62 * Math.sin(t * 2.5) + 0.12 * t,
    0.02 - 0.05 * t - 0.62 * t * t,
    0.12 + 0.75 * t * t,
  ]
  const hose = surface(
    (u, v) => {
      const [x, y, z] = centre(u)
      const [nx, ny, nz] = centre(u + 0.002)
      const length = Math.hypot(nx - x, ny - y, nz - z)
      const along = [(nx - x) / length, (ny - y) / length, (nz - z) / length] as const
      const side = Math.hypot(along[0], along[2])
      const across = [along[2] / side, 0, -along[0] / side] as const
      const up = [along[1] * across[2], along[2] * across[0] - along[0] * across[2], -along[1] * across[0]] as const
      const radius = 0.082 + 0.012 * Math.cos(u * turn * 42)
      const [c, s] = [Math.cos(v * turn) * radius, Math.sin(v * turn) * radius]
      return [x + across[0] * c + up[0] * s, y + up[1] * s, z + across[2] * c + up[2] * s]
    },
    420,
    20,
  )
  add(hose, hospitalBlue)
  add(
    lathe(points('.07,1.02 .1,1.02,.01 .1,1.14,.01 .115,1.15,.01 .115,1.24,.01 .07,1.24 .07,1.02'), 'x'),
    materials.white,
    [0, 0.02, 0.12],
  )
  const [x, y, z] = centre(1)
  add(
    lathe(points('.05,-.12 .1,-.12,.01 .1,.06,.02 .07,.08,.01 .07,.26,.01 .05,.26 .05,-.12'), 'z'),
    materials.white,
    [x, y, z + 0.06],
    [0.42, -0.62, 0],
  )
}

const battery: FillPart = (add) => {
  add(box(1.1, 0.3, 0.5, 0.05, 4), materials.graphite, [-0.1, -0.5, -0.2])
  add(box(1.12, 0.06, 0.36, 0.02), hospitalBlue, [-0.1, -0.5, -0.2])
  add(new PlaneGeometry(0.7, 0.18), label('battery'), [-0.1, -0.42, 0.0505])
  for (const x of row(5, 0.2, 0.4)) add(box(0.025, 0.08, 0.02, 0.004, 1), materials.gold, [x, -0.42, 0.052])
}

const airFilter: FillPart = (add) => {
  add(extrude(roundedRectangle(0.5, 0.66, 0.06), 0.06, 'x', 0.015), materials.lightGrey, [-0.97, 0.22, -0.2])
  add(plate(roundedRectangle(0.44, 0.6, 0.04), 0.1, 'x', 0.01), materials.white, [-0.92, 0.22, -0.2])
  for (const y of row(16, -0.06, 0.5)) add(box(0.12, 0.016, 0.42, 0.006), materials.ceramic, [-0.9, y, -0.2])
}

const rearCover: FillPart = (add) => {
  const wall = roundedRectangle(2, 1.5, 0.24)
  wall.holes.push(new Path(roundedRectangle(1.9, 1.4, 0.19).getPoints(16)))
  add(plate(wall, 0.66, 'z', 0.008), shellGrey, [0, 0, -0.12])
  add(extrude(roundedRectangle(2, 1.5, 0.24), 0.22, 'z', 0.1, 16), shellGrey, [0, 0, -0.44])
  const band = roundedRectangle(2.012, 1.512, 0.246)
  band.holes.push(new Path(roundedRectangle(1.93, 1.43, 0.2).getPoints(16)))
  add(plate(band, 0.06, 'z', 0.008), hospitalBlue, [0, 0, 0.12])
  for (const y of row(7, 0.3, 0.62)) add(box(0.02, 0.022, 0.46, 0.008), materials.graphite, [1, y, -0.22])
  for (const x of [-0.62, 0.62]) add(box(0.16, 0.14, 0.2, 0.04, 4), materials.graphite, [x, 0.79, -0.1])
  add(
    tube(
      [
        [-0.62, 0.8, -0.1],
        [-0.6, 0.98, -0.1],
        [-0.45, 1.1, -0.1],
        [0, 1.12, -0.1],
        [0.45, 1.1, -0.1],
        [0.6, 0.98, -0.1],
        [0.62, 0.8, -0.1],
      ],
      0.06,
      90,
      20,
    ),
    softWhite,
  )
  add(
    tube(
      [
        [-0.38, 1.112, -0.1],
        [0, 1.12, -0.1],
        [0.38, 1.112, -0.1],
      ],
      0.068,
      40,
      20,
    ),
    materials.rubber,
  )
  for (const x of [-0.75, 0.75]) add(cylinder(0.12, 0.07, 'y', 0.02), materials.rubber, [x, -0.77, -0.3])
}

const batteryLabel = `<rect width="700" height="180" fill="#2a2f35"/><text x="30" y="110" font-size="64" font-weight="700" fill="#fff">锂电池 14.4 V 6.8 Ah</text><text x="670" y="110" font-size="52" text-anchor="end" fill="#7fd6a8">4 h</text>`

export const machine: Machine = {
  id: 'ventilator',
  parts: ventilatorParts,
  labels: { display: displayLabel, battery: { width: 700, height: 180, svg: batteryLabel } },
  views: { hero: { azimuth: 62, elevation: 16 }, exploded: { azimuth: 38, elevation: 17 } },
  guides: [{ from: [0, 0, 3.4], to: [0, 0, -2.2] }],
  build() {
    const assembly = new Assembly<VentilatorPartId>('ventilator')
    assembly.part('front-cover', [0, 0, 3.3], frontCover)
    assembly.part('display', [0, 0, 2.3], display)
    assembly.part('main-board', [0, 0, 1.6], mainBoard)
    fillGasPath(assembly)
    assembly.part('breathing-circuit', [1.25, 0.3, -0.5], breathingCircuit)
    assembly.part('battery', [0, -1, 0.75], battery)
    assembly.part('air-filter', [-0.2, 0.95, -0.95], airFilter)
    assembly.part('rear-cover', [0, 0, -2.5], rearCover)
    return assembly.root
  },
}
