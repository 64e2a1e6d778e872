import { Path, PlaneGeometry } from 'three'
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
  plastic,
  ring,
  roundedRectangle,
  socketScrew,
} from '../kit/index.ts'
import { type FillPart, grid, plate, points, row } from './drawing.ts'
import { type PowerModulePartId, powerModuleParts } from './power-module.parts.ts'

/** A six-pack power module, 2.7 wide along x and 1.6 deep, lying flat: cooling pins below, driver board above. */

const nickel = material('nickel', { color: 0x97938a, metalness: 1, roughness: 0.3 })
const silver = material('sintered-silver', { color: 0xb4b7ba, metalness: 1, roughness: 0.5 })
const nitride = material('nitride', { color: 0xd9dbd6, roughness: 0.4 })
const bareCopper = material('bare-copper', { color: 0xb5623a, metalness: 1, roughness: 0.34 })
const die = material('die', { color: 0x50607e, metalness: 0.7, roughness: 0.18, clearcoat: 1 })
/** Matt solder mask: the kit's glossy board mirrors the sky when it lies flat and looks washed out. */
const solderMask = material('solder-mask', { color: 0x075230, roughness: 0.62 })
const housingPlastic = plastic('module-plastic', 0x2d3238)
const gelClear = material('gel', { color: 0xa8d8f0, roughness: 0.06, transparent: true, opacity: 0.34, clearcoat: 1 })

const phases = row(3, -0.8, 0.8)
const corners = grid([-1.25, 1.25], [-0.7, 0.7])

const basePlate: FillPart = (add) => {
  add(
    plate(
      roundedRectangle(
        2.7,
        1.6,
        0.1,
        corners.map(([x, y]) => [x, y, 0.06]),
      ),
      0.09,
      'y',
      0.01,
    ),
    nickel,
    [0, 0, 0],
  )
  const pin = lathe(points('0,0 .03,0 .022,-.22,.01 0,-.22'), 'y', 14, 2)
  for (const [index, z] of row(13, -0.5, 0.5).entries()) {
    for (const x of row(25, -1.08, 1.08)) add(pin, nickel, [x + (index % 2 ? 0.045 : 0), -0.045, z])
  }
}

const sinterLayer: FillPart = (add) => {
  for (const x of phases) add(box(0.7, 0.018, 1.04, 0.006), silver, [x, 0.055, 0])
}

const substrate: FillPart = (add) => {
  for (const x of phases) {
    add(box(0.74, 0.035, 1.08, 0.008), nitride, [x, 0.085, 0])
    for (const [dx, dz, w, d] of [
      [-0.17, 0, 0.32, 0.98],
      [0.19, -0.25, 0.3, 0.48],
      [0.19, 0.29, 0.3, 0.38],
    ] as const)
      add(box(w, 0.024, d, 0.008), bareCopper, [x + dx, 0.113, dz])
    for (const dz of row(3, -0.02, 0.06)) add(box(0.26, 0.022, 0.022, 0.004), bareCopper, [x + 0.19, 0.113, dz])
    add(box(0.05, 0.03, 0.09, 0.006, 1), materials.ceramic, [x + 0.3, 0.135, 0.43])
  }
}

const dies: FillPart = (add) => {
  for (const phase of phases) {
    for (const [dx, z] of [
      ...grid([-0.17], row(4, -0.36, 0.36)),
      ...grid([0.19], [-0.4, -0.25, -0.1]),
      ...grid([0.19], [0.2, 0.38]),
    ]) {
      add(box(0.15, 0.014, 0.11, 0.004, 1), die, [phase + dx, 0.133, z])
      for (const stripe of [-0.035, 0.035])
        add(box(0.05, 0.004, 0.085, 0.001, 1), materials.gold, [phase + dx + stripe, 0.1415, z])
    }
  }
}

const copperClip: FillPart = (add) => {
  for (const phase of phases) {
    for (const z of row(4, -0.36, 0.36)) {
      add(box(0.13, 0.02, 0.075, 0.008, 1), materials.copper, [phase - 0.17, 0.155, z])
      add(box(0.16, 0.02, 0.05, 0.008, 1), materials.copper, [phase - 0.03, 0.175, z * 0.9], [0, 0, 0.18])
      add(box(0.1, 0.02, 0.06, 0.008, 1), materials.copper, [phase + 0.08, 0.16, z * 0.85])
    }
    add(box(0.06, 0.022, 0.84, 0.01), materials.copper, [phase - 0.17, 0.17, 0])
    add(box(0.06, 0.022, 0.6, 0.01), materials.copper, [phase + 0.2, 0.17, -0.1])
  }
}

