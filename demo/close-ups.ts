/** Pictures of single parts and of repainted machines, for products that are not a whole machine of their own. */
import type { Machine, Vector, View } from './kit/machine.ts'
import { plateauDroneLabels } from './machines/inspection-drone.labels.ts'
import { chemicalPumpLabels, pumpMotorLabels } from './machines/pump.labels.ts'

export type CloseUp = {
  readonly machineId: string
  /** None: the whole machine. */
  readonly partIds?: readonly string[]
  readonly apart?: number
  readonly turn?: Vector
  readonly view: View
  readonly colours?: Readonly<Record<string, number>>
  /** Other labels than the machine's, by their keys: those of the product that the picture stands for. */
  readonly labels?: Machine['labels']
}

const from = (azimuth: number, elevation: number, rest: Omit<View, 'azimuth' | 'elevation'> = {}): View => ({
  azimuth,
  elevation,
  fill: 0.78,
  ...rest,
})

const pump = {
  'chemical-pump': {
    machineId: 'pump',
    view: from(118, 24, { fill: 0.9 }),
    colours: { 'paint-blue': 0x1f6f5c, 'paint-orange': 0x8f979e },
    labels: chemicalPumpLabels,
  },
  'ceramic-bearing': { machineId: 'pump', partIds: ['bearing', 'shaft'], view: from(38, 24) },
  'seal-rings': { machineId: 'pump', partIds: ['seal'], view: from(40, 24, { fill: 0.66 }) },
  'pump-motor': { machineId: 'pump', partIds: ['motor'], view: from(128, 20), labels: pumpMotorLabels },
  'impeller-and-casing': {
    machineId: 'pump',
    partIds: ['impeller', 'casing'],
    apart: 0.8,
    view: from(132, 22, { fill: 0.86 }),
  },
} as const

const valve = {
  'noise-trim': {
    machineId: 'control-valve',
    partIds: ['cage', 'plug', 'seat-ring'],
    apart: 0.75,
    view: from(60, 18, { fill: 0.86 }),
  },
  positioner: { machineId: 'control-valve', partIds: ['positioner'], view: from(62, 18, { fill: 0.7 }) },
  'valve-actuator': {
    machineId: 'control-valve',
    partIds: ['lower-case', 'springs', 'diaphragm', 'upper-case', 'yoke'],
    view: from(60, 18),
  },
} as const

const purifier = {
  'fibre-bundle': {
    machineId: 'water-purifier',
    partIds: ['fibre-bundles', 'lower-heads', 'upper-heads'],
    view: from(60, 14, { fill: 0.86 }),
  },
  'membrane-module': {
    machineId: 'water-purifier',
    partIds: ['module-housings', 'fibre-bundles', 'lower-heads', 'upper-heads', 'permeate-manifold'],
    view: from(112, 16, { fill: 0.86 }),
  },
  'multistage-pump': { machineId: 'water-purifier', partIds: ['pump'], view: from(60, 16) },
  'control-cabinet': { machineId: 'water-purifier', partIds: ['control-cabinet'], view: from(62, 16, { fill: 0.72 }) },
  prefilter: { machineId: 'water-purifier', partIds: ['prefilter'], view: from(60, 16) },
} as const

const joint = {
  'torque-motor': {
    machineId: 'harmonic-reducer',
    partIds: ['stator', 'rotor'],
    apart: 0.55,
    view: from(50, 20),
  },
  'hollow-encoder': { machineId: 'harmonic-reducer', partIds: ['encoder'], view: from(40, 22, { fill: 0.7 }) },
  'strain-wave-set': {
    machineId: 'harmonic-reducer',
    partIds: ['circular-spline', 'flexspline', 'wave-generator'],
    apart: 0.7,
    view: from(44, 20, { fill: 0.86 }),
  },
  'roller-bearing': {
    machineId: 'harmonic-reducer',
    partIds: ['cross-roller-bearing'],
    view: from(40, 24, { fill: 0.7 }),
  },
  'torque-sensor': { machineId: 'harmonic-reducer', partIds: ['torque-sensor'], view: from(40, 24, { fill: 0.7 }) },
} as const

