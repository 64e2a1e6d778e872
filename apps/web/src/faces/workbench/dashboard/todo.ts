/** What waits for somebody of the enterprise, read from its products. */
import { DRAFT, REJECTED } from '@portal/contract/content'
import { productEditor, productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import type { OwnProduct } from '@portal/contract/product-own'
import { kindOfPiece, type ProductPiece } from '@portal/contract/product-piece'

export interface Todo {
  product: OwnProduct
  rejected: ProductKind[]
  drafts: ProductKind[]
  missing: ProductPiece[]
  /** Where it is mended. */
  to: string
}

/** The place of what is most urgent: facts before pictures, rejected before drafts before missing. */
function placeOf({ product, rejected, drafts, missing }: Omit<Todo, 'to'>): string {
  const [first] = [...rejected, ...drafts, ...missing.map(kindOfPiece)]
  return productEditor(first ?? 'basics', product.id)
}

const urgency = ({ rejected, drafts }: Todo): number => (rejected.length > 0 ? 2 : drafts.length > 0 ? 1 : 0)

/** One entry per product that needs something; the rejected first, then drafts, then what is missing. */
export function todosOf(products: readonly OwnProduct[]): Todo[] {
  return products
    .filter((product) => product.can.edit)
    .map((product) => {
      const found = {
        product,
        rejected: productKinds.filter((kind) => product.statuses[kind] === REJECTED),
        drafts: productKinds.filter((kind) => product.statuses[kind] === DRAFT),
        missing: product.missing,
      }
      return { ...found, to: placeOf(found) }
    })
    .filter(({ rejected, drafts, missing }) => rejected.length + drafts.length + missing.length > 0)
    .toSorted((one, other) => urgency(other) - urgency(one))
}
