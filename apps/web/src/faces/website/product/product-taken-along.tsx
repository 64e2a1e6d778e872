import { useLoaderData } from 'react-router'
import type { ProductPageData } from './product.data.ts'
import ProductShare from './product-share.tsx'
import ProductSheet from './product-sheet.tsx'

/** What a visitor takes along of a product: its sheet of paper and the panel to share it. One part, as they come together. */
export default function ProductTakenAlong() {
  const { head, product, enterprise, price, qr } = useLoaderData<ProductPageData>()
  return (
    <>
      <ProductSheet
        product={product}
        enterprise={enterprise}
        price={price}
        address={head.origin + head.address}
        qr={qr}
      />
      <ProductShare
        id="share"
        productId={product.id}
        name={head.title}
        origin={head.origin}
        address={head.address}
        qr={qr}
      />
    </>
  )
}
