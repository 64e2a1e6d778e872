import { productPreview } from '@portal/contract/product-own'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../shell/page-state.tsx'
import { endpointQuery } from '../shell/query-client.ts'
import { ProductPage } from './product-page.tsx'

/** An own product through the public page's renderer, with its newest revisions. */
export function ProductPreview({ productId }: { productId: string }) {
  const preview = useQuery(endpointQuery(productPreview, { body: { productId } }))
  return <QueryState query={preview}>{(product) => <ProductPage product={product} />}</QueryState>
}
