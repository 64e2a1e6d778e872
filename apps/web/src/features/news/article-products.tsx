import { useMessages } from '../../lib/i18n/language.ts'
import { ProductCard } from '../product/product-card.tsx'
import type { ProductCardView } from '../product/product-card.view.ts'
import css from './article-view.module.css'
import { newsMessages } from './news.messages.ts'

/** The products that an article is about, below its text. */
export function ArticleProducts({ products }: { products: readonly ProductCardView[] }) {
  const t = useMessages(newsMessages)
  if (products.length === 0) return null
  return (
    <section className={css['products']} aria-labelledby="article-products">
      <h2 id="article-products">{t.products}</h2>
      <div>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  )
}
