import { TorusGeometry } from 'three'
import {
  type AddSolid,
  bolt,
  box,
  cylinder,
  extrude,
  flange,
  lathe,
  materials,
  polar,
  polygon,
  ring,
  surface,
  type Vector,
} from '../kit/index.ts'

const fullTurn = Math.PI * 2
/** Where the plane of the volute stands on the shaft. */
const voluteX = 1.45

/** The cover between bearing housing and volute, with its O-ring. */
export function fillCasingCover(add: AddSolid): void {
  const cover = lathe(
    [
      [0.19, -0.03, 0.01],
      [0.3, -0.08, 0.02],
      [0.4, -0.03, 0.03],
      [0.6, -0.03, 0.01],
      [0.6, 0.03, 0.01],
      [0.46, 0.03, 0.01],
      [0.46, 0.07, 0.01],
      [0.19, 0.07, 0.01],
      [0.19, -0.03],
    ],
    'x',
  )
  add(cover, materials.navy, [1.13, 0, 0])
  add(new TorusGeometry(0.5, 0.014, 10, 80).rotateY(Math.PI / 2), materials.rubber, [1.165, 0, 0])
}

/** Outline of one backward-curved impeller blade, seen along the shaft. */
function bladeOutline(start: number) {
  const [steps, halfThickness] = [22, 0.014]
  const spine = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    return { radius: 0.15 + 0.345 * t, angle: start - 1.35 * t * (1 - 0.18 * t) }
  })
  const edge = (side: 1 | -1) =>
    spine.map(({ radius, angle }) => {
      const turned = angle + (side * halfThickness) / radius
      return [radius * Math.cos(turned), radius * Math.sin(turned)] as const
    })
  return polygon([...edge(1), ...edge(-1).reverse()])
}

/** The closed impeller: hub, seven blades, shroud and nut. */
export function fillImpeller(add: AddSolid): void {
  const x = 1.42
  const hub = lathe(
    [
      [0.065, -0.09],
      [0.14, -0.09, 0.02],
      [0.16, -0.055, 0.02],
      [0.5, -0.045, 0.006],
      [0.5, -0.02, 0.006],
      [0.18, -0.02, 0.05],
      [0.1, 0.1, 0.03],
      [0.065, 0.12, 0.01],
    ],
    'x',
  )
  add(hub, materials.bronze, [x, 0, 0])
  const blades = 7
  for (let index = 0; index < blades; index++) {
    add(extrude(bladeOutline((index / blades) * fullTurn), 0.16, 'x', 0), materials.bronze, [x + 0.05, 0, 0])
  }
  const shroud = lathe(
    [
      [0.235, 0.2, 0.01],
      [0.26, 0.2, 0.01],
      [0.275, 0.13, 0.04],
      [0.5, 0.1, 0.006],
      [0.5, 0.08, 0.006],
      [0.27, 0.095, 0.05],
      [0.235, 0.2],
    ],
    'x',
  )
  add(shroud, materials.bronze, [x, 0, 0])
  add(
    lathe(
      [
        [0, 0.17],
        [0.05, 0.17, 0.02],
        [0.07, 0.1],
        [0, 0.1],
      ],
      'x',
      6,
    ),
    materials.steel,
    [x, 0, 0],
  )
}

/** The volute: a pipe around the shaft whose radius grows with the angle. */
function volute() {
  const pipeRadius = (angle: number) => 0.13 + (0.13 * angle) / fullTurn
  const spineRadius = (angle: number) => 0.5 + pipeRadius(angle) * 0.62
  const at = (u: number, v: number): Vector => {
    const [angle, around] = [u * fullTurn, v * fullTurn]
    const reach = spineRadius(angle) + pipeRadius(angle) * Math.cos(around)
    return [pipeRadius(angle) * Math.sin(around) * 1.02, reach * Math.sin(angle), reach * Math.cos(angle)]
  }
  return { mesh: surface(at, 110, 28, true), throat: pipeRadius(fullTurn), throatZ: spineRadius(fullTurn) }
}

/** The casing: volute, discharge and suction nozzles with flanges, feet. */
export function fillCasing(add: AddSolid): void {
  const { mesh, throat, throatZ } = volute()
  add(mesh, materials.blue, [voluteX, 0, 0])
  const discharge = lathe([
    [throat, 0],
    [throat * 0.98, 0.45, 0.2],
    [throat * 0.86, 0.78, 0.1],
    [throat * 0.86, 0.98],
  ])
  add(discharge, materials.blue, [voluteX, -0.02, throatZ])
  const dischargeFlange = { outer: 0.4, bore: 0.2, thickness: 0.09, holes: 8, holeCircle: 0.31, holeRadius: 0.034 }
  add(flange(dischargeFlange, 'y'), materials.blue, [voluteX, 1, throatZ])
  for (const [x, z] of polar(8, 0.31, Math.PI / 8)) {
    add(bolt(0.04, 0.045).rotateX(Math.PI), materials.steel, [voluteX + x, 0.955, throatZ - z])
  }
  add(ring(0.27, 0.19, 0.012, 'y', 0.003), materials.brushed, [voluteX, 1.047, throatZ])
  add(cylinder(0.19, 0.01, 'y', 0.002), materials.rubber, [voluteX, 1.02, throatZ])
  fillSuctionSide(add)
  for (const [y, z] of polar(10, 0.585, 0.3)) add(bolt(0.03, 0.035, 'x'), materials.steel, [voluteX - 0.215, y, z])
  const plug = lathe(
    [
      [0, 0.05],
      [0.04, 0.05, 0.01],
      [0.06, 0],
      [0, 0],
    ],
    'y',
    6,
  )
  add(plug, materials.gold, [voluteX, 0.71, -0.12])
  for (const z of [-0.36, 0.36]) {
    add(box(0.34, 0.4, 0.07, 0.02), materials.blue, [voluteX, -0.62, z])
    add(box(0.42, 0.07, 0.24, 0.02), materials.blue, [voluteX, -0.79, z * 1.1])
    for (const x of [-0.13, 0.13]) add(bolt(0.04, 0.045), materials.steel, [voluteX + x, -0.755, z * 1.25])
  }
}

function fillSuctionSide(add: AddSolid): void {
  const nozzle = lathe(
    [
      [0.6, -0.3],
      [0.62, -0.3, 0.02],
      [0.62, -0.2, 0.02],
      [0.56, -0.18, 0.04],
      [0.54, 0.1, 0.08],
      [0.42, 0.2, 0.08],
      [0.33, 0.24, 0.06],
      [0.27, 0.34, 0.1],
      [0.25, 0.56, 0.02],
    ],
    'x',
  )
  add(nozzle, materials.blue, [voluteX, 0, 0])
  const suctionFlange = { outer: 0.46, bore: 0.21, thickness: 0.095, holes: 8, holeCircle: 0.37, holeRadius: 0.036 }
  add(flange(suctionFlange, 'x'), materials.blue, [voluteX + 0.6, 0, 0])
  for (const [z, y] of polar(8, 0.37, Math.PI / 8)) {
    add(bolt(0.042, 0.045, 'x').rotateY(Math.PI), materials.steel, [voluteX + 0.552, y, z])
  }
  add(ring(0.31, 0.2, 0.014, 'x', 0.003), materials.brushed, [voluteX + 0.65, 0, 0])
  add(
    lathe(
      [
        [0.205, 0.03],
        [0.19, 0.03],
        [0.185, -0.38],
        [0, -0.38],
        [0, -0.42],
        [0.205, -0.42],
        [0.205, 0.03],
      ],
      'x',
    ),
    materials.graphite,
    [voluteX + 0.6, 0, 0],
  )
}
