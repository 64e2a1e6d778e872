import { lazy } from 'react'
import { useLoaderData } from 'react-router'
import { ProductView } from '../../../features/product/product-view.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import type { ProductPageData } from './product.data.ts'
import { productPageWords } from './product.messages.ts'
import css from './product.module.css'

const RelatedProducts = lazy(() => import('./related-products.tsx'))
const ComplaintSection = lazy(() => import('../complaint-form/complaint-section.tsx'))

export default function ProductPage() {
  const { head, product, industry, enterprise, related, stamp } = useLoaderData<ProductPageData>()
  const t = useMessages(productPageWords)
  return (
    <div className={page['container']}>
      <Breadcrumb
        crumbs={[
          { name: t.home, to: '/website/home' },
          { name: t.products, to: '/website/product' },
          { name: industry, to: `/website/product?industry=${product.industry}` },
          { name: head.title },
        ]}
      />
      <ProductView
        key={product.id}
        product={product}
        industry={industry}
        enterprise={enterprise}
        actions={
          <button
            type="button"
            className={`${page['button']} ${page['small']} ${css['print']}`}
            onClick={() => window.print()}
          >
            <Icon name="print" size={18} />
            {t.print}
          </button>
        }
      />
      <BelowTheFold>
        {related.length > 0 && <RelatedProducts products={related} />}
        <ComplaintSection key={product.id} subject={{ type: 'product', id: product.id }} stamp={stamp} />
      </BelowTheFold>
      {head.origin !== '' && (
        <p className={css['address']}>
          {t.address}: {head.origin + head.address}
        </p>
      )}
    </div>
  )
}
