import { PlaneGeometry, SphereGeometry } from 'three'
import {
  type Assembly,
  bolt,
  box,
  cylinder,
  label,
  lathe,
  materials,
  paint,
  plastic,
  polar,
  ring,
  tube,
} from '../kit/index.ts'
import { type FillPart, points, row } from './drawing.ts'
import type { WaterPurifierPartId } from './water-purifier.parts.ts'

/** Where the four membrane modules stand along x. */
export const moduleColumns: readonly number[] = row(4, -0.2, 1.45)

const pipeGrey = plastic('pipe-grey', 0x6f7883)
const permeateBlue = paint('permeate-blue', 0x2f8fd6)
const [feedLevel, permeateLevel] = [-1.1, 1.2] as const

function manifold(level: number, up: 1 | -1, colour: typeof pipeGrey, from: number, to: number): FillPart {
  return (add) => {
    add(cylinder(0.075, to - from, 'x', 0.012), colour, [(from + to) / 2, level, 0])
    for (const x of moduleColumns) {
      add(new SphereGeometry(0.105, 32, 20), colour, [x, level, 0])
      for (const side of [-1, 1]) add(ring(0.098, 0.07, 0.08, 'x', 0.01), colour, [x + side * 0.11, level, 0])
      add(cylinder(0.07, 0.16, 'y', 0.01), colour, [x, level + up * 0.1, 0])
    }
    for (const x of [from, to]) add(cylinder(0.13, 0.045, 'x', 0.008), colour, [x, level, 0])
    for (const x of [from, to])
      for (const [y, z] of polar(6, 0.1)) add(bolt(0.016, 0.018, 'x'), materials.steel, [x + 0.02, level + y, z])
  }
}

const permeateManifold: FillPart = (add) => {
  manifold(permeateLevel, -1, permeateBlue, -0.42, 1.7)(add)
  for (const column of [0.075, 1.175]) {
    add(cylinder(0.018, 0.16, 'y', 0.004, 20), materials.gold, [column, permeateLevel + 0.12, 0])
    add(cylinder(0.09, 0.05, 'z', 0.012), materials.steel, [column, permeateLevel + 0.27, 0])
    add(new PlaneGeometry(0.15, 0.15), label('gauge'), [column, permeateLevel + 0.27, 0.0256])
  }
}

const aerationHeader: FillPart = (add) => {
  add(cylinder(0.035, 1.95, 'x', 0.008), materials.film, [0.66, -1.0, 0.3])
  for (const x of moduleColumns) {
    add(
      tube(
        [
          [x, -1.0, 0.3],
          [x, -0.98, 0.22],
          [x, -0.93, 0.15],
        ],
        0.026,
        24,
        12,
      ),
      materials.film,
    )
    add(cylinder(0.05, 0.06, 'x', 0.01), materials.graphite, [x, -1.0, 0.3])
    add(cylinder(0.035, 0.05, 'z', 0.01, 6), materials.gold, [x, -0.97, 0.2])
  }
}

const valves: FillPart = (add) => {
  const seats = [
    [1.86, feedLevel, 0],
    [1.86, permeateLevel, 0],
  ] as const
  for (const [x, y, z] of seats) {
    add(new SphereGeometry(0.12, 32, 20), materials.graphite, [x, y, z])
    for (const side of [-1, 1]) add(ring(0.11, 0.06, 0.07, 'x', 0.012), materials.orange, [x + side * 0.12, y, z])
    add(cylinder(0.04, 0.2, 'y', 0.008), materials.steel, [x, y + 0.15, z])
    add(box(0.2, 0.16, 0.28, 0.035, 4), materials.graphite, [x, y + 0.28, z])
    add(lathe(points('0,0 .075,0,.01 .07,.04,.02 0,.05'), 'y', 40), materials.clear, [x, y + 0.36, z])
    add(box(0.1, 0.03, 0.025, 0.008, 1), materials.orange, [x, y + 0.375, z])
  }
}

const instruments: FillPart = (add) => {
  const x = 1.86
  add(lathe(points('.05,-.5 .075,-.5,.01 .075,.55,.01 .05,.55 .05,-.5')), materials.clear, [x, 0, 0.0])
  add(lathe(points('0,-.02 .03,-.02,.01 .045,.06,.01 0,.08')), materials.red, [x, 0.1, 0])
  add(cylinder(0.008, 1.0, 'y', 0.002, 12), materials.steel, [x, 0.02, 0])
  for (const y of row(9, -0.36, 0.4)) add(box(0.004, 0.008, 0.05, 0.001, 1), materials.graphite, [x + 0.076, y, 0.0])
  for (const y of [-0.55, 0.6])
    add(lathe(points('0,-.06 .09,-.06,.012 .1,0,.01 .09,.06,.012 0,.06')), materials.graphite, [x, y, 0])
  add(cylinder(0.05, 0.34, 'y', 0.01), pipeGrey, [x, 0.78, 0])
  add(cylinder(0.05, 0.2, 'y', 0.01), pipeGrey, [x, -0.68, 0])
}

/** Adds manifolds, aeration, valves and instruments. */
export function fillPiping(assembly: Assembly<WaterPurifierPartId>): void {
  assembly.part('feed-manifold', [0, -0.75, 0], manifold(feedLevel, 1, pipeGrey, -0.68, 1.7))
  assembly.part('aeration-header', [0, -0.55, 0.75], aerationHeader)
  assembly.part('permeate-manifold', [0, 2.2, 0], permeateManifold)
  assembly.part('valves', [0.75, 0, 0], valves)
  assembly.part('instruments', [1.35, 0, 0], instruments)
}
