import { PlaneGeometry } from 'three'
import {
  Assembly,
  bolt,
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
} from '../kit/index.ts'
import { type FillPart, grid, plate, points, row } from './drawing.ts'
import { fillBoards } from './radio-unit.boards.ts'
import { type RadioUnitPartId, radioUnitParts } from './radio-unit.parts.ts'

/** An active antenna unit on its pole: x across, y up, the antenna looks to +z. Its box is 1.3 wide and 2.4 high. */

const casting = material('grey-casting', { color: 0xb4bac2, metalness: 0.55, roughness: 0.5 })
const zinc = material('zinc', { color: 0xa9b0b6, metalness: 1, roughness: 0.5 })
const silverPlate = material('silver-plate', { color: 0xe6e3da, metalness: 1, roughness: 0.3 })
const radomeWhite = material('radome', { color: 0xdce1e6, roughness: 0.48, clearcoat: 0.25, clearcoatRoughness: 0.4 })

const radome: FillPart = (add) => {
  add(extrude(roundedRectangle(1.3, 2.4, 0.12), 0.2, 'z', 0.05, 16), radomeWhite, [0, 0, 0.32])
  add(extrude(roundedRectangle(1.14, 2.22, 0.12), 0.06, 'z', 0.028, 16), radomeWhite, [0, 0, 0.425])
  add(box(0.05, 2.0, 0.012, 0.006), materials.film, [-0.5, 0, 0.455])
  add(new PlaneGeometry(0.5, 0.25), label('radome-mark'), [0.18, -0.86, 0.4556])
  for (const y of row(7, -1.05, 1.05))
    for (const x of [-0.645, 0.645]) add(box(0.04, 0.09, 0.1, 0.012, 1), materials.lightGrey, [x, y, 0.24])
}

const antennaArray: FillPart = (add) => {
  add(extrude(roundedRectangle(1.16, 2.26, 0.06), 0.025, 'z', 0.005), materials.ceramic, [0, 0, 0.1])
  for (const [x, y] of grid(row(4, -0.42, 0.42), row(8, -0.98, 0.98))) {
    add(box(0.03, 0.2, 0.004, 0.001), materials.gold, [x, y, 0.1145])
    for (const turned of [Math.PI / 4, -Math.PI / 4])
      add(box(0.15, 0.008, 0.07, 0.002, 1), materials.ceramic, [x, y, 0.145], [0, 0, turned])
    add(
      plate(roundedRectangle(0.17, 0.17, 0.03, [[0, 0, 0.02]]), 0.012, 'z', 0.003, 5),
      materials.gold,
      [x, y, 0.187],
      [0, 0, Math.PI / 4],
    )
  }
  for (const x of [-0.28, 0, 0.28]) add(box(0.012, 2.2, 0.07, 0.004), materials.aluminium, [x, 0, 0.14])
}

const reflector: FillPart = (add) => {
  add(
    plate(
      roundedRectangle(
        1.18,
        2.28,
        0.05,
        grid(row(4, -0.42, 0.42), row(8, -0.98, 0.98)).map(([x, y]) => [x, y, 0.045]),
      ),
      0.03,
      'z',
      0.006,
    ),
    materials.aluminium,
    [0, 0, 0.03],
  )
  for (const x of [-0.58, 0.58]) add(box(0.02, 2.28, 0.12, 0.008), materials.aluminium, [x, 0, 0.07])
  for (const y of [-1.13, 1.13]) add(box(1.16, 0.02, 0.12, 0.008), materials.aluminium, [0, y, 0.07])
}

const filter: FillPart = (add) => {
  for (const [x, y] of grid([-0.29, 0.29], row(4, -0.84, 0.84))) {
    add(box(0.55, 0.52, 0.1, 0.02), silverPlate, [x, y, -0.05])
    add(box(0.5, 0.47, 0.02, 0.008), materials.brushed, [x, y, 0.004])
    for (const [dx, dy] of grid(row(5, -0.19, 0.19), row(4, -0.17, 0.17))) {
      add(cylinder(0.03, 0.016, 'z', 0.004, 6), materials.gold, [x + dx, y + dy, 0.02])
      add(cylinder(0.014, 0.04, 'z', 0.004, 16), materials.steel, [x + dx, y + dy, 0.03])
    }
    for (const dx of [-0.2, 0.2]) add(cylinder(0.032, 0.05, 'z', 0.008, 24), materials.gold, [x + dx, y - 0.22, 0.02])
  }
}

