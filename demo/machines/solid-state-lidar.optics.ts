import type { BufferGeometry, MeshPhysicalMaterial } from 'three'
import {
  type Assembly,
  box,
  cylinder,
  lathe,
  material,
  materials,
  polar,
  ring,
  roundedRectangle,
  socketScrew,
} from '../kit/index.ts'
import { type FillPart, grid, plate, points, row, turn } from './drawing.ts'
import type { SolidStateLidarPartId } from './solid-state-lidar.parts.ts'

const blackBarrel = material('black-barrel', { color: 0x3a3f46, metalness: 0.85, roughness: 0.36 })
const violetCoating = material('violet-coating', {
  color: 0x3a1d78,
  metalness: 0.35,
  roughness: 0.04,
  clearcoat: 1,
  clearcoatRoughness: 0.02,
})
const greenCoating = material('green-coating', {
  color: 0x0e5a4a,
  metalness: 0.35,
  roughness: 0.04,
  clearcoat: 1,
  clearcoatRoughness: 0.02,
})
const magnesium = material('magnesium', { color: 0xbfc4c9, metalness: 0.8, roughness: 0.42 })

/** The axes of the two lenses. */
const [transmitX, receiveX] = [-0.42, 0.34] as const

/** A turned lens part: the profile is written in units of the barrel's `radius`, the heights in model units. */
function turned(profile: string, radius: number, segments: number): BufferGeometry {
  const scaled = points(profile).map(([x, y, fillet = 0]) => [x * radius, y, fillet] as const)
  return lathe(scaled, 'z', segments, 6)
}

const tubeProfile = `.7,.02 .7,.12,.01 .82,.13,.01 .82,.26,.01 .97,.28,.01 1,.3,.01 1,.46,.015 .88,.47,.01
  .84,.41,.01 .8,.41 .8,.36 .6,.36 .6,.02 .7,.02`

/** A lens barrel on the z axis, with its front and rear element in the colour of their coating. */
function barrel(radius: number, coating: MeshPhysicalMaterial): FillPart {
  return (add) => {
    add(turned(tubeProfile, radius, 96), blackBarrel)
    for (const z of row(5, 0.32, 0.42)) {
      add(ring(radius * 1.012, radius * 0.96, 0.008, 'z', 0.002, 72), materials.darkMetal, [0, 0, z])
    }
    add(turned('0,.455 .3,.448,.05 .6,.425,.05 .82,.385,.01 .82,.37 0,.37', radius, 72), coating)
    add(turned('0,0 .3,.004,.03 .58,.02 .58,.05 0,.05', radius, 56), coating)
    add(ring(radius * 0.86, radius * 0.8, 0.014, 'z', 0.004, 96), materials.gold, [0, 0, 0.42])
    for (const angle of row(36, 0, (turn * 35) / 36)) {
      const knurl = box(0.02, 0.012, 0.09, 0.003, 1).translate(radius * 0.83, 0, 0.2)
      add(knurl.rotateZ(angle), blackBarrel)
    }
  }
}

function placed(x: number, fill: FillPart): FillPart {
  return (add) =>
    fill((geometry, paint, [dx, y, z] = [0, 0, 0], rotation, scale) =>
      add(geometry, paint, [x + dx, y, z], rotation, scale),
    )
}

const opticalBracket: FillPart = (add) => {
  const holes = [
    [transmitX, 0, 0.22],
    [receiveX, 0, 0.3],
    [-0.68, 0.34, 0.03],
    [0.68, 0.34, 0.03],
    [-0.68, -0.34, 0.03],
    [0.68, -0.34, 0.03],
  ] as const
  add(plate(roundedRectangle(1.52, 0.84, 0.08, holes), 0.08, 'z', 0.012, 40), magnesium, [0, 0, 0.06])
  add(ring(0.27, 0.22, 0.12, 'z', 0.012), magnesium, [transmitX, 0, 0.1])
  add(ring(0.36, 0.3, 0.12, 'z', 0.012), magnesium, [receiveX, 0, 0.1])
  for (const x of [-0.74, -0.05, 0.74]) add(box(0.03, 0.8, 0.16, 0.01), magnesium, [x, 0, 0.02])
  for (const [x, r] of [
    [transmitX, 0.245],
    [receiveX, 0.33],
  ] as const)
    for (const [dx, y] of polar(3, r, 0.5)) add(socketScrew(0.018, 0.015, 'z'), materials.darkMetal, [x + dx, y, 0.158])
  for (const [x, y] of grid([-0.68, 0.68], [-0.34, 0.34]))
    add(ring(0.05, 0.03, 0.1, 'z', 0.008, 32), materials.gold, [x, y, 0.07])
}

