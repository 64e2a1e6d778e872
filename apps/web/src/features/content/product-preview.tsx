import type { ProductDetail } from '@portal/contract/product'
import type { ProductKind } from '@portal/contract/product-document'
import { productPreview } from '@portal/contract/product-own'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../shell/page-state.tsx'
import { endpointQuery } from '../shell/query-client.ts'
import { ProductPage } from './product-page.tsx'

interface Props {
  /** With kind and revision, an older revision of one content kind. */
  of: { productId: string; kind?: ProductKind; revision?: number }
  /** Draws a part of the product instead of its page. */
  part?: (product: ProductDetail) => ReactNode
}

/** An own product through the public page's renderer, with its newest revisions. */
export function ProductPreview({ of, part = (product) => <ProductPage product={product} /> }: Props) {
  const preview = useQuery(endpointQuery(productPreview, { body: of }))
  return <QueryState query={preview}>{part}</QueryState>
}
