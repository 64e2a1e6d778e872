import { CylinderGeometry, PlaneGeometry } from 'three'
import {
  Assembly,
  bolt,
  box,
  cylinder,
  extrude,
  label,
  lathe,
  type Machine,
  material,
  materials,
  paint,
  polar,
  ring,
  roundedRectangle,
} from '../kit/index.ts'
import { type FillPart, grid, points, row } from './drawing.ts'
import { type WaterPurifierPartId, waterPurifierParts } from './water-purifier.parts.ts'
import { fillPiping, moduleColumns } from './water-purifier.piping.ts'

/** An ultrafiltration skid: four upright membrane modules in a row along x, pump and cabinet to their left. */

const fibre = material('fibre', { color: 0xf3efe2, roughness: 0.6 })
const acrylic = material('acrylic', {
  color: 0xbfe0f5,
  roughness: 0.08,
  transparent: true,
  opacity: 0.26,
  clearcoat: 1,
  side: 2,
})
const resin = material('resin', { color: 0xd7b36a, roughness: 0.35, clearcoat: 0.4 })
const headBlue = paint('head-blue', 0x1259b0)
const stainless = material('stainless', { color: 0xbcc2c8, metalness: 1, roughness: 0.36 })
const motorBlue = paint('motor-blue', 0x123f86)

const fibreBundles: FillPart = (add) => {
  const strand = new CylinderGeometry(0.0125, 0.0125, 1.5, 8, 1)
  const spots = [[0, 0] as const, ...[1, 2, 3, 4].flatMap((shell) => polar(shell * 6, shell * 0.036, shell * 0.2))]
  for (const x of moduleColumns) {
    for (const [dx, z] of spots) add(strand, fibre, [x + dx, 0.02, z])
    for (const y of [-0.4, 0.02, 0.44]) add(ring(0.175, 0.16, 0.03, 'y', 0.006), materials.film, [x, y, 0])
    for (const y of [-0.72, 0.76]) add(cylinder(0.172, 0.08, 'y', 0.01), resin, [x, y, 0])
  }
}

const moduleHousings: FillPart = (add) => {
  for (const x of moduleColumns) {
    add(lathe(points('.195,-.76 .212,-.76,.004 .212,.8,.004 .195,.8 .195,-.76'), 'y', 72), acrylic, [x, 0, 0])
    for (const y of [-0.74, 0.78]) add(ring(0.235, 0.19, 0.09, 'y', 0.012), headBlue, [x, y, 0])
    for (const y of [-0.45, 0.5]) {
      add(ring(0.226, 0.208, 0.07, 'y', 0.008), stainless, [x, y, 0])
      add(box(0.12, 0.05, 0.05, 0.01, 1), stainless, [x, y, -0.24])
    }
  }
}

function heads(base: number, up: 1 | -1, collar: typeof headBlue): FillPart {
  return (add) => {
    for (const x of moduleColumns) {
      const cap = lathe(points('0,0 .25,0,.01 .265,.02,.01 .265,.13,.02 .2,.17,.03 .1,.2,.03 .09,.28,.01 0,.28'))
      add(up < 0 ? cap.rotateX(Math.PI) : cap, collar, [x, base, 0])
      for (const [dx, z] of polar(16, 0.262))
        add(box(0.035, 0.09, 0.035, 0.01, 1), collar, [x + dx, base + up * 0.075, z])
      add(ring(0.12, 0.07, 0.05, 'y', 0.01), materials.graphite, [x, base + up * 0.28, 0])
      if (up > 0) add(cylinder(0.19, 0.02, 'y', 0.005), resin, [x, base - 0.005, 0])
    }
  }
}

