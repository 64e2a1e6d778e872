import { Path, PlaneGeometry, TorusGeometry } from 'three'
import {
  type Assembly,
  bolt,
  box,
  cylinder,
  extrude,
  label,
  lathe,
  materials,
  paint,
  polar,
  polygon,
  ring,
  roundedRectangle,
  socketScrew,
  tube,
} from '../kit/index.ts'
import type { ControlValvePartId } from './control-valve.parts.ts'
import { coilSpring, type FillPart, grid, points, row, turn } from './drawing.ts'

const teal = paint('paint-teal', 0x0a6f78)
const springPaint = paint('spring', 0xf0a020)
const rimBolts = polar(20, 0.98)
const springSeats = polar(6, 0.4)

const yoke: FillPart = (add) => {
  add(lathe(points('.18,1.23 .36,1.23,.015 .36,1.31,.02 .28,1.34,.02 .18,1.34,.01 .18,1.23')), materials.graphite)
  const legs = polygon([
    [-0.3, 0],
    [0.3, 0],
    [0.31, 0.12],
    [0.44, 0.68],
    [0.44, 0.74],
    [-0.44, 0.74],
    [-0.44, 0.68],
    [-0.31, 0.12],
  ])
  legs.holes.push(
    new Path(
      polygon([
        [-0.17, 0.07],
        [-0.31, 0.62],
        [0.31, 0.62],
        [0.17, 0.07],
      ]).getPoints(),
    ),
  )
  add(extrude(legs, 0.3, 'z', 0.035), materials.graphite, [0, 1.28, 0])
  add(ring(0.5, 0.12, 0.07, 'y', 0.02), materials.graphite, [0, 2.04, 0])
  for (const [x, z] of polar(6, 0.43, 0.3)) add(bolt(0.03, 0.035).rotateX(Math.PI), materials.steel, [x, 2.005, z])
  add(box(0.08, 0.38, 0.012, 0.005), materials.steel, [0.245, 1.66, 0.155], [0, 0, -0.22])
  add(new PlaneGeometry(0.07, 0.37), label('scale'), [0.245, 1.66, 0.1615], [0, 0, -0.22])
}

const connector: FillPart = (add) => {
  for (const z of [-0.046, 0.046]) add(box(0.2, 0.24, 0.085, 0.018), materials.brushed, [0, 1.6, z])
  for (const [x, y] of grid([-0.065, 0.065], [1.54, 1.66]))
    add(socketScrew(0.022, 0.024, 'z'), materials.darkMetal, [x, y, 0.088])
  add(cylinder(0.042, 0.5, 'y', 0.008), materials.polished, [0, 1.9, 0])
  add(ring(0.1, 0.045, 0.05), materials.brushed, [0, 1.75, 0])
  add(box(0.06, 0.03, 0.09, 0.008, 1), materials.orange, [0.08, 1.74, 0.085])
  add(
    extrude(
      polygon([
        [0, 0.03],
        [0.18, 0.012],
        [0.18, -0.012],
        [0, -0.03],
      ]),
      0.014,
      'z',
      0.003,
    ),
    materials.orange,
    [0.08, 1.74, 0.135],
  )
}

const lowerCase: FillPart = (add) => {
  add(
    lathe(
      points(
        '.1,2.08 .5,2.08,.02 .56,2.1,.04 .86,2.28,.08 .9,2.4,.04 1.06,2.41,.012 1.06,2.45,.006 .87,2.45,.02 .83,2.32,.06 .54,2.14,.04 .1,2.12 .1,2.08',
      ),
    ),
    teal,
  )
  for (const [x, z] of springSeats) add(cylinder(0.07, 0.03, 'y', 0.008), materials.graphite, [x, 2.13, z])
  for (const [x, z] of rimBolts) add(bolt(0.03, 0.035).rotateX(Math.PI), materials.steel, [x, 2.41, z])
  add(lathe(points('0,0 .05,0,.008 .05,.07,.01 0,.07'), 'z', 6), materials.gold, [0, 2.26, 0.8])
}

const springs: FillPart = (add) => {
  for (const [x, z] of springSeats) {
    add(coilSpring(0.1, 0.34, 5, 0.02), springPaint, [x, 2.13, z])
    for (const y of [2.135, 2.475]) add(ring(0.115, 0.07, 0.014, 'y', 0.004, 40), materials.steel, [x, y, z])
  }
}

