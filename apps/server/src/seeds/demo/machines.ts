/** The parts lists of the machines, as their models name them. */
import { batteryModuleParts } from '../../../../../demo/machines/battery-module.parts.ts'
import { controlValveParts } from '../../../../../demo/machines/control-valve.parts.ts'
import { harmonicReducerParts } from '../../../../../demo/machines/harmonic-reducer.parts.ts'
import { inspectionDroneParts } from '../../../../../demo/machines/inspection-drone.parts.ts'
import { powerModuleParts } from '../../../../../demo/machines/power-module.parts.ts'
import { pumpParts } from '../../../../../demo/machines/pump.parts.ts'
import { radioUnitParts } from '../../../../../demo/machines/radio-unit.parts.ts'
import { solidStateLidarParts } from '../../../../../demo/machines/solid-state-lidar.parts.ts'
import { ventilatorParts } from '../../../../../demo/machines/ventilator.parts.ts'
import { waterPurifierParts } from '../../../../../demo/machines/water-purifier.parts.ts'
import type { MachineId } from './products/product-line.ts'

interface Part {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly material: { readonly zh: string; readonly en: string }
  readonly core: boolean
  readonly parentId?: string
}

export const machines: Record<MachineId, readonly Part[]> = {
  pump: pumpParts,
  'control-valve': controlValveParts,
  'water-purifier': waterPurifierParts,
  'inspection-drone': inspectionDroneParts,
  'solid-state-lidar': solidStateLidarParts,
  'radio-unit': radioUnitParts,
  'harmonic-reducer': harmonicReducerParts,
  ventilator: ventilatorParts,
  'power-module': powerModuleParts,
  'battery-module': batteryModuleParts,
}
