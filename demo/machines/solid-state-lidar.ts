import { Path, PlaneGeometry } from 'three'
import {
  Assembly,
  box,
  cylinder,
  extrude,
  label,
  lathe,
  type Machine,
  material,
  materials,
  polygon,
  ring,
  roundedRectangle,
  socketScrew,
} from '../kit/index.ts'
import { type FillPart, grid, plate, points, row, turn } from './drawing.ts'
import { fillOptics } from './solid-state-lidar.optics.ts'
import { type SolidStateLidarPartId, solidStateLidarParts } from './solid-state-lidar.parts.ts'

/** A solid-state lidar, 1.7 wide, 1 high, 1.35 deep; it looks to +z. */

const anodised = material('dark-anodised', { color: 0x596069, metalness: 0.9, roughness: 0.4 })
const smoked = material('smoked-window', {
  color: 0x160b1c,
  roughness: 0.04,
  transparent: true,
  opacity: 0.72,
  clearcoat: 1,
  clearcoatRoughness: 0.02,
})

function frameOutline(width: number, height: number, radius: number, wall: number) {
  const outline = roundedRectangle(width, height, radius)
  outline.holes.push(new Path(roundedRectangle(width - 2 * wall, height - 2 * wall, radius * 0.7).getPoints(14)))
  return outline
}

const windowPane: FillPart = (add) => {
  add(extrude(roundedRectangle(1.5, 0.8, 0.12), 0.06, 'z', 0.02, 20), smoked, [0, 0, 0.63])
  const edge = frameOutline(1.5, 0.8, 0.12, 0.05)
  add(plate(edge, 0.02, 'z', 0.004), materials.rubber, [0, 0, 0.595])
}

const bezel: FillPart = (add) => {
  add(extrude(frameOutline(1.72, 1.02, 0.16, 0.1), 0.2, 'z', 0.03, 20), anodised, [0, 0, 0.55])
  for (const [x, y] of grid([-0.8, 0.8], [-0.45, 0.45]))
    add(socketScrew(0.03, 0.02, 'z'), materials.steel, [x * 0.985, y * 0.97, 0.643])
  add(plate(frameOutline(1.54, 0.84, 0.13, 0.02), 0.02, 'z', 0.004), materials.orange, [0, 0, 0.65])
}

const gasket: FillPart = (add) =>
  add(extrude(frameOutline(1.6, 0.9, 0.1, 0.035), 0.03, 'z', 0.012, 16), materials.rubber, [0, 0, 0.445])

const mainBoard: FillPart = (add) => {
  add(
    plate(
      roundedRectangle(
        1.5,
        0.8,
        0.05,
        grid([-0.69, 0.69], [-0.34, 0.34]).map(([x, y]) => [x, y, 0.025]),
      ),
      0.035,
      'z',
      0.005,
    ),
    materials.circuitBoard,
    [0, 0, -0.3],
  )
  add(box(0.34, 0.34, 0.05, 0.01), materials.chip, [-0.28, 0.06, -0.258])
  add(box(0.25, 0.25, 0.02, 0.008), materials.brushed, [-0.28, 0.06, -0.225])
  for (const [x, y] of grid([0.1, 0.28], [-0.12, 0.14]))
    add(box(0.13, 0.19, 0.035, 0.008), materials.chip, [x, y, -0.265])
  for (const y of row(3, -0.2, 0.2)) add(box(0.16, 0.13, 0.07, 0.012, 1), materials.darkMetal, [0.5, y, -0.25])
  for (const x of row(10, -0.55, 0.35)) add(box(0.03, 0.018, 0.018, 0.003, 1), materials.ceramic, [x, -0.24, -0.272])
  for (const x of [-0.4, 0.38]) add(box(0.3, 0.06, 0.06, 0.01), materials.white, [x, 0.34, -0.25])
  for (const [x, y] of grid([-0.69, 0.69], [-0.34, 0.34]))
    add(socketScrew(0.03, 0.025, 'z'), materials.steel, [x, y, -0.28])
}

const thermalPad: FillPart = (add) => {
  add(box(0.5, 0.5, 0.04, 0.012), materials.film, [-0.28, 0.06, -0.37])
  add(box(0.28, 0.6, 0.04, 0.012), materials.film, [0.5, 0, -0.37])
}

