/** What the public page of an enterprise shows, in the language of the page. */
import type { EnterpriseDetail } from '@portal/contract/enterprise'
import type { ProductPage } from '@portal/contract/product'
import type { ProductCardView } from '../product/product-card.view.ts'
import type { PavilionSection } from './shown-sections.ts'

export interface ShownEnterprise {
  enterprise: EnterpriseDetail
  name: string
  region: string
  industry: string
  /** Those that are drawn, in their order; `total` counts all. */
  products: readonly ProductCardView[]
  total: number
  types: ProductPage['facets']['type']
  sections: readonly PavilionSection[]
}
