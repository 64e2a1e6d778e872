import { industries } from '@portal/contract/industry'
import type { ProductDetail } from '@portal/contract/product'
import { useLanguage } from '../../lib/i18n/language.ts'
import { LinksOpenBeside } from '../../ui/site-link.tsx'
import { enterpriseCardView } from '../enterprise/enterprise-card.view.ts'
import { ProductView } from '../product/product-view.tsx'

/** A product through the public page's own renderer, inside a page of the workbench or the console. */
export function ProductPage({ product }: { product: ProductDetail }) {
  const language = useLanguage()
  return (
    <LinksOpenBeside value={true}>
      <ProductView
        product={product}
        industry={industries[product.industry][language]}
        enterprise={enterpriseCardView(product.enterprise, language)}
        headingLevel={2}
      />
    </LinksOpenBeside>
  )
}
