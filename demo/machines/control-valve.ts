import { PlaneGeometry, TorusGeometry } from 'three'
import {
  Assembly,
  bolt,
  box,
  cylinder,
  extrude,
  flange,
  label,
  lathe,
  type Machine,
  material,
  materials,
  polar,
  polygon,
  ring,
  tube,
} from '../kit/index.ts'
import { fillActuator } from './control-valve.actuator.ts'
import { type ControlValvePartId, controlValveParts } from './control-valve.parts.ts'
import { drilledSleeve, type FillPart, points, row, turn } from './drawing.ts'

const castSteel = material('cast-steel', { color: 0x9aa1a8, metalness: 1, roughness: 0.46 })
const studCircle = polar(8, 0.53, Math.PI / 8)

const body: FillPart = (add) => {
  for (const side of [0, Math.PI]) {
    const s = side ? -1 : 1
    add(
      flange({ outer: 0.54, bore: 0.25, thickness: 0.13, holes: 8, holeCircle: 0.42, holeRadius: 0.042 }, 'x'),
      castSteel,
      [s * 1.12, 0, 0],
    )
    add(ring(0.34, 0.25, 0.025, 'x', 0.006), materials.brushed, [s * 1.195, 0, 0])
    add(
      lathe(points('.3,1.07 .36,1.07,.02 .355,.98,.06 .36,.84,.12 .53,.4,.2 .5,0 .3,0'), 'x').rotateY(side),
      castSteel,
    )
    add(lathe(points('.255,1.18 .25,.75 0,.7'), 'x').rotateY(side), materials.darkMetal)
  }
  add(
    lathe(
      points(
        '0,-.66 .17,-.66,.02 .19,-.6,.03 .36,-.55,.15 .56,-.24,.25 .58,.1,.25 .45,.36,.14 .44,.5,.05 .64,.52,.02 .64,.64,.012 .32,.64,.01 .32,-.1 0,-.1',
      ),
    ),
    castSteel,
  )
  add(lathe(points('0,-.74 .07,-.74,.01 .07,-.66 0,-.66'), 'y', 6), materials.steel)
  for (const [x, z] of studCircle) add(cylinder(0.026, 0.24, 'y', 0.006), materials.steel, [x, 0.72, z])
  add(box(0.4, 0.25, 0.05, 0.02), castSteel, [0, 0.0, 0.575])
  add(box(0.36, 0.21, 0.012, 0.005), materials.steel, [0, 0.0, 0.6])
  add(new PlaneGeometry(0.35, 0.2), label('nameplate'), [0, 0.0, 0.6065])
}

const seatRing: FillPart = (add) => {
  add(
    lathe(points('.18,-.07,.03 .29,-.07,.01 .29,0,.01 .305,0,.006 .305,.06,.01 .24,.06,.005 .18,-.01,.01 .18,-.07')),
    materials.polished,
    [0, -0.12, 0],
  )
  add(new TorusGeometry(0.292, 0.014, 10, 64).rotateX(Math.PI / 2), materials.bronze, [0, -0.155, 0])
}

const cage: FillPart = (add) => {
  add(
    drilledSleeve({ outer: 0.295, wall: 0.055, height: 0.5 }, { rows: 6, perRow: 20, radius: 0.026 }),
    materials.brushed,
    [0, 0.24, 0],
  )
  add(ring(0.298, 0.238, 0.07), materials.polished, [0, -0.03, 0])
  add(ring(0.335, 0.238, 0.07, 'y', 0.012), materials.polished, [0, 0.52, 0])
}

const plug: FillPart = (add) => {
  add(
    lathe(
      points(
        '0,-.14 .1,-.14,.02 .2,-.04,.03 .23,-.03,.008 .23,.22,.015 .08,.24,.02 .055,.32 .055,1.16,.004 .042,1.18 .042,1.44,.012 0,1.44',
      ),
    ),
    materials.polished,
  )
  for (const y of [0.1, 0.17]) add(ring(0.236, 0.22, 0.022, 'y', 0.005), materials.rubber, [0, y, 0])
  for (const y of row(9, 1.2, 1.39)) add(ring(0.046, 0.04, 0.012, 'y', 0.004, 24), materials.brushed, [0, y, 0])
}

const bonnet: FillPart = (add) => {
  add(
    lathe(
      points(
        '.1,.64 .32,.64 .64,.65,.015 .64,.79,.02 .4,.81,.05 .27,.95,.1 .24,1.15,.02 .34,1.16,.015 .34,1.23,.012 .12,1.23,.01 .1,1.1 .1,.64',
      ),
    ),
    castSteel,
  )
  for (const [x, z] of studCircle) add(bolt(0.05, 0.06), materials.steel, [x, 0.79, z])
  const rib = polygon([
    [0.2, 0],
    [0.44, 0],
    [0.24, 0.3],
    [0.2, 0.3],
  ])
  for (const angle of row(4, 0, turn * 0.75))
    add(extrude(rib, 0.06, 'z', 0.012).translate(0, 0.8, 0).rotateY(angle), castSteel)
}

