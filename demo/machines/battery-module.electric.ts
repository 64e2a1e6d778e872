import { BoxGeometry, SphereGeometry } from 'three'
import { type AddSolid, box, cylinder, materials } from '../kit/index.ts'
import { cellCount, cellPitch, cellX, height, length, width } from './battery-module.size.ts'

/** Bars that join neighbouring cells in series, on alternating sides. */
export function fillBusbar(add: AddSolid): void {
  for (const [start, side] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const z = side * width * 0.34
    for (let index = start; index < cellCount - 1; index += 2) {
      const bar = box(cellPitch * 1.62, 0.026, 0.17, 0.012)
      add(bar, materials.copper, [cellX(index) + cellPitch / 2, 0.105 + height, z])
      for (const next of [0, 1])
        add(cylinder(0.03, 0.012), materials.polished, [cellX(index + next), 0.121 + height, z])
    }
  }
}

/** Two flexible ribbons with a tap to every cell. */
export function fillSamplingCircuit(add: AddSolid): void {
  const y = 0.125 + height
  for (const side of [-1, 1]) {
    add(box(length - 0.1, 0.008, 0.06, 0.003), materials.gold, [0, y, side * 0.26])
    for (let index = 0; index < cellCount; index++) {
      add(box(0.03, 0.008, 0.16, 0.003), materials.gold, [cellX(index), y, side * 0.34])
      add(box(0.04, 0.014, 0.03, 0.004), materials.chip, [cellX(index), y + 0.005, side * 0.26])
    }
  }
  add(box(0.05, 0.008, 0.6, 0.003), materials.gold, [length / 2 - 0.06, y, 0])
}

const chips = [
  [0.2, -0.05, 0.15, 0.15],
  [0.48, 0.02, 0.2, 0.2],
  [0.74, -0.06, 0.1, 0.12],
  [0.74, 0.08, 0.1, 0.08],
  [0.3, 0.1, 0.1, 0.06],
] as const

/** The controller's board with its chips, passives, connector and lamp. */
export function fillManagementUnit(add: AddSolid): void {
  const y = 0.15 + height
  add(box(1, 0.024, 0.34, 0.008), materials.circuitBoard, [0.5, y, 0])
  for (const [x, z, chipWidth, depth] of chips) {
    add(box(chipWidth, 0.034, depth, 0.006), materials.chip, [x, y + 0.028, z])
    for (let pin = 0; pin < 7; pin++) {
      for (const side of [-1, 1]) {
        const at = [
          x - chipWidth / 2 + ((pin + 0.5) * chipWidth) / 7,
          y + 0.016,
          z + side * (depth / 2 + 0.008),
        ] as const
        add(new BoxGeometry(0.008, 0.012, 0.024), materials.polished, at)
      }
    }
  }
  for (let index = 0; index < 18; index++) {
    const at = [0.1 + (index % 9) * 0.095, y + 0.018, index < 9 ? -0.142 : 0.142] as const
    add(new BoxGeometry(0.022, 0.014, 0.012), index % 3 ? materials.ceramic : materials.chip, at)
  }
  add(box(0.08, 0.09, 0.24, 0.01), materials.white, [0.97, y + 0.05, 0])
  for (let pin = 0; pin < 6; pin++) {
    add(box(0.02, 0.02, 0.012, 0.002), materials.gold, [1.01, y + 0.05, -0.09 + pin * 0.036])
  }
  for (const z of [0.06, -0.03]) add(cylinder(0.03, 0.06), materials.darkMetal, [0.08, y + 0.04, z])
  add(new SphereGeometry(0.012, 12, 8), materials.greenLamp, [0.9, y + 0.02, -0.12])
}