const busbars: FillPart = (add) => {
  for (const phase of phases) {
    add(box(0.44, 0.035, 0.5, 0.01), materials.copper, [phase, 0.3, 0.62])
    add(plate(roundedRectangle(0.44, 0.42, 0.05, [[0, -0.03, 0.085]]), 0.05, 'y', 0.008), silver, [phase, 0.36, 0.98])
    add(ring(0.12, 0.085, 0.03, 'y', 0.006, 40), materials.polished, [phase, 0.395, 1.01])
    add(box(0.44, 0.1, 0.035, 0.01), materials.copper, [phase, 0.33, 0.79])
    for (const side of [-1, 1]) {
      const level = side < 0 ? 0.3 : 0.36
      add(box(0.3, 0.035, 0.5, 0.01), materials.copper, [phase + side * 0.18, level - 0.03, -0.6])
      add(plate(roundedRectangle(0.3, 0.42, 0.05, [[0, 0.03, 0.075]]), 0.05, 'y', 0.008), silver, [
        phase + side * 0.18,
        0.36,
        -0.98,
      ])
      add(ring(0.105, 0.075, 0.03, 'y', 0.006, 40), materials.polished, [phase + side * 0.18, 0.395, -1.01])
    }
  }
}

function framed(width: number, depth: number, radius: number, wall: number) {
  const outline = roundedRectangle(width, depth, radius)
  outline.holes.push(new Path(roundedRectangle(width - 2 * wall, depth - 2 * wall, 0.06).getPoints(10)))
  return outline
}

const housing: FillPart = (add) => {
  add(extrude(framed(2.7, 1.6, 0.1, 0.12), 0.42, 'y', 0.02), housingPlastic, [0, 0.26, 0])
  for (const x of phases) {
    add(box(0.6, 0.24, 0.3, 0.03), housingPlastic, [x, 0.2, 0.92])
    for (const dx of [-0.18, 0.18]) add(box(0.34, 0.24, 0.3, 0.03), housingPlastic, [x + dx, 0.2, -0.92])
  }
  for (const x of row(4, -1.2, 1.2))
    for (const z of [-0.93, 0.93]) add(box(0.05, 0.3, 0.34, 0.015), housingPlastic, [x, 0.24, z])
  for (const [x, z] of corners) {
    add(cylinder(0.13, 0.46, 'y', 0.02, 40), housingPlastic, [x, 0.25, z])
    add(ring(0.085, 0.06, 0.47, 'y', 0.01, 40), materials.gold, [x, 0.25, z])
  }
  for (const x of [-0.4, 0.4]) add(box(0.05, 0.3, 1.4, 0.012), housingPlastic, [x, 0.24, 0])
}

const gel: FillPart = (add) => {
  for (const x of phases) add(box(0.72, 0.16, 1.24, 0.03, 4), gelClear, [x, 0.22, 0])
}

const signalPins: FillPart = (add) => {
  for (const phase of phases) {
    for (const [dx, z] of [...grid(row(4, -0.24, 0.0), [0.5]), ...grid(row(4, 0.0, 0.24), [-0.5])]) {
      add(box(0.03, 0.62, 0.03, 0.006), materials.gold, [phase + dx, 0.44, z])
      add(lathe(points('0,.7 .03,.74,.01 .03,.82,.01 0,.88'), 'y', 4), materials.gold, [phase + dx, 0, z])
      add(box(0.09, 0.04, 0.07, 0.01, 1), materials.gold, [phase + dx, 0.15, z])
    }
  }
}

const cover: FillPart = (add) => {
  const slots = phases.flatMap(
    (x) =>
      [
        [x - 0.12, 0.5, 0.17],
        [x + 0.12, -0.5, 0.17],
      ] as const,
  )
  add(extrude(roundedRectangle(2.52, 1.42, 0.1), 0.07, 'y', 0.015), housingPlastic, [0, 0.5, 0])
  for (const [x, z] of slots) add(box(0.36, 0.05, 0.12, 0.02), materials.graphite, [x, 0.525, z])
  add(box(1.9, 0.02, 0.56, 0.008), materials.graphite, [0, 0.535, 0])
  add(new PlaneGeometry(1.84, 0.5).rotateX(-Math.PI / 2), label('cover-mark'), [0, 0.5458, 0])
}

