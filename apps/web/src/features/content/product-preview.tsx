import { productPreview } from '@portal/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Result, Skeleton } from 'antd'
import { call } from '../../lib/client.ts'
import { ProductPage } from './product-page.tsx'

/** An own product through the public page's renderer, with its newest revisions. */
export function ProductPreview({ productId }: { productId: string }) {
  const preview = useQuery({
    queryKey: ['product', 'preview', productId],
    queryFn: ({ signal }) => call(productPreview, { body: { productId } }, { signal, quiet: true }),
  })
  if (preview.isError) return <Result status="warning" title={preview.error.message} />
  if (preview.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  return <ProductPage product={preview.data} />
}
