import { PlaneGeometry, SphereGeometry } from 'three'
import {
  type AddSolid,
  Assembly,
  box,
  cylinder,
  label,
  lathe,
  type Machine,
  materials,
  ring,
  socketScrew,
  surface,
  tube,
  type Vector,
} from '../kit/index.ts'
import { fillGimbalCamera } from './inspection-drone.gimbal.ts'
import { droneLabels } from './inspection-drone.labels.ts'
import { corners, type InspectionDronePartId, inspectionDroneParts } from './inspection-drone.parts.ts'
import { fillArm, fillMotor, fillPropeller, signedPower } from './inspection-drone.rotor.ts'

/** A quadcopter that looks to +z; the arms leave the body on the diagonals. */

const quarter = Math.PI / 2
const fullTurn = Math.PI * 2

/** A point of the body's rounded-box skin: `around` and `up` are angles, `swell` lifts it off the skin. */
function skin(around: number, up: number, halfHeight: number, y: number, swell = 1): Vector {
  const reach = swell * signedPower(Math.cos(up), 0.42)
  return [
    0.5 * reach * signedPower(Math.cos(around), 0.62),
    y + swell * halfHeight * signedPower(Math.sin(up), 0.8),
    0.66 * reach * signedPower(Math.sin(around), 0.62),
  ]
}

/** A closed band of the upper skin between two heights (shares of a quarter turn). */
function band(from: number, to: number, swell: number) {
  const at = (u: number, v: number) => skin(u * fullTurn, (from + v * (to - from)) * quarter, 0.26, 0.012, swell)
  return surface(at, 96, 8)
}

/** The dark window of the obstacle sensors, across the nose of the upper skin. */
function visor() {
  const at = (u: number, v: number) => {
    const taper = 0.1 * Math.abs(u - 0.5)
    return skin((0.36 - 0.22 * u) * fullTurn, (0.2 + taper + v * (0.24 - 2 * taper)) * quarter, 0.26, 0.015, 1.006)
  }
  return surface(at, 60, 10)
}

function fillLandingGear(add: AddSolid): void {
  for (const side of [-1, 1]) {
    for (const z of [-0.3, 0.3]) {
      const leg: Vector[] = [
        [side * 0.34, -0.12, z],
        [side * 0.46, -0.4, z * 1.15],
        [side * 0.62, -0.86, z * 1.4],
      ]
      add(tube(leg, 0.034, 24), materials.carbon)
      add(cylinder(0.05, 0.09), materials.orange, [side * 0.615, -0.83, z * 1.4], [0, 0, side * 0.3])
    }
    const skid: Vector[] = [
      [side * 0.63, -0.87, -0.78],
      [side * 0.63, -0.88, -0.4],
      [side * 0.63, -0.88, 0.4],
      [side * 0.63, -0.87, 0.78],
    ]
    add(tube(skid, 0.036, 30, 14), materials.carbon)
    const sleeve = lathe(
      [
        [0, -0.1],
        [0.05, -0.1, 0.02],
        [0.05, 0.1, 0.02],
        [0, 0.1],
      ],
      'z',
    )
    for (const z of [-0.72, 0.72]) add(sleeve, materials.rubber, [side * 0.63, -0.88, z])
  }
}

function fillLowerShell(add: AddSolid): void {
  const lower = surface((u, v) => skin(u * fullTurn, -v * quarter, 0.2, -0.015), 96, 24, true)
  add(lower, materials.graphiteShell)
  for (const z of [-0.3, 0.1]) {
    for (const x of [-0.22, 0.22]) add(box(0.05, 0.03, 0.16, 0.012), materials.darkMetal, [x, -0.215, z])
  }
}

function fillUpperShell(add: AddSolid): void {
  const upper = surface((u, v) => skin(u * fullTurn, v * quarter, 0.26, 0.015), 96, 24)
  add(upper, materials.whiteShell)
  add(band(0, 0.076, 1.012), materials.orange)
  add(visor(), materials.darkGlassShell)
  add(new PlaneGeometry(0.72, 0.18).rotateX(-quarter), label('drone-name'), [0, 0.281, 0.16])
}

