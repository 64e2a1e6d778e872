import { Path, SphereGeometry } from 'three'
import {
  type Assembly,
  box,
  cylinder,
  lathe,
  material,
  materials,
  paint,
  polar,
  polygon,
  ring,
  roundedRectangle,
  socketScrew,
  surface,
  tube,
} from '../kit/index.ts'
import { type FillPart, grid, plate, points, row, turn } from './drawing.ts'
import type { VentilatorPartId } from './ventilator.parts.ts'

const amber = material('amber-polymer', { color: 0xc98a3a, roughness: 0.3, clearcoat: 0.7, clearcoatRoughness: 0.15 })
const hospitalBlue = paint('valve-blue', 0x1a7fc4)
const foam = material('foam', { color: 0x8d949c, roughness: 0.95 })

/** The blower stands at this point of the case; its axis is parallel to z. */
const [x0, y0] = [0.36, 0.16] as const

const turbineHousing: FillPart = (add) => {
  const swell = (angle: number) => 0.06 + 0.075 * (angle / turn)
  add(
    surface(
      (u, v) => {
        const [around, section] = [u * turn, v * turn]
        const radius = swell(around)
        const distance = 0.28 + radius * 0.6 + radius * Math.cos(section)
        return [
          x0 + distance * Math.cos(around),
          y0 + distance * Math.sin(around),
          -0.02 + radius * Math.sin(section) * 0.95,
        ]
      },
      90,
      24,
    ),
    amber,
  )
  add(lathe(points('.13,.1,.02 .16,.1,.01 .17,.02,.04 .3,.0,.02 .3,-.04,.01 .13,-.02 .13,.1'), 'z'), amber, [x0, y0, 0])
  add(ring(0.15, 0.12, 0.06, 'z', 0.01), materials.rubber, [x0, y0, 0.12])
  add(lathe(points('.12,0 .13,.22,.05 .1,.32,.04 .1,.4,.01 .075,.4 .075,0'), 'y'), amber, [x0 + 0.36, y0 - 0.02, -0.02])
  add(ring(0.115, 0.075, 0.07, 'y', 0.012), materials.rubber, [x0 + 0.36, y0 + 0.4, -0.02])
  for (const [x, y] of polar(4, 0.5, 0.6)) {
    add(cylinder(0.05, 0.06, 'z', 0.012), amber, [x0 + x, y0 + y, -0.02])
    add(socketScrew(0.03, 0.03, 'z'), materials.steel, [x0 + x, y0 + y, 0.01])
  }
}

const impeller: FillPart = (add) => {
  add(
    lathe(points('.03,-.03 .28,-.03,.004 .28,-.015,.004 .1,.0,.03 .05,.08,.02 .03,.08 .03,-.03'), 'z'),
    materials.carbon,
    [x0, y0, -0.05],
  )
  for (const start of row(11, 0, (turn * 10) / 11)) {
    const edge = (shift: number) =>
      row(12, 0.07, 0.275).map((radius): [number, number] => {
        const angle = start - 1.1 * ((radius - 0.07) / 0.2) + shift / radius
        return [Math.cos(angle) * radius, Math.sin(angle) * radius]
      })
    add(plate(polygon([...edge(0.006), ...edge(-0.006).toReversed()]), 0.07, 'z', 0), materials.aluminium, [
      x0,
      y0,
      -0.03,
    ])
  }
  add(lathe(points('0,.03 .05,.03,.005 .045,.08,.02 0,.11'), 'z', 32), materials.gold, [x0, y0, -0.05])
}

const turbineMotor: FillPart = (add) => {
  add(lathe(points('0,-.32 .17,-.32,.03 .18,-.1,.01 .3,-.09,.01 .3,-.06,.01 0,-.06'), 'z'), materials.darkMetal, [
    x0,
    y0,
    0,
  ])
  for (const angle of row(24, 0, (turn * 23) / 24))
    add(box(0.06, 0.012, 0.2, 0.005).translate(0.2, 0, -0.21).rotateZ(angle), materials.aluminium, [x0, y0, 0])
  for (const z of [-0.12, -0.3]) add(ring(0.235, 0.17, 0.016, 'z', 0.005), materials.aluminium, [x0, y0, z])
  add(cylinder(0.026, 0.16, 'z', 0.008, 24), materials.polished, [x0, y0, 0])
  for (const [x, y] of polar(6, 0.26)) add(socketScrew(0.022, 0.02, 'z'), materials.steel, [x0 + x, y0 + y, -0.06])
  const leads = [materials.red, materials.film, materials.gold]
  leads.forEach((colour, index) => {
    add(
      tube(
        [
          [x0 - 0.1 + index * 0.04, y0 - 0.16, -0.28],
          [x0 - 0.14 + index * 0.04, y0 - 0.34, -0.25],
          [x0 - 0.2 + index * 0.05, y0 - 0.42, -0.1],
        ],
        0.014,
        30,
        8,
      ),
      colour,
    )
  })
}

