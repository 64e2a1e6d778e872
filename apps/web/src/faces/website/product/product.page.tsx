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
const VisitPoint = lazy(() => import('../visit-point.tsx'))
const ProductTakenAlong = lazy(() => import('./product-taken-along.tsx'))
const InquirySection = lazy(() => import('../../../features/inquiry/inquiry-section.tsx'))
const ComplaintSection = lazy(() => import('../complaint-form/complaint-section.tsx'))

const button = `${page['button']} ${page['small']}`

export default function ProductPage() {
  const { head, product, industry, enterprise, related, price, entrance } = useLoaderData<ProductPageData>()
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
      <div className={css['paper']}>
        <ProductView
          key={product.id}
          product={product}
          industry={industry}
          enterprise={enterprise}
          price={price}
          actions={
            <>
              <a className={`${button} ${page['primary']}`} href="#inquiry">
                {t.ask}
              </a>
              <button type="button" className={`${button} ${css['print']}`} onClick={() => window.print()}>
                <Icon name="print" size={18} />
                {t.print}
              </button>
              <button type="button" className={button} popoverTarget="share">
                {t.share}
              </button>
            </>
          }
        />
      </div>
      <BelowTheFold>
        <ProductTakenAlong />
      </BelowTheFold>
      <BelowTheFold>
        <VisitPoint subject="product" id={product.id} />
        <InquirySection target={{ type: 'product', id: product.id }} enterprise={enterprise.name} entrance={entrance} />
        {related.length > 0 && <RelatedProducts products={related} />}
        <ComplaintSection key={product.id} subject={{ type: 'product', id: product.id }} stamp={entrance.stamp} />
      </BelowTheFold>
    </div>
  )
}