const chips = [
  [0, 0.05, 0.16, 0.16],
  [-0.13, -0.1, 0.1, 0.1],
  [0.13, -0.1, 0.08, 0.12],
  [0.13, 0.2, 0.12, 0.06],
  [-0.13, 0.2, 0.08, 0.08],
] as const

function fillFlightController(add: AddSolid): void {
  add(box(0.44, 0.022, 0.5, 0.008), materials.circuitBoard, [0, 0.03, 0.05])
  for (const [x, z, width, depth] of chips) add(box(width, 0.03, depth, 0.006), materials.chip, [x, 0.055, z])
  add(box(0.12, 0.05, 0.1, 0.01), materials.polished, [0, 0.06, -0.13])
  for (let index = 0; index < 6; index++) {
    const x = -0.19 + index * 0.076
    add(box(0.05, 0.05, 0.04, 0.006), materials.white, [x, 0.06, 0.28])
    add(box(0.016, 0.012, 0.012, 0.002), materials.gold, [x, 0.05, 0.255])
  }
  for (const x of [-0.19, 0.19]) {
    for (const z of [-0.16, 0.26]) {
      add(cylinder(0.02, 0.06), materials.gold, [x, 0, z])
      add(socketScrew(0.018, 0.016), materials.steel, [x, 0.042, z])
    }
  }
  add(new SphereGeometry(0.011, 10, 8), materials.greenLamp, [0.06, 0.05, 0.15])
}

function fillBattery(add: AddSolid): void {
  add(box(0.36, 0.18, 0.56, 0.05, 5), materials.graphite, [0, 0.06, -0.36])
  add(box(0.37, 0.1, 0.1, 0.03), materials.orange, [0, 0.07, -0.63])
  add(new PlaneGeometry(0.32, 0.16).rotateX(-quarter), label('drone-battery'), [0, 0.1512, -0.34])
  for (let index = 0; index < 4; index++) {
    const lamp = index < 3 ? materials.greenLamp : materials.white
    add(cylinder(0.011, 0.012, 'z', 0.002), lamp, [-0.06 + index * 0.04, 0.07, -0.683])
  }
}

function fillAntennas(add: AddSolid): void {
  for (const x of [-0.2, 0.2]) {
    add(cylinder(0.022, 0.2), materials.carbon, [x, 0.33, -0.22])
    const dome = lathe([
      [0, 0],
      [0.1, 0, 0.02],
      [0.105, 0.04, 0.02],
      [0.08, 0.075, 0.04],
      [0, 0.09],
    ])
    add(dome, materials.white, [x, 0.42, -0.22])
    add(ring(0.106, 0.1, 0.014, 'y', 0.004), materials.orange, [x, 0.432, -0.22])
  }
}

export const machine: Machine = {
  id: 'inspection-drone',
  parts: inspectionDroneParts,
  labels: droneLabels,
  views: {
    hero: { azimuth: 62, elevation: 20, fill: 0.92, exposure: 0.84 },
    exploded: { azimuth: 74, elevation: 25, fill: 0.95, exposure: 0.84 },
  },
  build() {
    const drone = new Assembly<InspectionDronePartId>('inspection-drone')
    drone.part('landing-gear', [0, -0.78, 0], fillLandingGear)
    drone.part('gimbal-camera', [0, -0.5, 0.55], fillGimbalCamera)
    drone.part('lower-shell', [0, -0.26, 0], fillLowerShell)
    drone.part('flight-controller', [0, 0.14, 0], fillFlightController)
    drone.part('battery', [0, 0.44, 0.2], fillBattery)
    drone.part('upper-shell', [0, 1.06, 0], fillUpperShell)
    drone.part('antennas', [0, 1.4, 0], fillAntennas)
    for (const [index, corner] of corners.entries()) {
      const angle = (index + 0.5) * quarter
      const [x, z] = [Math.cos(angle) * 0.62, Math.sin(angle) * 0.62]
      drone.part(`arm-${corner.id}`, [x, 0, z], (add) => fillArm(add, angle, index < 2))
      drone.part(`motor-${corner.id}`, [x, 0.34, z], (add) => fillMotor(add, angle))
      drone.part(`propeller-${corner.id}`, [x, 0.66, z], (add) => fillPropeller(add, angle, index))
    }
    return drone.root
  },
}