const pump: FillPart = (add) => {
  const [x, z] = [-1.1, 0.05]
  add(box(0.46, 0.05, 0.46, 0.015), materials.graphite, [x, -1.17, z])
  add(lathe(points('0,-1.15 .2,-1.15,.01 .22,-1.1,.02 .22,-.98,.02 .17,-.95 .17,-.93 0,-.93')), stainless, [x, 0, z])
  for (const side of [-1, 1]) {
    add(cylinder(0.075, 0.2, 'x', 0.01), stainless, [x + side * 0.24, -1.05, z])
    add(cylinder(0.13, 0.045, 'x', 0.008), stainless, [x + side * 0.34, -1.05, z])
    for (const [y, dz] of polar(4, 0.1, 0.78))
      add(bolt(0.018, 0.02, 'x'), materials.steel, [x + side * 0.35, -1.05 + y, z + dz])
  }
  add(cylinder(0.155, 0.5, 'y', 0.01), materials.polished, [x, -0.7, z])
  for (const [dx, dz] of polar(4, 0.19, 0.78))
    add(cylinder(0.014, 0.58, 'y', 0.004, 16), materials.steel, [x + dx, -0.7, z + dz])
  add(
    lathe(points('0,-.46 .22,-.46,.01 .22,-.4,.01 .15,-.36,.03 .15,-.3 .2,-.29,.01 .2,-.25 0,-.25')),
    materials.graphite,
    [x, 0, z],
  )
  add(cylinder(0.185, 0.42, 'y', 0.02), motorBlue, [x, -0.06, z])
  for (const [dx, dz] of polar(28, 0.19)) add(box(0.012, 0.36, 0.012, 0.004), motorBlue, [x + dx, -0.06, z + dz])
  add(lathe(points('0,.12 .2,.12,.01 .21,.15,.01 .2,.27,.05 .1,.29,.01 0,.29')), motorBlue, [x, 0, z])
  add(box(0.2, 0.18, 0.12, 0.02), motorBlue, [x, -0.02, z + 0.2])
}

const prefilter: FillPart = (add) => {
  const [x, z] = [-0.7, 0.12]
  add(lathe(points('0,-.98 .1,-.98,.03 .15,-.92,.04 .16,-.4,.01 .19,-.39,.01 .19,-.3,.01 0,-.3')), headBlue, [x, 0, z])
  add(lathe(points('0,-.3 .2,-.3,.01 .2,-.2,.02 .13,-.16,.02 .06,-.15 .06,-.08,.01 0,-.08')), materials.graphite, [
    x,
    0,
    z,
  ])
  for (const [dx, dz] of polar(20, 0.195))
    add(box(0.022, 0.07, 0.022, 0.006, 1), materials.graphite, [x + dx, -0.34, z + dz])
  add(cylinder(0.045, 0.05, 'z', 0.01), materials.gold, [x, -0.24, z + 0.2])
  add(cylinder(0.075, 0.04, 'z', 0.01), materials.steel, [x, -0.06, z])
  add(new PlaneGeometry(0.12, 0.12), label('gauge'), [x, -0.06, z + 0.021])
}

const controlCabinet: FillPart = (add) => {
  const [x, y, z] = [-1.02, 0.78, 0.08]
  add(extrude(roundedRectangle(0.74, 0.84, 0.03), 0.32, 'z', 0.015), materials.white, [x, y, z])
  add(extrude(roundedRectangle(0.7, 0.8, 0.03), 0.03, 'z', 0.01), materials.white, [x, y, z + 0.17])
  add(extrude(roundedRectangle(0.46, 0.32, 0.03), 0.03, 'z', 0.01), materials.darkGlass, [x, y + 0.17, z + 0.185])
  add(new PlaneGeometry(0.42, 0.28), label('screen'), [x, y + 0.17, z + 0.2015])
  row(4, -0.21, 0.21).forEach((dx, index) => {
    const lamp = [materials.greenLamp, materials.blueLamp, materials.orange, materials.red][index] ?? materials.white
    add(ring(0.042, 0.03, 0.02, 'z', 0.005, 32), stainless, [x + dx, y - 0.1, z + 0.19])
    add(cylinder(0.031, 0.03, 'z', 0.01, 32), lamp, [x + dx, y - 0.1, z + 0.195])
  })
  add(new PlaneGeometry(0.5, 0.12), label('brand'), [x, y - 0.27, z + 0.1856])
  add(box(0.03, 0.16, 0.04, 0.01, 1), materials.graphite, [x + 0.31, y, z + 0.2])
  for (const dx of [-0.2, 0, 0.2]) add(cylinder(0.03, 0.06, 'y', 0.01, 24), materials.graphite, [x + dx, y - 0.44, z])
}

