import { type Assembly, box, cylinder, materials, ring, roundedRectangle, socketScrew } from '../kit/index.ts'
import { type FillPart, grid, plate, row } from './drawing.ts'
import type { RadioUnitPartId } from './radio-unit.parts.ts'

const corners = grid([-0.53, 0.53], row(5, -1.07, 1.07))

const powerAmplifier: FillPart = (add) => {
  for (const side of [-1, 1]) {
    add(plate(roundedRectangle(0.5, 2.1, 0.03), 0.03, 'z', 0.005), materials.copper, [side * 0.28, 0, -0.12])
    add(plate(roundedRectangle(0.46, 2.06, 0.03), 0.02, 'z', 0.004), materials.ceramic, [side * 0.28, 0, -0.1])
    for (const y of row(8, -0.9, 0.9)) {
      add(box(0.16, 0.1, 0.045, 0.008, 1), materials.chip, [side * 0.28, y, -0.07])
      add(box(0.12, 0.07, 0.05, 0.006, 1), materials.gold, [side * 0.28, y, -0.065])
      for (const dx of [-0.13, 0.13])
        add(box(0.09, 0.03, 0.008, 0.002, 1), materials.gold, [side * 0.28 + dx, y, -0.088])
      add(box(0.05, 0.05, 0.03, 0.006, 1), materials.darkMetal, [side * 0.28 + side * 0.17, y + 0.06, -0.08])
      add(box(0.03, 0.05, 0.025, 0.004, 1), materials.ceramic, [side * 0.28 - side * 0.17, y - 0.06, -0.08])
    }
  }
}

const transceiver: FillPart = (add) => {
  add(
    plate(
      roundedRectangle(
        1.14,
        2.24,
        0.05,
        corners.map(([x, y]) => [x, y, 0.02]),
      ),
      0.03,
      'z',
      0.005,
    ),
    materials.circuitBoard,
    [0, 0, -0.19],
  )
  for (const [x, y] of grid([-0.2, 0.2], [-0.25, 0.35])) {
    add(box(0.26, 0.26, 0.05, 0.01), materials.chip, [x, y, -0.155])
    add(box(0.19, 0.19, 0.03, 0.008), materials.brushed, [x, y, -0.125])
  }
  for (const [x, y] of grid([-0.42, 0.42], row(8, -0.95, 0.95))) {
    add(box(0.15, 0.15, 0.035, 0.01, 1), materials.steel, [x, y, -0.16])
    add(cylinder(0.02, 0.05, 'z', 0.004, 20), materials.gold, [x, y + 0.11, -0.155])
  }
  for (const [x, y] of grid(row(4, -0.22, 0.22), [0.72, 0.9]))
    add(box(0.1, 0.13, 0.03, 0.006, 1), materials.chip, [x, y, -0.16])
  for (const [x, y] of grid(row(9, -0.28, 0.28), [-0.02, 0.6, -0.5]))
    add(box(0.035, 0.02, 0.02, 0.003, 1), materials.ceramic, [x, y, -0.166])
  for (const x of [-0.12, 0.12]) add(box(0.17, 0.3, 0.08, 0.01), materials.steel, [x, -0.95, -0.135])
  for (const x of row(4, -0.25, 0.25)) add(cylinder(0.05, 0.09, 'z', 0.012, 32), materials.darkMetal, [x, -0.65, -0.13])
}

const shield: FillPart = (add) => {
  add(
    plate(
      roundedRectangle(
        1.16,
        2.26,
        0.05,
        corners.map(([x, y]) => [x, y, 0.018]),
      ),
      0.025,
      'z',
      0.005,
    ),
    materials.aluminium,
    [0, 0, -0.27],
  )
  for (const y of row(9, -1.1, 1.1)) add(box(1.12, 0.02, 0.06, 0.006), materials.aluminium, [0, y, -0.235])
  for (const x of [-0.56, -0.3, 0, 0.3, 0.56]) add(box(0.02, 2.22, 0.06, 0.006), materials.aluminium, [x, 0, -0.235])
  for (const [x, y] of corners) {
    add(ring(0.035, 0.016, 0.06, 'z', 0.006, 28), materials.aluminium, [x, y, -0.235])
    add(socketScrew(0.018, 0.02, 'z'), materials.steel, [x, y, -0.2])
  }
}

/** Adds the electronics between the filter bank and the heat sink. */
export function fillBoards(assembly: Assembly<RadioUnitPartId>): void {
  assembly.part('power-amplifier', [0, 0, 0.2], powerAmplifier)
  assembly.part('transceiver', [0, 0, -0.25], transceiver)
  assembly.part('shield', [0, 0, -0.75], shield)
}
