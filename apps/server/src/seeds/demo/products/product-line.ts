/** How the demonstration writes a product down. */
import type { ProductBasics } from '@portal/contract/product-document'
import type { CloseUpId } from '../../../../../../demo/close-ups.ts'
import type { PatentLine } from '../patents/patent-line.ts'
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
  /** Null: it is a part, or a service, and shows a close-up. */
  machine: MachineId | null
  /** The picture that it has for itself, instead of the machine's. */
  closeUp?: CloseUpId
  /** How many of the machine's patents it rests on, from the first; or its own ones. */
  patents: number | PatentLine[]
  /** A variant shows the machine's picture, not its parts. */
  isVariant?: true
  /** What becomes of it: on the website, waiting for an operator, or a draft. */
  fate: 'published' | 'submitted' | 'draft'
  basics: Omit<ProductBasics, 'patents'>
}