const frame: FillPart = (add) => {
  const bar = 0.075
  for (const z of [-0.42, 0.42]) add(box(3.3, bar, bar, 0.012), stainless, [0.1, -1.24, z])
  for (const x of [-1.51, -0.4, 0.65, 1.71]) add(box(bar, bar, 0.84, 0.012), stainless, [x, -1.24, 0])
  for (const x of [-1.51, -0.52, 1.71]) add(box(bar, 2.55, bar, 0.012), stainless, [x, 0.0, -0.42])
  for (const y of [-0.45, 0.5, 1.27]) add(box(3.22, bar, bar, 0.012), stainless, [0.1, y, -0.42])
  for (const x of moduleColumns) for (const y of [-0.45, 0.5]) add(box(0.1, 0.1, 0.2, 0.012), stainless, [x, y, -0.31])
  for (const [x, y] of grid([-1.28, -0.76], [0.5, 1.1])) add(box(0.06, 0.06, 0.38, 0.01), stainless, [x, y, -0.26])
  for (const [x, z] of grid([-1.51, 1.71], [-0.42, 0.42])) {
    add(cylinder(0.02, 0.16, 'y', 0.004, 20), materials.steel, [x, -1.33, z])
    add(lathe(points('0,-1.46 .09,-1.46,.01 .09,-1.43,.01 .03,-1.4,.01 0,-1.4')), materials.rubber, [x, 0, z])
  }
}

const gauge = `<circle cx="150" cy="150" r="150" fill="#f6f7f8"/><path d="M62 238 A124 124 0 1 1 238 238" fill="none" stroke="#26323c" stroke-width="10" stroke-dasharray="5 19"/><path d="M150 150 L206 74" stroke="#d3242b" stroke-width="12"/><circle cx="150" cy="150" r="16" fill="#26323c"/><text x="150" y="232" font-size="44" text-anchor="middle" fill="#26323c">bar</text>`
const screen = `<rect width="600" height="400" fill="#0d2233"/><text x="30" y="60" font-size="40" font-weight="700" fill="#fff">超滤运行</text><circle cx="555" cy="45" r="16" fill="#27d07a"/><g font-size="34" fill="#9fc4e6"><text x="30" y="150">产水流量</text><text x="30" y="230">跨膜压差</text><text x="30" y="310">产水浊度</text></g><g font-size="54" font-weight="700" fill="#5cc2ff" text-anchor="end"><text x="570" y="156">12.6 m³/h</text><text x="570" y="236">38 kPa</text><text x="570" y="316">0.06 NTU</text></g><rect x="30" y="350" width="540" height="14" rx="7" fill="#1d3d57"/><rect x="30" y="350" width="370" height="14" rx="7" fill="#27d07a"/>`
const brand = `<rect width="500" height="120" fill="#e2e5e8"/><text x="250" y="78" font-size="58" font-weight="700" text-anchor="middle" fill="#1259b0">UF-4×60 超滤装置</text>`

export const machine: Machine = {
  id: 'water-purifier',
  parts: waterPurifierParts,
  labels: {
    gauge: { width: 300, height: 300, svg: gauge },
    screen: { width: 600, height: 400, svg: screen },
    brand: { width: 500, height: 120, svg: brand },
  },
  views: { hero: { azimuth: 66, elevation: 15 }, exploded: { azimuth: 66, elevation: 13 } },
  guides: moduleColumns.map((x) => ({ from: [x, -2, 0], to: [x, 3.3, 0] })),
  build() {
    const assembly = new Assembly<WaterPurifierPartId>('water-purifier')
    assembly.part('pump', [-1.15, -0.3, 0], pump)
    assembly.part('prefilter', [-0.5, -0.3, 0.6], prefilter)
    fillPiping(assembly)
    assembly.part('lower-heads', [0, -0.4, 0], heads(-0.79, -1, headBlue))
    assembly.part('module-housings', [0, -0.1, 0], moduleHousings)
    assembly.part('fibre-bundles', [0, 1.75, 0], fibreBundles)
    assembly.part('upper-heads', [0, 1.95, 0], heads(0.83, 1, headBlue))
    assembly.part('control-cabinet', [-0.95, 0.75, 0.3], controlCabinet)
    assembly.part('frame', [2, 0, -3.4], frame)
    return assembly.root
  },
}
