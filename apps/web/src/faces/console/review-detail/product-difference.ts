/** Where a proposed product differs from the published one. */
import type { Picture } from '@portal/contract/file'
import type { ProductDetail } from '@portal/contract/product'
import type { ExhibitKind } from '@portal/contract/product-document'
import type { Difference } from '../../../features/difference/differences.ts'

export const factKeys = [
  'name',
  'model',
  'summary',
  'functions',
  'features',
  'scenario',
  'industry',
  'filing',
  'patents',
] as const
export type FactKey = (typeof factKeys)[number]
export const isFactKey = (key: string): key is FactKey => (factKeys as readonly string[]).includes(key)
export type ChangeKey = FactKey | ExhibitKind

type Field = 'english' | 'unit' | 'launchedOn' | 'parts' | 'cover' | 'order' | 'pictureAlt'
export interface ProductDifference extends Difference<ChangeKey, Field> {
  /** The picture that the words are about. */
  about?: Picture
}

/** Names a picture by where it stands, from 1. */
export type Place = (at: number) => string

/** Tells a place in words, of what is published or proposed. */
export type Told = readonly [of: ChangeKey, field: Field | null, read: (product: ProductDetail) => string | null]