const driverBoard: FillPart = (add) => {
  add(
    plate(
      roundedRectangle(
        2.6,
        1.5,
        0.08,
        corners.map(([x, y]) => [x * 0.98, y * 0.96, 0.05]),
      ),
      0.045,
      'y',
      0.006,
    ),
    solderMask,
    [0, 0.72, 0],
  )
  for (const phase of phases) {
    for (const z of [-0.24, 0.22]) {
      add(box(0.2, 0.06, 0.15, 0.01), materials.chip, [phase - 0.1, 0.77, z])
      for (const dx of row(6, -0.085, 0.085))
        for (const side of [-1, 1])
          add(box(0.014, 0.012, 0.04, 0.002, 1), materials.steel, [phase - 0.1 + dx, 0.75, z + side * 0.09])
      add(box(0.18, 0.14, 0.16, 0.015), materials.graphite, [phase + 0.2, 0.81, z])
      add(box(0.12, 0.02, 0.1, 0.006, 1), bareCopper, [phase + 0.2, 0.885, z])
    }
    for (const [dx, z] of grid(row(5, -0.24, 0.24), [-0.02, 0.05]))
      add(box(0.04, 0.025, 0.025, 0.004, 1), materials.ceramic, [phase + dx, 0.755, z])
    for (const [dx, z] of [...grid(row(4, -0.24, 0.0), [0.5]), ...grid(row(4, 0.0, 0.24), [-0.5])])
      add(ring(0.036, 0.018, 0.012, 'y', 0.003, 24), materials.gold, [phase + dx, 0.748, z])
  }
  add(box(0.8, 0.16, 0.16, 0.015), materials.white, [0, 0.82, 0.64])
  for (const x of row(12, -0.34, 0.34)) add(box(0.02, 0.06, 0.02, 0.003, 1), materials.gold, [x, 0.91, 0.64])
  for (const [x, z] of corners) {
    add(ring(0.09, 0.05, 0.02, 'y', 0.005, 32), materials.gold, [x * 0.98, 0.745, z * 0.96])
    add(bolt(0.05, 0.04), materials.steel, [x * 0.98, 0.757, z * 0.96])
  }
  for (const x of row(4, 0.55, 0.9)) add(cylinder(0.06, 0.12, 'y', 0.012, 32), materials.darkMetal, [x, 0.8, 0.64])
  add(socketScrew(0.02, 0.02), materials.greenLamp, [-0.6, 0.745, 0.66])
}

const coverMark = `<rect width="1840" height="500" fill="#15191e"/><text x="70" y="210" font-size="170" font-weight="700" fill="#fff">SiC 1200 V / 800 A</text><text x="74" y="370" font-size="92" fill="#e3ebf2">三相全桥功率模块   Tvj 175 ℃</text><g fill="#e3ebf2">${row(
  9,
  0,
  8,
)
  .flatMap((x) =>
    row(9, 0, 8).map((y) =>
      (x * 7 + y * 5 + x * y) % 3 ? '' : `<rect x="${1560 + x * 22}" y="${140 + y * 22}" width="22" height="22"/>`,
    ),
  )
  .join('')}</g>`

export const machine: Machine = {
  id: 'power-module',
  parts: powerModuleParts,
  labels: { 'cover-mark': { width: 1840, height: 500, svg: coverMark } },
  views: { hero: { azimuth: 62, elevation: 31, exposure: 0.92 }, exploded: { azimuth: 66, elevation: 27 } },
  guides: [
    { from: [-1.65, -1.4, 0], to: [-1.65, 1.25, 0] },
    { from: [1.65, -1.2, 0], to: [1.65, 2.1, 0] },
  ],
  build() {
    const assembly = new Assembly<PowerModulePartId>('power-module')
    assembly.part('base-plate', [-1.65, -1.5, 0], basePlate)
    assembly.part('sinter-layer', [-1.65, -0.95, 0], sinterLayer)
    assembly.part('substrate', [-1.65, -0.35, 0], substrate)
    assembly.part('dies', [-1.65, 0.35, 0], dies)
    assembly.part('copper-clip', [-1.65, 1.1, 0], copperClip)
    assembly.part('busbars', [1.65, -1.5, 0], busbars)
    assembly.part('housing', [1.65, -0.85, 0], housing)
    assembly.part('gel', [1.65, -0.1, 0], gel)
    assembly.part('signal-pins', [1.65, 0.3, 0], signalPins)
    assembly.part('cover', [1.65, 0.95, 0], cover)
    assembly.part('driver-board', [1.65, 1.4, 0], driverBoard)
    return assembly.root
  },
}
