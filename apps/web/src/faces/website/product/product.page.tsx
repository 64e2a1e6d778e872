import { useLoaderData } from 'react-router'
import { ProductView } from '../../../features/product/product-view.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold, onFirstMove } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import type { ProductPageData } from './product.data.ts'
import { productPageMessages } from './product.messages.ts'
import css from './product.module.css'

const ProductTakenAlong = lazyPart(onFirstMove(() => import('./product-taken-along.tsx')))
const ProductFollowUp = lazyPart(onFirstMove(() => import('./product-follow-up.tsx')))

const button = `${page['button']} ${page['small']}`

export default function ProductPage() {
  const { head, product, industry, enterprise, price } = useLoaderData<ProductPageData>()
  const t = useMessages(productPageMessages)
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
        <ProductFollowUp />
      </BelowTheFold>
    </div>
  )
}
