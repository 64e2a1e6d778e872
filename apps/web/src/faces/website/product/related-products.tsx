import { ProductCard } from '../../../features/product/product-card.tsx'
import type { ProductCardView } from '../../../features/product/product-card.view.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import { relatedMessages } from './related-products.messages.ts'
import css from './product.module.css'

/** Products of the same enterprise or industry. */
export default function RelatedProducts({ products }: { products: readonly ProductCardView[] }) {
  const t = useMessages(relatedMessages)
  return (
    <Section className={`${page['section']} ${css['related']}`} id="related" title={t.related}>
      <div className={page['cards']}>
        {products.map((card) => (
          <ProductCard key={card.id} product={card} />
        ))}
      </div>
    </Section>
  )
}