const packing: FillPart = (add) => {
  const vee = lathe(points('.06,0 .1,.012,.004 .1,.046,.006 .06,.034 .06,0'), 'y', 48)
  add(ring(0.1, 0.06, 0.03), materials.steel, [0, 0.98, 0])
  row(5, 1.0, 1.2).forEach((y, index) => {
    add(vee, index % 2 ? materials.graphite : materials.ceramic, [0, y, 0])
  })
  add(
    lathe(points('.058,1.25 .1,1.25,.006 .1,1.3 .17,1.31,.01 .17,1.35,.012 .058,1.35,.008 .058,1.25')),
    materials.bronze,
  )
}

const airSupply: FillPart = (add) => {
  add(box(0.1, 0.1, 0.1, 0.015, 1), materials.steel, [-0.42, 1.7, 0.06])
  add(box(0.22, 0.2, 0.22, 0.03), materials.aluminium, [-0.58, 1.7, 0.06])
  add(
    lathe(points('0,1.8 .1,1.8,.01 .1,1.92,.03 .055,1.96,.02 .055,2.04,.01 0,2.04')),
    materials.graphite,
    [-0.58, 0, 0.06],
  )
  add(lathe(points('0,1.36 .05,1.36,.02 .085,1.4,.03 .095,1.6,.01 0,1.6')), materials.clear, [-0.58, 0, 0.06])
  add(cylinder(0.06, 0.14), materials.ceramic, [-0.58, 1.54, 0.06])
  add(cylinder(0.085, 0.05, 'z', 0.012), materials.steel, [-0.58, 1.7, 0.2])
  add(new PlaneGeometry(0.14, 0.14), label('gauge'), [-0.58, 1.7, 0.2255])
  add(
    tube(
      [
        [-0.69, 1.7, 0.06],
        [-0.8, 1.7, 0.06],
        [-0.86, 1.74, 0.1],
        [-0.87, 1.95, 0.24],
        [-0.72, 2.12, 0.42],
        [-0.4, 2.24, 0.68],
        [-0.1, 2.26, 0.86],
        [0, 2.26, 0.9],
      ],
      0.022,
      90,
      10,
    ),
    materials.copper,
  )
}

const nameplate = `<rect width="700" height="400" fill="#d7dbdf"/><rect x="12" y="12" width="676" height="376" fill="none" stroke="#0a5a63" stroke-width="8"/>
<text x="350" y="120" font-size="84" font-weight="700" text-anchor="middle" fill="#0a5a63">ZJHM-16P DN80</text>
<text x="350" y="205" font-size="60" text-anchor="middle" fill="#26323c">PN40  −29~425 ℃  Kv 80</text>
<path d="M120 300 H500 V260 L600 320 L500 380 V340 H120 Z" fill="#ef6a12"/>`
const gauge = `<rect width="300" height="300" fill="#f6f7f8"/><circle cx="150" cy="150" r="146" fill="#f6f7f8" stroke="#6d757d" stroke-width="6"/>
<path d="M62 238 A124 124 0 1 1 238 238" fill="none" stroke="#26323c" stroke-width="10" stroke-dasharray="5 19"/><path d="M150 150 L226 88" stroke="#d3242b" stroke-width="12"/><circle cx="150" cy="150" r="16" fill="#26323c"/><text x="150" y="232" font-size="44" text-anchor="middle" fill="#26323c">MPa</text>`
const scale = `<rect width="120" height="640" fill="#eef0f2"/><path d="${row(11, 50, 590)
  .map((y, index) => `M20 ${y} h${index % 5 ? 44 : 84}`)
  .join(' ')}" stroke="#26323c" stroke-width="10"/>`
const display = `<rect width="600" height="360" fill="#b9cfc4"/><g fill="#17251f" font-family="monospace" font-weight="700"><text x="40" y="80" font-size="60">POS</text><text x="560" y="210" font-size="170" text-anchor="end">63.5%</text><text x="40" y="315" font-size="56">SP 63.5</text><text x="560" y="315" font-size="56" text-anchor="end">AUTO</text></g>`

export const machine: Machine = {
  id: 'control-valve',
  parts: controlValveParts,
  labels: {
    nameplate: { width: 700, height: 400, svg: nameplate },
    gauge: { width: 300, height: 300, svg: gauge },
    scale: { width: 120, height: 640, svg: scale },
    display: { width: 600, height: 360, svg: display },
  },
  views: { hero: { azimuth: 62, elevation: 16 }, exploded: { azimuth: 74, elevation: 14 } },
  guides: [
    { from: [-1.1, -2.5, 0], to: [-1.1, 3, 0] },
    { from: [1.55, -2.1, 0], to: [1.55, 2.5, 0] },
  ],
  build() {
    const assembly = new Assembly<ControlValvePartId>('control-valve')
    assembly.part('body', [-1.1, -1.75, 0], body)
    assembly.part('seat-ring', [-1.1, -0.62, 0], seatRing)
    assembly.part('cage', [-1.1, -0.3, 0], cage)
    assembly.part('plug', [-1.1, 0.55, 0], plug)
    assembly.part('bonnet', [-1.1, 1.45, 0], bonnet)
    assembly.part('packing', [-1.1, 1.85, 0], packing)
    fillActuator(assembly)
    assembly.part('air-supply', [1.14, -3.2, 0], airSupply)
    return assembly.root
  },
}
