import { BoxGeometry, PlaneGeometry, SphereGeometry } from 'three'
import {
  type Assembly,
  box,
  cylinder,
  disc,
  extrude,
  label,
  lathe,
  material,
  materials,
  plastic,
  polar,
  ring,
  roundedRectangle,
  socketScrew,
} from '../kit/index.ts'
import { type FillPart, plate, points, row, turn } from './drawing.ts'
import type { HarmonicReducerPartId } from './harmonic-reducer.parts.ts'

const anodised = material('anodised', { color: 0x9fa9b6, metalness: 1, roughness: 0.38 })
const lamination = material('lamination', { color: 0x777d85, metalness: 1, roughness: 0.5 })
const enamelledCopper = material('enamelled-copper', { color: 0xc8672f, metalness: 0.85, roughness: 0.32 })
const insulation = plastic('insulation', 0xe9e4d6)

const housing: FillPart = (add) => {
  add(
    lathe(
      points(
        '.72,-.98 .8,-.98,.015 .8,-.86,.01 .78,-.85 .78,.08 .8,.1,.01 .8,.16,.02 .9,.18,.02 .9,.34,.015 .72,.34,.01 .72,-.98',
      ),
      'x',
    ),
    anodised,
  )
  add(extrude(disc(0.72, [[0, 0, 0.24]]), 0.05, 'x', 0.01), anodised, [0.12, 0, 0])
  for (const angle of row(40, 0, (turn * 39) / 40)) {
    if (Math.abs(angle - turn / 4) > 0.3)
      add(box(0.86, 0.07, 0.035, 0.01).translate(-0.39, 0.81, 0).rotateX(angle), anodised)
  }
  for (const [y, z] of polar(12, 0.84, 0.13)) add(socketScrew(0.03, 0.03, 'x'), materials.darkMetal, [0.34, y, z])
  add(box(0.8, 0.36, 0.06, 0.025), anodised, [-0.39, 0, 0.8])
  add(new PlaneGeometry(0.72, 0.3), label('joint-plate'), [-0.39, 0, 0.8305])
  add(ring(0.792, 0.76, 0.05, 'x', 0.006, 96), materials.orange, [-0.92, 0, 0])
}

const stator: FillPart = (add) => {
  add(ring(0.71, 0.61, 0.42, 'x', 0.006, 96), lamination, [-0.3, 0, 0])
  for (const x of row(7, -0.48, -0.12)) add(ring(0.713, 0.69, 0.012, 'x', 0.003, 96), materials.darkMetal, [x, 0, 0])
  for (const angle of row(18, 0, (turn * 17) / 18)) {
    add(box(0.42, 0.15, 0.07, 0.008).translate(-0.3, 0.55, 0).rotateX(angle), lamination)
    add(box(0.42, 0.025, 0.13, 0.008).translate(-0.3, 0.475, 0).rotateX(angle), lamination)
    add(box(0.5, 0.1, 0.15, 0.045, 4).translate(-0.3, 0.545, 0).rotateX(angle), enamelledCopper)
    for (const y of [0.49, 0.605]) add(box(0.46, 0.014, 0.16, 0.006).translate(-0.3, y, 0).rotateX(angle), insulation)
  }
  add(ring(0.69, 0.6, 0.03, 'x', 0.008, 72), insulation, [-0.545, 0, 0])
  row(3, -0.08, 0.08).forEach((z, index) => {
    add(cylinder(0.018, 0.24, 'x', 0.004), index === 1 ? materials.red : materials.rubber, [-0.62, 0.64, z])
  })
}

const rotor: FillPart = (add) => {
  add(
    lathe(
      points(
        '.13,-.98,.01 .19,-.98,.01 .19,-.62,.005 .22,-.62,.006 .22,-.5,.04 .36,-.46,.02 .36,-.12,.02 .2,-.08,.04 .2,.2,.006 .17,.2,.005 .17,.36,.01 .13,.36,.01 .13,-.98',
      ),
      'x',
    ),
    materials.polished,
  )
  add(ring(0.41, 0.35, 0.4, 'x', 0.008, 96), lamination, [-0.3, 0, 0])
  row(20, 0, (turn * 19) / 20).forEach((angle, index) => {
    add(
      box(0.38, 0.036, 0.11, 0.012).translate(-0.3, 0.425, 0).rotateX(angle),
      index % 2 ? materials.steel : materials.darkMetal,
    )
  })
  for (const [y, z] of polar(8, 0.29))
    add(socketScrew(0.02, 0.02, 'x').rotateY(Math.PI), materials.darkMetal, [-0.465, y, z])
}

