import { SphereGeometry } from 'three'
import {
  type AddSolid,
  box,
  cylinder,
  lathe,
  materials,
  polar,
  ring,
  socketScrew,
  surface,
  type Vector,
} from '../kit/index.ts'

const fullTurn = Math.PI * 2
/** Distance of the rotors from the middle. */
const reach = 1.55
/** How far each propeller is turned, so that the four do not look stamped. */
const rest = [0.5, 2.1, 0.9, 2.6] as const

/** A power that keeps the sign: exponents below 1 turn circles into rounded squares. */
export function signedPower(value: number, exponent: number): number {
  return Math.sign(value) * Math.abs(value) ** exponent
}

/** A tapering tube with its hinge, motor mount and position light. */
export function fillArm(add: AddSolid, angle: number, front: boolean): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const root = 0.38
  const tapered = (u: number, v: number): Vector => {
    const along = root + u * (reach - root)
    const around = v * fullTurn
    const across = (0.085 - 0.03 * u) * signedPower(Math.cos(around), 0.8)
    const up = (0.06 - 0.018 * u) * signedPower(Math.sin(around), 0.8)
    return [c * along - s * across, 0.02 + 0.05 * u * u + up, s * along + c * across]
  }
  add(surface(tapered, 30, 28), materials.carbon)
  add(cylinder(0.095, 0.17), materials.graphite, [c * 0.48, 0.02, s * 0.48])
  add(cylinder(0.06, 0.19), materials.orange, [c * 0.48, 0.02, s * 0.48])
  add(socketScrew(0.035, 0.02), materials.steel, [c * 0.48, 0.115, s * 0.48])
  const mount = lathe([
    [0, -0.075],
    [0.1, -0.075, 0.02],
    [0.125, -0.03, 0.03],
    [0.125, 0.03, 0.02],
    [0, 0.03],
  ])
  add(mount, materials.graphite, [c * reach, 0.06, s * reach])
  const light = front ? materials.redLamp : materials.greenLamp
  add(new SphereGeometry(0.03, 16, 10), light, [c * (reach + 0.118), 0.045, s * (reach + 0.118)])
}

/** An outrunner: base, windings seen through the gap, bell and shaft. */
export function fillMotor(add: AddSolid, angle: number): void {
  const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  const body = lathe([
    [0, 0],
    [0.11, 0, 0.01],
    [0.11, 0.03, 0.01],
    [0.07, 0.035],
    [0.07, 0.045],
    [0.118, 0.05, 0.01],
    [0.122, 0.15, 0.02],
    [0.09, 0.18, 0.02],
    [0.045, 0.185],
    [0, 0.185],
  ])
  add(body, materials.darkMetal, [x, 0.09, z])
  add(ring(0.1235, 0.11, 0.014, 'y', 0.003), materials.orange, [x, 0.16, z])
  for (const [offsetX, offsetZ] of polar(12, 0.075)) {
    add(box(0.03, 0.075, 0.02, 0.006), materials.copper, [x + offsetX, 0.125, z + offsetZ])
  }
  add(cylinder(0.02, 0.1), materials.polished, [x, 0.3, z])
}

/** Chord of the blade at a share of its length; the tip is rounded. */
function chord(u: number): number {
  const full = 0.055 + 0.12 * Math.sin(Math.PI * Math.min(1, u * 0.92 + 0.04) ** 0.62)
  if (u <= 0.93) return full
  return full * (0.02 + 0.98 * Math.sqrt(Math.max(0, 1 - ((u - 0.93) / 0.07) ** 2)))
}

function blade(turning: 1 | -1, from: number, to: number, thickening: number) {
  const at = (part: number, v: number): Vector => {
    const u = from + part * (to - from)
    const twist = (0.52 - 0.4 * u) * turning
    const around = v * fullTurn
    const across = chord(u) * 0.5 * thickening * Math.cos(around) + 0.018 * Math.sin(u * 3)
    const up = 0.011 * thickening * (1 - 0.6 * u) * Math.sin(around)
    return [
      0.05 + u * 0.79,
      up * Math.cos(twist) + across * Math.sin(twist) * 0.75 + 0.02 * u * u,
      across * Math.cos(twist) - up * Math.sin(twist),
    ]
  }
  return surface(at, 44, 18)
}

/** Two twisted blades with coloured tips on a hub; neighbours turn in opposite directions. */
export function fillPropeller(add: AddSolid, angle: number, index: number): void {
  const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  const turning = index % 2 ? 1 : -1
  for (const half of [0, Math.PI]) {
    const turn = (rest[index] ?? 0) + half
    add(blade(turning, 0, 1, 1).rotateY(turn), materials.graphite, [x, 0.325, z])
    add(blade(turning, 0.84, 0.92, 1.06).rotateY(turn), materials.orange, [x, 0.325, z])
  }
  const hub = lathe([
    [0, -0.03],
    [0.06, -0.03, 0.01],
    [0.06, 0.02, 0.02],
    [0.025, 0.05, 0.02],
    [0, 0.055],
  ])
  add(hub, materials.darkMetal, [x, 0.33, z])
}
