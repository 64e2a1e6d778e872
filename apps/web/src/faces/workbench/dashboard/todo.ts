/** What waits for somebody of the enterprise, product by product, in the order of the server. */
import { DRAFT, REJECTED } from '@portal/contract/content'
import { productEditor, productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import { kindOfPiece, type ProductPiece } from '@portal/contract/product-piece'
import type { ProductTodos } from '@portal/contract/product-todo'

type Waiting = ProductTodos['list'][number]

export interface Todo {
  product: Waiting
  rejected: ProductKind[]
  drafts: ProductKind[]
  missing: ProductPiece[]
  /** Where it is mended. */
  to: string
}

/** The place of what is most urgent: what ends, facts before pictures, rejected before drafts before missing. */
function placeOf({ product, rejected, drafts, missing }: Omit<Todo, 'to'>): string {
  const ending: ProductKind[] = product.endsOn === null ? [] : ['certificate']
  const [first] = [...ending, ...rejected, ...drafts, ...missing.map(kindOfPiece)]
  return productEditor(first ?? 'basics', product.id)
}

/** What a product needs, and where that is done. */
export function todoOf(product: Waiting): Todo {
  const found = {
    product,
    rejected: productKinds.filter((kind) => product.statuses[kind] === REJECTED),
    drafts: productKinds.filter((kind) => product.statuses[kind] === DRAFT),
    missing: product.missing,
  }
  return { ...found, to: placeOf(found) }
}