const housing: FillPart = (add) => {
  add(plate(frameOutline(1.7, 1, 0.14, 0.055), 1.1, 'z', 0.01), anodised, [0, 0, -0.12])
  for (const x of row(23, -0.68, 0.68))
    for (const up of [-1, 1]) add(box(0.026, 0.1, 1.0, 0.008), anodised, [x, up * 0.53, -0.12])
  for (const y of row(9, -0.34, 0.34))
    for (const side of [-1, 1]) add(box(0.08, 0.026, 1.0, 0.008), anodised, [side * 0.88, y, -0.12])
  const ear = polygon(
    [
      [-0.3, 0],
      [0.3, 0],
      [0.2, 0.24],
      [-0.2, 0.24],
    ],
    [[0, 0.14, 0.05]],
  )
  for (const side of [-1, 1]) {
    add(extrude(ear, 0.07, 'y', 0.015).rotateY((side * -turn) / 4), anodised, [side * 0.84, -0.46, -0.12])
    add(ring(0.075, 0.05, 0.085, 'y', 0.008, 40), materials.steel, [side * 0.98, -0.46, -0.12])
  }
  for (const [x, y] of grid([-0.72, 0.72], [-0.37, 0.37]))
    add(cylinder(0.06, 0.9, 'z', 0.01, 32), anodised, [x, y, -0.15])
  add(box(0.7, 0.02, 0.46, 0.008), anodised, [0, 0.585, -0.1])
  add(new PlaneGeometry(0.66, 0.42).rotateX(-Math.PI / 2), label('top-mark'), [0, 0.5958, -0.1])
}

const rearCover: FillPart = (add) => {
  add(extrude(roundedRectangle(1.7, 1, 0.14), 0.09, 'z', 0.02, 16), anodised, [0, 0, -0.72])
  for (const x of row(15, -0.66, 0.66))
    if (Math.abs(x) > 0.26) add(box(0.03, 0.74, 0.08, 0.01), anodised, [x, 0, -0.79])
  for (const [x, y] of grid([-0.76, 0, 0.76], [-0.42, 0.42]))
    add(socketScrew(0.03, 0.025, 'z').rotateY(Math.PI), materials.steel, [x, y, -0.76])
  add(extrude(roundedRectangle(0.4, 0.3, 0.05), 0.24, 'z', 0.02), materials.graphite, [0, -0.1, -0.85])
  add(plate(frameOutline(0.34, 0.24, 0.04, 0.025), 0.1, 'z', 0.004), materials.graphite, [0, -0.1, -0.99])
  for (const [x, y] of grid(row(4, -0.1, 0.1), [-0.14, -0.06]))
    add(box(0.02, 0.02, 0.08, 0.004, 1), materials.gold, [x, y, -0.99])
  add(
    lathe(points('0,0 .06,0,.01 .06,.05,.01 .045,.06 .045,.16,.01 0,.16'), 'z', 40).rotateX(Math.PI),
    materials.gold,
    [0, 0.24, -0.75],
  )
}

const topMark = `<rect width="660" height="420" fill="#15191e"/><text x="40" y="120" font-size="92" font-weight="700" fill="#fff">SL-192</text><text x="40" y="200" font-size="48" fill="#e3ebf2">固态激光雷达</text><g font-size="40" fill="#e3ebf2"><text x="40" y="290">940 nm   120°×70°</text><text x="40" y="350">Class 1</text></g><path d="M520 250 L620 390 H420 Z" fill="#ffc20e"/><circle cx="520" cy="345" r="16" fill="#22272d"/><path d="M520 345 V295 M520 345 H580 M520 345 H460" stroke="#22272d" stroke-width="6"/>`

export const machine: Machine = {
  id: 'solid-state-lidar',
  parts: solidStateLidarParts,
  labels: {
    'top-mark': { width: 660, height: 420, svg: topMark },
  },
  views: { hero: { azimuth: 60, elevation: 24 }, exploded: { azimuth: 42, elevation: 20 } },
  guides: [
    { from: [0, 0.8, 2.6], to: [0, 0.8, -0.9] },
    { from: [0, -0.8, 1.7], to: [0, -0.8, -2.7] },
  ],
  build() {
    const assembly = new Assembly<SolidStateLidarPartId>('solid-state-lidar')
    assembly.part('window', [0, 0.8, 1.95], windowPane)
    assembly.part('bezel', [0, 0.8, 1.35], bezel)
    assembly.part('gasket', [0, 0.8, 0.95], gasket)
    fillOptics(assembly)
    assembly.part('main-board', [0, -0.8, 0.95], mainBoard)
    assembly.part('thermal-pad', [0, -0.8, 0.55], thermalPad)
    assembly.part('housing', [0, -0.8, -0.8], housing)
    assembly.part('rear-cover', [0, -0.8, -1.65], rearCover)
    return assembly.root
  },
}