const battery = {
  'cold-plate': { machineId: 'battery-module', partIds: ['cold-plate'], view: from(50, 36, { fill: 0.84 }) },
  'busbar-set': {
    machineId: 'battery-module',
    partIds: ['busbar', 'sampling-circuit'],
    apart: 0.35,
    view: from(52, 38, { fill: 0.84 }),
  },
  'battery-manager': { machineId: 'battery-module', partIds: ['management-unit'], view: from(56, 36) },
  'aerogel-sheets': { machineId: 'battery-module', partIds: ['aerogel'], view: from(40, 26, { fill: 0.8 }) },
} as const

const power = {
  'ceramic-substrate': { machineId: 'power-module', partIds: ['substrate'], view: from(56, 40, { fill: 0.8 }) },
  'gate-driver': {
    machineId: 'power-module',
    partIds: ['driver-board', 'signal-pins'],
    view: from(56, 34, { fill: 0.8 }),
  },
} as const

const ventilator = {
  'medical-turbine': {
    machineId: 'ventilator',
    partIds: ['turbine-housing', 'impeller', 'turbine-motor'],
    apart: 0.6,
    view: from(44, 18, { fill: 0.84 }),
  },
  'exhalation-valve': { machineId: 'ventilator', partIds: ['exhalation-valve'], view: from(50, 18, { fill: 0.66 }) },
  'oxygen-valve': { machineId: 'ventilator', partIds: ['oxygen-valve'], view: from(50, 18, { fill: 0.66 }) },
  'breathing-circuit': { machineId: 'ventilator', partIds: ['breathing-circuit'], view: from(62, 16, { fill: 0.84 }) },
} as const

const lidar = {
  'receive-lens': { machineId: 'solid-state-lidar', partIds: ['receive-lens'], view: from(58, 20, { fill: 0.7 }) },
  'laser-board': { machineId: 'solid-state-lidar', partIds: ['emitter-board'], view: from(58, 22, { fill: 0.72 }) },
  'photon-board': { machineId: 'solid-state-lidar', partIds: ['detector-board'], view: from(58, 22, { fill: 0.72 }) },
  'point-cloud-board': { machineId: 'solid-state-lidar', partIds: ['main-board'], view: from(58, 22, { fill: 0.74 }) },
} as const

const radio = {
  'power-amplifier': { machineId: 'radio-unit', partIds: ['power-amplifier'], view: from(122, 22, { fill: 0.72 }) },
  'cavity-filter': { machineId: 'radio-unit', partIds: ['filter'], view: from(58, 22) },
  'antenna-array': {
    machineId: 'radio-unit',
    partIds: ['antenna-array', 'reflector'],
    view: from(52, 16, { fill: 0.84 }),
  },
  'heat-sink': { machineId: 'radio-unit', partIds: ['heat-sink'], view: from(-48, 20, { fill: 0.84 }) },
} as const

const drone = {
  'plateau-drone': {
    machineId: 'inspection-drone',
    view: from(118, 30, { fill: 0.92, exposure: 0.9 }),
    colours: { 'paint-orange': 0x1d7a4d, 'paint-blue': 0xef6a12, white: 0x2f3a46 },
    labels: plateauDroneLabels,
  },
  'drone-propulsion': {
    machineId: 'inspection-drone',
    partIds: ['arm-front-right', 'motor-front-right', 'propeller-front-right'],
    apart: 0.35,
    view: from(62, 26, { fill: 0.86 }),
  },
  'gimbal-camera': { machineId: 'inspection-drone', partIds: ['gimbal-camera'], view: from(50, 10, { fill: 0.66 }) },
  'flight-battery': { machineId: 'inspection-drone', partIds: ['battery'], view: from(56, 26, { fill: 0.72 }) },
} as const

export const closeUps = {
  ...pump,
  ...valve,
  ...purifier,
  ...joint,
  ...battery,
  ...power,
  ...ventilator,
  ...lidar,
  ...radio,
  ...drone,
} as const satisfies Record<string, CloseUp>
export type CloseUpId = keyof typeof closeUps