const emitterBoard: FillPart = (add) => {
  const x = transmitX
  add(
    plate(
      roundedRectangle(0.62, 0.76, 0.04, [
        [0.26, 0.33, 0.02],
        [-0.26, -0.33, 0.02],
      ]),
      0.03,
      'z',
      0.004,
    ),
    materials.circuitBoard,
    [x + 0.02, 0, -0.06],
  )
  add(box(0.36, 0.42, 0.02, 0.006), materials.copper, [x, 0, -0.038])
  add(box(0.26, 0.3, 0.02, 0.005), materials.ceramic, [x, 0, -0.022])
  for (const [dx, y] of grid(row(6, -0.09, 0.09), row(7, -0.11, 0.11)))
    add(box(0.024, 0.024, 0.012, 0.003, 1), materials.gold, [x + dx, y, -0.01])
  for (const y of row(6, -0.15, 0.15))
    for (const dx of [-0.21, 0.21]) add(box(0.06, 0.035, 0.03, 0.006, 1), materials.chip, [x + dx, y, -0.035])
  for (const dx of row(4, -0.18, 0.18))
    add(cylinder(0.035, 0.07, 'z', 0.01, 28), materials.darkMetal, [x + dx, -0.3, -0.01])
  add(box(0.3, 0.06, 0.06, 0.01), materials.white, [x, 0.31, -0.015])
}

const detectorBoard: FillPart = (add) => {
  const x = receiveX
  add(
    plate(
      roundedRectangle(0.78, 0.76, 0.04, [
        [0.34, 0.33, 0.02],
        [-0.34, 0.33, 0.02],
        [0.34, -0.33, 0.02],
        [-0.34, -0.33, 0.02],
      ]),
      0.03,
      'z',
      0.004,
    ),
    materials.circuitBoard,
    [x, 0, -0.06],
  )
  add(box(0.42, 0.36, 0.04, 0.008), materials.ceramic, [x, 0, -0.03])
  add(box(0.36, 0.3, 0.03, 0.006), materials.gold, [x, 0, -0.015])
  add(box(0.33, 0.27, 0.03, 0.006), violetCoating, [x, 0, -0.008])
  for (const [dx, y] of grid(row(8, -0.28, 0.28), [-0.24, 0.25]))
    add(box(0.03, 0.05, 0.025, 0.004, 1), materials.chip, [x + dx, y, -0.035])
  for (const [dx, y] of grid([-0.29, 0.29], row(5, -0.14, 0.14)))
    add(box(0.035, 0.02, 0.02, 0.003, 1), materials.ceramic, [x + dx, y, -0.037])
  add(box(0.4, 0.06, 0.06, 0.01), materials.white, [x, 0.32, -0.015])
}

/** Adds lenses, optical bench and the emitter and detector boards. */
export function fillOptics(assembly: Assembly<SolidStateLidarPartId>): void {
  assembly.part('transmit-lens', [0, 0.8, 0.35], placed(transmitX, barrel(0.25, greenCoating)))
  assembly.part('receive-lens', [0, 0.8, 0.35], placed(receiveX, barrel(0.34, violetCoating)))
  assembly.part('optical-bracket', [0, 0.8, -0.35], opticalBracket)
  assembly.part('emitter-board', [0, -0.8, 1.45], emitterBoard)
  assembly.part('detector-board', [0, -0.8, 1.45], detectorBoard)
}
