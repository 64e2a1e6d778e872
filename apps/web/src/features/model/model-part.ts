/** A part as the 3D viewer and what surrounds it need it. */
import type { ModelPart } from '../../heavy/model-viewer/model-viewer.ts'

export interface PatentOfPart {
  patentId: string
  claim: string
  /** The sentence of what it protects here, as the enterprise states it. */
  feature: string
}

export interface ProductModelPart extends ModelPart {
  name: string
  nameEn: string
  material: string
  materialEn: string
  core: boolean
  patents: readonly PatentOfPart[]
}
