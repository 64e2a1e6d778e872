import {
  type AddSolid,
  Assembly,
  bolt,
  box,
  cylinder,
  extrude,
  lathe,
  type Machine,
  materials,
  polar,
  polygon,
  ring,
  tube,
  type Vector,
} from '../kit/index.ts'
import { fillCasing, fillCasingCover, fillImpeller } from './pump.hydraulics.ts'
import { pumpLabels } from './pump.labels.ts'
import { fillMotor } from './pump.motor.ts'
import { type PumpPartId, pumpParts } from './pump.parts.ts'

/** An end-suction pump on its base: the shaft is the x axis, suction points to +x, the discharge flange up. */

const fullTurn = Math.PI * 2

function fillBase(add: AddSolid): void {
  const channel = polygon([
    [-0.62, 0],
    [-0.62, -0.2],
    [-0.5, -0.2],
    [-0.5, -0.07],
    [0.5, -0.07],
    [0.5, -0.2],
    [0.62, -0.2],
    [0.62, 0],
  ])
  add(extrude(channel, 3.5, 'x', 0.02), materials.graphite, [0.1, -0.83, 0])
  for (const z of [-0.56, 0.56]) {
    for (const x of [-1.4, -0.2, 1, 1.6]) add(bolt(0.045, 0.05), materials.steel, [x, -0.83, z])
  }
  const foot = lathe([
    [0, 0],
    [0.15, 0, 0.03],
    [0.11, 0.09, 0.03],
    [0.15, 0.16, 0.02],
    [0, 0.16],
  ])
  for (const x of [-1.45, 1.65]) for (const z of [-0.5, 0.5]) add(foot, materials.rubber, [x, -1.18, z])
}

function fillCoupling(add: AddSolid): void {
  const hub = (side: 1 | -1) =>
    lathe(
      [
        [0.09, -0.12 * side],
        [0.16, -0.12 * side, 0.02],
        [0.16, -0.05 * side, 0.02],
        [0.25, -0.04 * side, 0.02],
        [0.25, 0.03 * side, 0.02],
        [0.09, 0.03 * side],
      ],
      'x',
    )
  add(hub(1), materials.orange, [0.02, 0, 0])
  add(ring(0.24, 0.1, 0.05, 'x', 0.008), materials.rubber, [0.08, 0, 0])
  add(hub(-1), materials.orange, [0.14, 0, 0])
  for (const [y, z] of polar(6, 0.2)) add(bolt(0.026, 0.03, 'x'), materials.steel, [0.19, y, z])
}

function fillBearingHousing(add: AddSolid): void {
  const body = lathe(
    [
      [0.12, -0.35],
      [0.3, -0.35, 0.03],
      [0.33, -0.27, 0.02],
      [0.27, -0.22, 0.06],
      [0.25, 0.1, 0.06],
      [0.36, 0.2, 0.06],
      [0.5, 0.24, 0.04],
      [0.58, 0.27, 0.02],
      [0.58, 0.34, 0.015],
      [0.2, 0.34],
    ],
    'x',
  )
  add(body, materials.blue, [0.72, 0, 0])
  const rib = polygon([
    [-0.26, 0.24],
    [0.26, 0.24],
    [0.26, 0.5],
    [-0.26, 0.3],
  ])
  for (let index = 0; index < 6; index++) {
    const angle = ((index + 0.5) / 6) * fullTurn
    add(extrude(rib, 0.05, 'z', 0.01).rotateX(angle), materials.blue, [0.7, 0, 0])
  }
  const boltToMotor = (radius: number) => bolt(radius, 0.03, 'x').rotateY(Math.PI)
  for (const [y, z] of polar(6, 0.27, 0.5)) add(boltToMotor(0.026), materials.steel, [0.375, y, z])
  for (const [y, z] of polar(10, 0.53, 0.3)) add(boltToMotor(0.03), materials.steel, [0.98, y, z])
  add(box(0.2, 0.5, 0.09, 0.02), materials.blue, [0.62, -0.5, 0])
  add(box(0.3, 0.06, 0.5, 0.02), materials.blue, [0.62, -0.79, 0])
  for (const z of [-0.18, 0.18]) add(bolt(0.038, 0.04), materials.steel, [0.62, -0.76, z])
  add(cylinder(0.05, 0.08), materials.gold, [0.62, 0.3, 0])
  const oilCap = lathe([
    [0, 0],
    [0.03, 0],
    [0.05, 0.03, 0.01],
    [0.05, 0.1, 0.02],
    [0, 0.12],
  ])
  add(oilCap, materials.red, [0.62, 0.33, 0])
  add(cylinder(0.075, 0.02, 'z'), materials.gold, [0.66, 0, 0.262])
  add(cylinder(0.055, 0.026, 'z'), materials.darkGlass, [0.66, 0, 0.263])
}

