import { PlaneGeometry } from 'three'
import {
  type AddSolid,
  Assembly,
  bolt,
  box,
  cylinder,
  extrude,
  type LabelArtwork,
  label,
  type Machine,
  materials,
  ring,
  roundedRectangle,
  socketScrew,
} from '../kit/index.ts'
import { fillBusbar, fillManagementUnit, fillSamplingCircuit } from './battery-module.electric.ts'
import { type BatteryModulePartId, batteryModuleParts } from './battery-module.parts.ts'
import { cellCount, cellPitch, cellTop, cellX, height, length, width } from './battery-module.size.ts'

/** A row of prismatic cells along x between end plates, on a cold plate, under a cover. */

const labels: Readonly<Record<string, LabelArtwork>> = {
  'battery-cover': {
    width: 1600,
    height: 800,
    svg: `<g font-weight="700" fill="#fff"><text x="90" y="190" font-size="120">衡远精密 HENGYUAN</text></g>
      <text x="92" y="285" font-size="58" fill="#a9bdd0">HY-B280 液冷储能电池模组</text>
      <rect x="92" y="335" width="520" height="10" fill="#18b26b"/>
      <g font-size="44" fill="#c9d3dc"><text x="92" y="430">电芯 280 Ah · 主动均衡 5 A</text>
      <text x="92" y="500">电芯温差 &lt; 2.5 ℃ · 热失控 30 min 不蔓延</text></g>
      <g transform="translate(1270 470)"><path d="M120 0 L240 210 H0 Z" fill="#ffc20e"/>
      <path d="M128 60 L92 132 H122 L106 192 L152 112 H122 Z" fill="#16181b"/></g>`,
  },
  'cell-code': {
    width: 160,
    height: 400,
    svg: `<rect width="160" height="400" fill="#eef1f4"/><g fill="#1a2230">${qrLikeDots()}</g>
      <text x="80" y="216" font-size="34" font-weight="700" text-anchor="middle" fill="#1a2230">280Ah</text>
      <text x="80" y="262" font-size="28" text-anchor="middle" fill="#1a2230">3.2V LFP</text>
      <rect x="28" y="300" width="104" height="60" fill="#18b26b"/>`,
  },
}

/** A square of dots that looks like a printed code and says nothing. */
function qrLikeDots(): string {
  const dots: string[] = []
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 11; column++) {
      const dark = (row * 7 + column * 13 + ((row * column) % 5)) % 3 !== 0
      if (dark) dots.push(`<rect x="${25 + column * 10}" y="${36 + row * 10}" width="10" height="10"/>`)
    }
  }
  return dots.join('')
}

function fillColdPlate(add: AddSolid): void {
  add(box(length + 0.5, 0.09, width + 0.16, 0.03), materials.brushed, [0, -0.06, 0])
  for (let index = 0; index < 9; index++) {
    add(box(length + 0.2, 0.03, 0.07, 0.014), materials.steel, [0, -0.005, (index - 4) * 0.145])
  }
  for (const z of [-0.32, 0.32]) {
    add(cylinder(0.055, 0.26, 'x'), materials.steel, [length / 2 + 0.34, -0.05, z])
    add(ring(0.075, 0.04, 0.05, 'x'), materials.steel, [length / 2 + 0.42, -0.05, z])
    add(ring(0.065, 0.05, 0.02, 'x', 0.004), materials.orange, [length / 2 + 0.3, -0.05, z])
  }
  for (const x of [-1, 1]) {
    for (const z of [-0.6, -0.2, 0.2, 0.6]) {
      add(socketScrew(0.03, 0.03), materials.darkMetal, [x * (length / 2 + 0.2), -0.015, z])
    }
  }
}

function fillCells(add: AddSolid): void {
  const code = label('cell-code')
  for (let index = 0; index < cellCount; index++) {
    const x = cellX(index)
    add(box(cellPitch - 0.022, height, width, 0.025, 4), materials.film, [x, 0.05 + height / 2, 0])
    add(box(cellPitch - 0.04, 0.012, width - 0.05, 0.005), materials.brushed, [x, cellTop, 0])
    for (const side of [-1, 1]) {
      const positive = (index % 2 ? 1 : -1) * side > 0
      const z = side * width * 0.34
      add(cylinder(0.055, 0.04), positive ? materials.steel : materials.copper, [x, cellTop + 0.02, z])
      const seal = positive ? materials.rubber : materials.ceramic
      add(ring(0.068, 0.054, 0.02, 'y', 0.004), seal, [x, cellTop + 0.01, z])
    }
    add(cylinder(0.045, 0.014), materials.steel, [x, cellTop + 0.01, 0])
    add(new PlaneGeometry(0.12, 0.3), code, [x, 0.44, width / 2 + 0.0015])
  }
}

function fillAerogel(add: AddSolid): void {
  for (let index = 0; index < cellCount - 1; index++) {
    const sheet = box(0.014, height - 0.06, width - 0.06, 0.006)
    add(sheet, materials.ceramic, [cellX(index) + cellPitch / 2, 0.05 + height / 2, 0])
  }
}

