import type { ProductKind } from '@portal/contract/product-document'
import { productPreview } from '@portal/contract/product-own'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../shell/page-state.tsx'
import { endpointQuery } from '../shell/query-client.ts'
import { ProductPage } from './product-page.tsx'

interface Props {
  productId: string
  /** With these, an older revision of one content kind. */
  kind?: ProductKind
  revision?: number
}

/** An own product through the public page's renderer, with its newest revisions. */
export function ProductPreview(body: Props) {
  const preview = useQuery(endpointQuery(productPreview, { body }))
  return <QueryState query={preview}>{(product) => <ProductPage product={product} />}</QueryState>
}
