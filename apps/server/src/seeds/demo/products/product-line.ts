/** How the demonstration writes a product down. */
import type { ProductBasics } from '@portal/contract/product-document'
import type { EnterpriseKey } from '../people.ts'

/** A machine of demo/machines that a product is pictured by. */
export type MachineId =
  | 'pump'
  | 'control-valve'
  | 'water-purifier'
  | 'inspection-drone'
  | 'solid-state-lidar'
  | 'radio-unit'
  | 'harmonic-reducer'
  | 'ventilator'
  | 'power-module'
  | 'battery-module'

export interface ProductLine {
  owner: EnterpriseKey
  machine: MachineId
  /** How many of the machine's patents it rests on, from the first. */
  patents: number
  /** A variant shows the machine's picture, not its parts. */
  isVariant?: true
  /** What becomes of it: on the website, waiting for an operator, or a draft. */
  fate: 'published' | 'submitted' | 'draft'
  basics: Omit<ProductBasics, 'patents'>
}
