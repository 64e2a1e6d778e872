import type { ProductDetail } from '@portal/contract/product'
import type { ProductAdminDetail, ProductRow } from '@portal/contract/product-admin'
import { productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import { contentState, type KindState } from '../content/index.ts'
import { isTakenDown } from './product-admin.policy.ts'
import { type OwnListRow, ownProduct, type Pictures } from './product.view.ts'

export type AdminListRow = Omit<OwnListRow, 'updated_at'> & {
  updated_at: string | Date
  organisation_id: string
  enterprise_name: string
}

/** A product for the console's list. */
export function productRow(row: AdminListRow, pictures: Pictures): ProductRow {
  const own = { ...row, updated_at: new Date(row.updated_at).toISOString() }
  const { can: _can, missing: _missing, ...shown } = ownProduct(own, pictures, { edit: false })
  return { ...shown, enterprise: { id: row.organisation_id, name: row.enterprise_name } }
}

/** A product whole, for operators. */
export const productAdminDetail = (
  row: ProductRow,
  states: Record<ProductKind, KindState>,
  rest: { page: ProductDetail | null; can: ProductAdminDetail['can'] },
): ProductAdminDetail => ({
  ...row,
  kinds: productKinds.map((kind) => ({
    kind,
    ...contentState(states[kind]),
    takenDown: isTakenDown(states[kind]),
  })),
  ...rest,
})