function fillBearing(add: AddSolid): void {
  const outerRace = lathe(
    [
      [0.17, -0.06, 0.01],
      [0.215, -0.06, 0.012],
      [0.215, 0.06, 0.012],
      [0.17, 0.06, 0.01],
      [0.185, 0, 0.03],
      [0.17, -0.06],
    ],
    'x',
  )
  const innerRace = lathe(
    [
      [0.085, -0.06, 0.01],
      [0.125, -0.06, 0.01],
      [0.11, 0, 0.03],
      [0.125, 0.06, 0.01],
      [0.085, 0.06, 0.01],
      [0.085, -0.06],
    ],
    'x',
  )
  for (const x of [0.5, 0.86]) {
    add(outerRace, materials.polished, [x, 0, 0])
    add(innerRace, materials.polished, [x, 0, 0])
    add(ring(0.158, 0.142, 0.05, 'x', 0.004), materials.bronze, [x, 0, 0])
    for (const [y, z] of polar(11, 0.15)) add(ball(0.036), materials.ceramic, [x, y, z])
  }
}

function ball(radius: number) {
  return lathe(
    Array.from({ length: 15 }, (_, index) => {
      const angle = (index / 14 - 0.5) * Math.PI
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
    }),
    'y',
    20,
  )
}

function fillShaft(add: AddSolid): void {
  const shaft = lathe(
    [
      [0, -0.72],
      [0.08, -0.72, 0.015],
      [0.08, -0.42],
      [0.088, -0.42, 0.004],
      [0.088, 0.05],
      [0.1, 0.05, 0.006],
      [0.1, 0.3],
      [0.085, 0.3, 0.004],
      [0.085, 0.55],
      [0.062, 0.55, 0.006],
      [0.062, 0.72],
      [0.045, 0.72, 0.006],
      [0.045, 0.84, 0.015],
      [0, 0.84],
    ],
    'x',
  )
  add(shaft, materials.polished, [0.78, 0, 0])
  add(box(0.2, 0.03, 0.035, 0.014), materials.brushed, [0.18, 0.08, 0])
  add(box(0.12, 0.024, 0.03, 0.012), materials.brushed, [1.4, 0.06, 0])
}

function fillSeal(add: AddSolid): void {
  add(ring(0.2, 0.1, 0.05, 'x'), materials.darkMetal, [1.08, 0, 0])
  add(ring(0.165, 0.1, 0.045, 'x'), materials.ceramic, [1.135, 0, 0])
  add(ring(0.16, 0.1, 0.03, 'x'), materials.rubber, [1.172, 0, 0])
  const turns = 4
  const spring = Array.from({ length: 121 }, (_, index): Vector => {
    const along = index / 120
    const angle = along * fullTurn * turns
    return [1.19 + along * 0.1, Math.cos(angle) * 0.13, Math.sin(angle) * 0.13]
  })
  add(tube(spring, 0.013, 240, 8), materials.polished)
  add(ring(0.16, 0.1, 0.03, 'x'), materials.bronze, [1.305, 0, 0])
}

export const machine: Machine = {
  id: 'pump',
  parts: pumpParts,
  labels: pumpLabels,
  views: {
    hero: { azimuth: 55, elevation: 20, fill: 0.88 },
    exploded: { azimuth: 47, elevation: 26, fill: 0.94 },
  },
  guides: [{ from: [-1.5, 0, 0], to: [4.3, 0, 0] }],
  build() {
    const pump = new Assembly<PumpPartId>('pump')
    pump.part('base', [0.55, -0.8, 0], fillBase)
    pump.part('motor', [-1.55, 0, 0], fillMotor)
    pump.part('coupling', [-1.1, 0, 0], fillCoupling)
    pump.part('bearing-housing', [-0.7, 0, 0], fillBearingHousing)
    pump.part('bearing', [0.06, 0, 0], fillBearing)
    pump.part('shaft', [0.12, 0, 0], fillShaft)
    pump.part('seal', [0.72, 0, 0], fillSeal)
    pump.part('casing-cover', [1.42, 0, 0], fillCasingCover)
    pump.part('impeller', [1.9, 0, 0], fillImpeller)
    pump.part('casing', [3.05, 0, 0], fillCasing)
    return pump.root
  },
}
