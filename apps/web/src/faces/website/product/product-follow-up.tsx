import { useLoaderData } from 'react-router'
import InquirySection from '../../../features/inquiry/inquiry-section.tsx'
import ComplaintSection from '../complaint-form/complaint-section.tsx'
import TrackingPixel from '../tracking-pixel.tsx'
import type { ProductPageData } from './product.data.ts'
import RelatedProducts from './related-products.tsx'

/** What follows a product: the form to ask its maker, similar ones, where to complain. One part, as they come together. */
export default function ProductFollowUp() {
  const { product, enterprise, related, entrance } = useLoaderData<ProductPageData>()
  const subject = { type: 'product', id: product.id } as const
  return (
    <>
      <TrackingPixel subject="product" id={product.id} />
      <InquirySection target={subject} enterprise={enterprise.name} entrance={entrance} />
      {related.length > 0 && <RelatedProducts products={related} />}
      <ComplaintSection key={product.id} subject={subject} stamp={entrance.stamp} />
    </>
  )
}