const brake: FillPart = (add) => {
  add(
    lathe(points('.24,-.78 .5,-.78,.02 .5,-.66,.015 .44,-.65 .44,-.63 .24,-.63,.01 .24,-.78'), 'x'),
    materials.graphite,
  )
  add(ring(0.47, 0.3, 0.03, 'x', 0.008), materials.bronze, [-0.615, 0, 0])
  add(ring(0.5, 0.26, 0.02, 'x', 0.006), materials.steel, [-0.588, 0, 0])
  for (const [y, z] of polar(6, 0.455, 0.3)) add(socketScrew(0.025, 0.03, 'x'), materials.steel, [-0.58, y, z])
  for (const z of [-0.03, 0.03]) add(cylinder(0.014, 0.16, 'y', 0.004), materials.red, [-0.72, 0.56, z])
}

const encoder: FillPart = (add) => {
  add(
    plate(
      disc(0.5, [
        [0, 0, 0.21],
        [0.44, 0, 0.02],
        [-0.44, 0, 0.02],
      ]),
      0.025,
      'x',
      0.005,
      40,
    ),
    materials.circuitBoard,
    [-0.88, 0, 0],
  )
  for (const [y, z] of polar(7, 0.4, 0.4)) add(box(0.03, 0.07, 0.1, 0.006, 1), materials.chip, [-0.857, y, z])
  add(ring(0.34, 0.24, 0.012, 'x', 0.003, 96), materials.darkGlass, [-0.83, 0, 0])
  for (const angle of row(72, 0, (turn * 71) / 72))
    add(new BoxGeometry(0.004, 0.03, 0.008).translate(-0.822, 0.315, 0).rotateX(angle), materials.gold)
  add(ring(0.25, 0.2, 0.05, 'x', 0.008), materials.polished, [-0.83, 0, 0])
  add(box(0.06, 0.08, 0.16, 0.01, 1), materials.white, [-0.86, -0.43, 0])
}

const driveBoard: FillPart = (add) => {
  add(
    plate(
      disc(0.7, [
        [0, 0, 0.2],
        [0.64, 0, 0.025],
        [-0.64, 0, 0.025],
        [0, 0.64, 0.025],
        [0, -0.64, 0.025],
      ]),
      0.03,
      'x',
      0.006,
      48,
    ),
    materials.circuitBoard,
    [-1.2, 0, 0],
  )
  for (const [y, z] of polar(6, 0.52, 0.5)) add(box(0.05, 0.13, 0.16, 0.012, 1), materials.chip, [-1.16, y, z])
  for (const [y, z] of polar(3, 0.36, 0.2)) add(cylinder(0.075, 0.13, 'x', 0.02), materials.darkMetal, [-1.12, y, z])
  for (const [y, z] of polar(3, 0.36, 1.2)) add(box(0.05, 0.16, 0.16, 0.01, 1), materials.darkMetal, [-1.16, y, z])
  for (const [y, z] of polar(24, 0.62, 0.07)) add(box(0.02, 0.03, 0.022, 0.004, 1), materials.ceramic, [-1.18, y, z])
  for (const z of [-0.12, 0.12]) add(box(0.1, 0.09, 0.16, 0.012, 1), materials.white, [-1.14, 0.6, z])
  add(new SphereGeometry(0.016, 12, 8), materials.greenLamp, [-1.18, -0.3, 0.45])
}

const rearCover: FillPart = (add) => {
  add(
    lathe(
      points(
        '.13,-1.4,.01 .6,-1.4,.1 .76,-1.28,.1 .79,-1.08,.02 .79,-1.0,.01 .75,-1.0 .74,-1.1,.02 .71,-1.25,.08 .58,-1.35,.08 .17,-1.35 .17,-1.0 .13,-1.0,.01 .13,-1.4',
      ),
      'x',
    ),
    materials.graphite,
  )
  add(ring(0.765, 0.74, 0.028, 'x', 0.008, 96), materials.blueLamp, [-1.16, 0, 0], [0, 0, 0], [1, 1.028, 1.028])
  for (const [y, z] of polar(6, 0.66, 0.5))
    add(socketScrew(0.026, 0.03, 'x').rotateY(Math.PI), materials.steel, [-1.375, y, z])
  for (const x of [-1.3, -1.12]) {
    add(cylinder(0.075, 0.1, 'z', 0.012), materials.darkMetal, [x, 0, 0.76])
    add(ring(0.06, 0.03, 0.06, 'z', 0.008), materials.gold, [x, 0, 0.82])
  }
  add(extrude(roundedRectangle(0.34, 0.2, 0.04), 0.06, 'z', 0.02), materials.graphite, [-1.2, 0, 0.735])
}

/** Adds the motor side of the joint: housing, motor, brake, encoder, drive and rear cover. */
export function fillMotorSide(assembly: Assembly<HarmonicReducerPartId>): void {
  assembly.part('rear-cover', [-2.4, -1, 0], rearCover)
  assembly.part('drive-board', [-1.7, -1, 0], driveBoard)
  assembly.part('encoder', [-1.3, -1, 0], encoder)
  assembly.part('brake', [-0.75, -1, 0], brake)
  assembly.part('rotor', [0.15, -1, 0], rotor)
  assembly.part('stator', [1.05, -1, 0], stator)
  assembly.part('housing', [2.5, -1, 0], housing)
}
