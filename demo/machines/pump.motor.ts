import { PlaneGeometry, TorusGeometry } from 'three'
import {
  type AddSolid,
  bolt,
  box,
  cylinder,
  extrude,
  label,
  lathe,
  materials,
  polar,
  polygon,
  socketScrew,
  tube,
} from '../kit/index.ts'

const fullTurn = Math.PI * 2
/** Middle of the finned frame on the shaft. */
const frameX = -0.95

/** Cross-section of the frame with its cooling fins. */
function finnedSection() {
  const [fins, core, height] = [40, 0.5, 0.075]
  const pitch = fullTurn / fins
  const corners = [
    [0, core],
    [0.56, core],
    [0.64, core + height],
    [0.92, core + height],
  ] as const
  return polygon(
    Array.from({ length: fins }, (_, fin) =>
      corners.map(([share, radius]) => {
        const angle = (fin + share) * pitch
        return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
      }),
    ).flat(),
  )
}

function fillFanCover(add: AddSolid): void {
  const cover = lathe(
    [
      [0.56, 0],
      [0.585, 0, 0.01],
      [0.585, -0.26, 0.09],
      [0.42, -0.33, 0.03],
      [0.41, -0.3],
    ],
    'x',
  )
  add(cover, materials.navy, [-1.6, 0, 0])
  for (const radius of [0.1, 0.17, 0.24, 0.31, 0.38]) {
    add(new TorusGeometry(radius, 0.016, 8, 56).rotateY(Math.PI / 2), materials.navy, [-1.915, 0, 0])
  }
  for (let index = 0; index < 8; index++) {
    const angle = (index / 8) * fullTurn
    const spoke = [-1.915, Math.cos(angle) * 0.22, Math.sin(angle) * 0.22] as const
    add(box(0.03, 0.4, 0.022, 0.008), materials.navy, spoke, [angle, 0, 0])
  }
  add(cylinder(0.075, 0.05, 'x'), materials.navy, [-1.915, 0, 0])
  add(cylinder(0.4, 0.01, 'x', 0.002), materials.rubber, [-1.84, 0, 0])
}

function fillTerminalBox(add: AddSolid): void {
  add(box(0.46, 0.24, 0.42, 0.04), materials.blue, [frameX, 0.66, 0])
  add(box(0.5, 0.06, 0.46, 0.028), materials.navy, [frameX, 0.81, 0])
  for (const x of [-0.2, 0.2]) {
    for (const z of [-0.18, 0.18]) add(socketScrew(0.025, 0.025), materials.steel, [frameX + x, 0.84, z])
  }
  const gland = lathe(
    [
      [0, 0],
      [0.07, 0, 0.01],
      [0.07, 0.09, 0.02],
      [0.05, 0.09],
      [0.05, 0.16, 0.02],
      [0, 0.16],
    ],
    'z',
    6,
  )
  add(gland, materials.steel, [frameX, 0.66, 0.2])
  const cable = tube(
    [
      [frameX, 0.66, 0.33],
      [frameX, 0.63, 0.42],
      [frameX, 0.48, 0.5],
      [frameX, 0.2, 0.56],
    ],
    0.028,
    40,
  )
  add(cable, materials.rubber)
}

function fillFeet(add: AddSolid): void {
  for (const x of [-0.5, -1.4]) {
    for (const z of [-0.42, 0.42]) {
      add(box(0.2, 0.36, 0.1, 0.02), materials.blue, [x, -0.62, z * 0.9], [z > 0 ? -0.25 : 0.25, 0, 0])
      add(box(0.24, 0.07, 0.26, 0.02), materials.blue, [x, -0.79, z * 1.06])
      add(bolt(0.04, 0.04), materials.steel, [x, -0.755, z * 1.2])
    }
  }
}

/** The motor: finned frame, end shields, fan cover, terminal box, lifting eye, feet and name plate. */
export function fillMotor(add: AddSolid): void {
  add(extrude(finnedSection(), 1.15, 'x', 0), materials.blue, [frameX, 0, 0])
  const driveEnd = lathe(
    [
      [0, 0.17],
      [0.16, 0.17, 0.03],
      [0.2, 0.08, 0.04],
      [0.5, 0.06, 0.05],
      [0.6, 0, 0.03],
      [0.6, -0.09, 0.02],
      [0.5, -0.09],
      [0, -0.09],
    ],
    'x',
  )
  add(driveEnd, materials.blue, [-0.31, 0, 0])
  const fanEnd = lathe(
    [
      [0, 0.09],
      [0.6, 0.09, 0.02],
      [0.6, -0.02, 0.03],
      [0.5, -0.02],
      [0, -0.02],
    ],
    'x',
  )
  add(fanEnd, materials.blue, [-1.6, 0, 0])
  fillFanCover(add)
  fillTerminalBox(add)
  add(new TorusGeometry(0.085, 0.026, 14, 40), materials.steel, [-1.36, 0.66, 0])
  add(cylinder(0.045, 0.06), materials.steel, [-1.36, 0.57, 0])
  fillFeet(add)
  for (const [y, z] of polar(6, 0.545, 0.2)) add(bolt(0.032, 0.03, 'x'), materials.steel, [-0.255, y, z])
  add(cylinder(0.085, 0.28, 'x'), materials.polished, [-0.05, 0, 0])
  add(box(0.44, 0.28, 0.012, 0.006), materials.steel, [frameX, 0, 0.586])
  add(new PlaneGeometry(0.42, 0.2625), label('pump-plate'), [frameX, 0, 0.5935])
}