function fillEndPlate(add: AddSolid, side: -1 | 1): void {
  const x = side * (length / 2 + 0.075)
  const middle = 0.06 + height / 2
  const corners = [-0.5, 0.5].flatMap((z) => [-0.28, 0.28].map((y) => [z, y] as const))
  const plate = roundedRectangle(
    width + 0.1,
    height + 0.08,
    0.06,
    corners.map(([z, y]) => [z, y, 0.05]),
  )
  add(extrude(plate, 0.12, 'x', 0.015), materials.aluminium, [x, middle, 0])
  for (const z of [-0.36, -0.12, 0.12, 0.36]) {
    add(box(0.05, height - 0.2, 0.07, 0.02), materials.aluminium, [x + side * 0.07, middle, z])
  }
  add(box(0.06, 0.09, width - 0.3, 0.02), materials.aluminium, [x + side * 0.07, middle, 0])
  for (const [z, y] of corners) {
    const head = bolt(0.05, 0.05, 'x').rotateY(side > 0 ? 0 : Math.PI)
    add(head, materials.steel, [x + side * 0.05, middle + y, z])
  }
  const pole = side > 0 ? materials.orange : materials.graphite
  add(box(0.16, 0.09, 0.2, 0.02), pole, [x, 0.14 + height, side * 0.46])
  add(cylinder(0.05, 0.08), materials.copper, [x, 0.2 + height, side * 0.46])
  add(bolt(0.04, 0.04), materials.steel, [x, 0.23 + height, side * 0.46])
}

function fillSidePlate(add: AddSolid, side: -1 | 1): void {
  const z = side * (width / 2 + 0.03)
  const rails = [0.14, height - 0.02]
  for (const y of rails) add(box(length + 0.3, 0.14, 0.03, 0.012), materials.steel, [0, y, z])
  for (let index = 0; index < 5; index++) {
    const x = ((index - 2) * length) / 4
    add(box(0.14, height - 0.1, 0.03, 0.012), materials.steel, [x, 0.05 + height / 2, z])
    for (const y of rails) {
      const screw = socketScrew(0.026, 0.02, 'z').rotateY(side > 0 ? 0 : Math.PI)
      add(screw, materials.darkMetal, [x, y, side * (width / 2 + 0.045)])
    }
  }
}

function fillInsulator(add: AddSolid): void {
  const vents = Array.from({ length: cellCount }, (_, index) => [cellX(index), 0, 0.045] as const)
  const sheet = roundedRectangle(length + 0.06, width - 0.04, 0.05, vents)
  add(extrude(sheet, 0.02, 'y', 0.004), materials.clear, [0, 0.22 + height, 0])
}

function fillCover(add: AddSolid): void {
  const y = 0.31 + height
  add(box(length + 0.36, 0.05, width + 0.16, 0.022, 4), materials.graphite, [0, y, 0])
  for (const side of [-1, 1]) {
    add(box(length + 0.36, 0.16, 0.03, 0.012), materials.graphite, [0, y - 0.07, side * (width / 2 + 0.065)])
    add(box(0.03, 0.16, width + 0.16, 0.012), materials.graphite, [side * (length / 2 + 0.165), y - 0.07, 0])
    for (const x of [-1, -0.33, 0.33, 1]) {
      add(socketScrew(0.03, 0.025), materials.steel, [x * (length / 2 + 0.08), y + 0.024, (side * width) / 2])
    }
  }
  for (const z of [-0.36, -0.18, 0, 0.18, 0.36]) {
    add(box(0.5, 0.02, 0.06, 0.009), materials.graphite, [length / 2 - 0.32, y + 0.027, z])
  }
  add(new PlaneGeometry(2, 1).rotateX(-Math.PI / 2), label('battery-cover'), [-0.32, y + 0.0262, 0])
}

export const machine: Machine = {
  id: 'battery-module',
  parts: batteryModuleParts,
  labels,
  views: {
    hero: { azimuth: 50, elevation: 28, fill: 0.9 },
    exploded: { azimuth: 52, elevation: 25, fill: 0.96 },
  },
  build() {
    const module = new Assembly<BatteryModulePartId>('battery-module')
    module.part('cold-plate', [0, -0.7, 0], fillColdPlate)
    module.part('thermal-pad', [0, -0.36, 0], (add) =>
      add(box(length, 0.025, width - 0.06, 0.01), materials.grey, [0, 0.025, 0]),
    )
    module.part('cells', [0, 0, 0], fillCells)
    module.part('aerogel', [0, 0.46, 0], fillAerogel)
    module.part('end-plate-negative', [-1.05, 0, 0], (add) => fillEndPlate(add, -1))
    module.part('end-plate-positive', [1.05, 0, 0], (add) => fillEndPlate(add, 1))
    module.part('side-plate-back', [0, 0, -0.95], (add) => fillSidePlate(add, -1))
    module.part('side-plate-front', [0, 0, 0.95], (add) => fillSidePlate(add, 1))
    module.part('busbar', [0, 0.86, 0], fillBusbar)
    module.part('sampling-circuit', [0, 1.08, 0], fillSamplingCircuit)
    module.part('management-unit', [0, 1.38, 0], fillManagementUnit)
    module.part('insulator', [0, 1.75, 0], fillInsulator)
    module.part('cover', [0, 2.25, 0], fillCover)
    return module.root
  },
}