const diaphragm: FillPart = (add) => {
  add(
    lathe(
      points(
        '.1,2.5 .62,2.5,.02 .72,2.56,.05 .82,2.46,.05 .9,2.462,.02 1.05,2.462,.005 1.05,2.482,.005 .9,2.482,.02 .83,2.48,.05 .72,2.585,.05 .61,2.525,.02 .1,2.525 .1,2.5',
      ),
    ),
    materials.rubber,
  )
  add(
    lathe(points('0,2.535 .56,2.535,.02 .58,2.56,.01 .5,2.57,.02 .2,2.56,.02 .16,2.6,.02 .07,2.6 .07,2.68,.01 0,2.68')),
    materials.steel,
  )
  add(bolt(0.09, 0.07), materials.steel, [0, 2.6, 0])
  for (const [x, z] of springSeats) add(cylinder(0.05, 0.012, 'y', 0.004), materials.darkMetal, [x, 2.572, z])
}

const upperCase: FillPart = (add) => {
  add(
    lathe(
      points(
        '1.06,2.49,.006 1.06,2.53,.012 .9,2.54,.04 .87,2.66,.1 .62,2.86,.14 .24,2.92,.03 .2,2.96,.02 0,2.96 0,2.9 .2,2.88 .58,2.82,.12 .83,2.63,.08 .86,2.49,.02 1.06,2.49',
      ),
    ),
    teal,
  )
  for (const [x, z] of rimBolts) add(bolt(0.034, 0.04), materials.steel, [x, 2.535, z])
  const rib = polygon([
    [0.24, 0.1],
    [0.58, 0.055],
    [0.76, -0.03],
    [0.8, -0.12],
    [0.6, -0.1],
    [0.24, 0],
  ])
  for (const angle of row(6, 0.52, 0.52 + (turn * 5) / 6))
    add(extrude(rib, 0.04, 'z', 0.012).translate(0, 2.82, 0).rotateY(angle), teal)
  add(new TorusGeometry(0.09, 0.026, 12, 40), materials.steel, [0, 3.07, 0])
  add(cylinder(0.05, 0.05), materials.steel, [0, 2.975, 0])
  add(cylinder(0.05, 0.07), materials.gold, [0.36, 2.93, 0.14])
  add(lathe(points('0,0 .055,0,.01 .065,.05,.02 .04,.09,.02 0,.1')), materials.graphite, [0.36, 2.96, 0.14])
}

const positioner: FillPart = (add) => {
  add(box(0.12, 0.3, 0.12, 0.015), materials.steel, [0.5, 1.66, 0.1])
  add(extrude(roundedRectangle(0.52, 0.6, 0.09), 0.3, 'z', 0.03), materials.graphite, [0.8, 1.66, 0.16])
  add(extrude(roundedRectangle(0.46, 0.54, 0.08), 0.07, 'z', 0.025), teal, [0.8, 1.66, 0.34])
  add(extrude(roundedRectangle(0.36, 0.24, 0.03), 0.02, 'z', 0.006), materials.darkGlass, [0.8, 1.75, 0.375])
  add(new PlaneGeometry(0.3, 0.18), label('display'), [0.8, 1.75, 0.3858])
  row(4, 0.68, 0.92).forEach((x, index) => {
    add(cylinder(0.025, 0.02, 'z', 0.006), index ? materials.white : materials.orange, [x, 1.52, 0.38])
  })
  for (const [x, y] of grid([0.61, 0.99], [1.43, 1.89]))
    add(socketScrew(0.018, 0.018, 'z'), materials.steel, [x, y, 0.37])
  for (const y of [1.52, 1.78]) {
    add(cylinder(0.03, 0.09, 'x'), materials.gold, [1.09, y, 0.14])
    add(cylinder(0.1, 0.06, 'x', 0.015), materials.steel, [1.15, y, 0.14])
    add(new PlaneGeometry(0.165, 0.165).rotateY(Math.PI / 2), label('gauge'), [1.181, y, 0.14])
  }
  add(
    lathe(points('0,0 .05,0,.008 .05,.08,.01 .035,.08 .035,.14,.01 0,.14'), 'y', 6).rotateX(Math.PI),
    materials.gold,
    [0.72, 1.37, 0.16],
  )
  add(
    tube(
      [
        [0.72, 1.24, 0.16],
        [0.72, 1.12, 0.17],
        [0.76, 1.0, 0.26],
        [0.88, 0.93, 0.36],
      ],
      0.026,
      30,
      10,
    ),
    materials.rubber,
  )
}

/** Adds the diaphragm actuator and its positioner: everything above the bonnet except the air supply. */
export function fillActuator(assembly: Assembly<ControlValvePartId>): void {
  assembly.part('yoke', [1.55, -3.3, 0], yoke)
  assembly.part('connector', [2.3, -3.25, 0], connector)
  assembly.part('lower-case', [1.55, -2.75, 0], lowerCase)
  assembly.part('springs', [1.55, -2.1, 0], springs)
  assembly.part('diaphragm', [1.55, -1.4, 0], diaphragm)
  assembly.part('upper-case', [1.55, -0.4, 0], upperCase)
  assembly.part('positioner', [2.6, -3.2, 0], positioner)
}