const heatSink: FillPart = (add) => {
  add(extrude(roundedRectangle(1.3, 2.4, 0.08), 0.1, 'z', 0.02), casting, [0, 0, -0.34])
  for (const x of [-0.62, 0.62]) add(box(0.06, 2.36, 0.54, 0.02), casting, [x, 0, -0.03])
  for (const y of [-1.17, 1.17]) add(box(1.28, 0.06, 0.54, 0.02), casting, [0, y, -0.03])
  for (const y of row(32, -1.35, 1.12)) {
    for (const side of [-1, 1]) {
      const [near, far] = [Math.max(y, -1.14), Math.min(y + 0.28, 1.14)]
      const slope = 0.54 / 0.28
      const fin = polygon([
        [side * (0.08 + (near - y) * slope), near],
        [side * (0.08 + (far - y) * slope), far],
        [side * (0.08 + (far - y) * slope), far + 0.02],
        [side * (0.08 + (near - y) * slope), near + 0.02],
      ])
      add(extrude(fin, 0.3, 'z', 0), casting, [0, 0, -0.52])
    }
  }
  add(box(0.14, 2.3, 0.2, 0.02), casting, [0, 0, -0.46])
  for (const y of [-0.75, 0.75]) {
    add(box(0.3, 0.34, 0.26, 0.03), casting, [0, y, -0.52])
    for (const [x, dy] of grid([-0.09, 0.09], [-0.11, 0.11]))
      add(bolt(0.03, 0.035, 'z').rotateX(Math.PI), materials.steel, [x, y + dy, -0.65])
  }
  for (const x of [-0.3, 0.3]) add(box(0.05, 0.16, 0.06, 0.02, 1), casting, [x, 1.26, -0.3])
  add(box(0.66, 0.06, 0.08, 0.028, 4), materials.graphite, [0, 1.34, -0.3])
}

const interfacePanel: FillPart = (add) => {
  add(box(1.1, 0.05, 0.3, 0.015), materials.aluminium, [0, -1.225, -0.14])
  row(4, -0.42, 0.06).forEach((x, index) => {
    add(
      lathe(points('0,0 .06,0,.008 .06,-.05,.006 .05,-.06 .05,-.17,.01 0,-.17')),
      index < 2 ? materials.darkMetal : materials.steel,
      [x, -1.25, -0.14],
    )
    add(ring(0.066, 0.045, 0.035, 'y', 0.008, 32), index < 2 ? materials.film : materials.brushed, [x, -1.34, -0.14])
  })
  add(
    lathe(points('0,0 .09,0,.01 .09,-.04,.006 .075,-.05 .075,-.16,.015 0,-.16')),
    materials.graphite,
    [0.3, -1.25, -0.14],
  )
  add(cylinder(0.025, 0.05), materials.gold, [0.47, -1.27, -0.14])
  for (const x of [0.4, 0.44]) add(cylinder(0.012, 0.02, 'y', 0.004, 16), materials.greenLamp, [x, -1.255, -0.04])
}

const bracket: FillPart = (add) => {
  add(cylinder(0.13, 3.1, 'y', 0.02, 64), zinc, [0, 0, -1.12])
  for (const y of [-0.75, 0.75]) {
    add(box(0.34, 0.36, 0.04, 0.012), zinc, [0, y, -0.69])
    for (const x of [-0.15, 0.15]) add(box(0.03, 0.3, 0.28, 0.01), zinc, [x, y, -0.83])
    add(cylinder(0.035, 0.4, 'x'), materials.steel, [0, y, -0.84])
    for (const z of [-0.96, -1.28]) {
      add(box(0.56, 0.22, 0.07, 0.015), zinc, [0, y, z])
      for (const x of [-0.17, 0.17])
        add(
          box(0.16, 0.22, 0.05, 0.012),
          zinc,
          [x * 0.62, y, z > -1.1 ? z - 0.05 : z + 0.05],
          [0, x > 0 === z > -1.1 ? 0.55 : -0.55, 0],
        )
    }
    for (const [x, dy] of grid([-0.23, 0.23], [-0.06, 0.06])) {
      add(cylinder(0.02, 0.5, 'z', 0.004, 20), materials.steel, [x, y + dy, -1.14])
      add(bolt(0.036, 0.04, 'z').rotateX(Math.PI), materials.steel, [x, y + dy, -1.315])
    }
  }
}

const seal: FillPart = (add) => {
  for (const x of [-0.6, 0.6]) add(box(0.03, 2.3, 0.03, 0.012), materials.rubber, [x, 0, -0.03])
  for (const y of [-1.15, 1.15]) add(box(1.23, 0.03, 0.03, 0.012), materials.rubber, [0, y, -0.03])
}

const mark = `<rect width="500" height="250" fill="#0b4290"/><text x="470" y="120" font-size="110" font-weight="700" text-anchor="end" fill="#fff">5G AAU</text><text x="470" y="190" font-size="46" text-anchor="end" fill="#b9d2f5">64T64R  3.5 GHz</text>`

export const machine: Machine = {
  id: 'radio-unit',
  parts: radioUnitParts,
  labels: { 'radome-mark': { width: 500, height: 250, svg: mark } },
  views: { hero: { azimuth: 128, elevation: 12 }, exploded: { azimuth: 143, elevation: 16 } },
  guides: [{ from: [0, 0, 2.7], to: [0, 0, -2.9] }],
  build() {
    const assembly = new Assembly<RadioUnitPartId>('radio-unit')
    assembly.part('radome', [0, 0, 2.5], radome)
    assembly.part('antenna-array', [0, 0, 2.05], antennaArray)
    assembly.part('reflector', [0, 0, 1.55], reflector)
    assembly.part('filter', [0, 0, 1.05], filter)
    assembly.part('seal', [0, 0, 0.6], seal)
    fillBoards(assembly)
    assembly.part('heat-sink', [0, 0, -1.3], heatSink)
    assembly.part('interface-panel', [0, -0.5, -1.3], interfacePanel)
    assembly.part('bracket', [0, 0, -1.9], bracket)
    return assembly.root
  },
}