const silencer: FillPart = (add) => {
  const tray = roundedRectangle(0.84, 0.96, 0.06)
  tray.holes.push(new Path(roundedRectangle(0.78, 0.9, 0.04).getPoints(8)))
  add(plate(tray, 0.4, 'z', 0.008), materials.lightGrey, [-0.44, 0.18, -0.22])
  add(box(0.82, 0.94, 0.03, 0.01), materials.lightGrey, [-0.44, 0.18, -0.41])
  row(4, -0.74, -0.14).forEach((x, index) => {
    add(box(0.09, 0.7, 0.34, 0.015), foam, [x, index % 2 ? 0.08 : 0.28, -0.22])
  })
  for (const y of [-0.245, 0.605]) add(box(0.76, 0.05, 0.34, 0.012), foam, [-0.44, y, -0.22])
  add(lathe(points('.08,0 .11,0,.01 .11,.14,.01 .08,.14 .08,0'), 'x'), materials.lightGrey, [-0.05, 0.4, -0.2])
}

const oxygenValve: FillPart = (add) => {
  add(box(0.34, 0.24, 0.24, 0.02), materials.aluminium, [0.66, -0.5, -0.3])
  add(cylinder(0.09, 0.26, 'y', 0.02), materials.graphite, [0.58, -0.28, -0.3])
  add(cylinder(0.07, 0.04, 'y', 0.01), materials.brushed, [0.58, -0.13, -0.3])
  add(
    lathe(points('0,-.28 .05,-.28,.01 .05,-.2 .08,-.2,.01 .08,-.12 .06,-.1 .06,0 0,0'), 'z'),
    materials.gold,
    [0.66, -0.5, -0.36],
  )
  add(cylinder(0.055, 0.1, 'x', 0.01, 6), materials.gold, [0.86, -0.5, -0.3])
  for (const [x, y] of grid([0.54, 0.78], [-0.57, -0.43]))
    add(socketScrew(0.022, 0.02, 'z'), materials.steel, [x, y, -0.18])
  add(new SphereGeometry(0.05, 20, 14), materials.film, [0.76, -0.37, -0.3])
}

const exhalationValve: FillPart = (add) => {
  add(
    lathe(points('0,.96 .2,.96,.02 .2,1.04,.02 .16,1.06,.01 .16,1.16,.02 0,1.17'), 'x'),
    materials.white,
    [0, -0.34, 0.12],
  )
  add(lathe(points('0,1.1 .19,1.1,.02 .19,1.19,.03 .1,1.22,.02 0,1.22'), 'x'), hospitalBlue, [0, -0.34, 0.12])
  for (const angle of row(10, 0, turn * 0.9))
    add(box(0.09, 0.02, 0.02, 0.008, 1).translate(1.145, 0.19, 0).rotateX(angle), hospitalBlue, [0, -0.34, 0.12])
  add(lathe(points('0,-.1 .07,-.1,.01 .07,-.3,.01 .05,-.3 0,-.28')), materials.white, [1.06, -0.34, 0.12])
}

/** Adds everything the gas flows through: silencer, blower, oxygen valve and exhalation valve. */
export function fillGasPath(assembly: Assembly<VentilatorPartId>): void {
  assembly.part('turbine-housing', [0.1, 0.1, 1.2], turbineHousing)
  assembly.part('impeller', [0.1, 0.1, 0.68], impeller)
  assembly.part('turbine-motor', [0.1, 0.1, 0.2], turbineMotor)
  assembly.part('silencer', [-0.1, 0.1, -0.8], silencer)
  assembly.part('oxygen-valve', [0, -0.75, 0], oxygenValve)
  assembly.part('exhalation-valve', [0.8, -0.8, 0.35], exhalationValve)
}
