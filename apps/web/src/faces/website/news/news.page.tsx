import { useLoaderData } from 'react-router'
import { ArticleNeighbours, RelatedArticles } from '../../../features/news/article-around.tsx'
import { ArticleView } from '../../../features/news/article-view.tsx'
import { newsAddress } from '../../../features/news/news-address.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import { inSiteLanguage, SiteLink } from '../../../ui/site-link.tsx'
import type { NewsPageData } from './news.data.ts'
import { newsPageMessages } from './news.messages.ts'
import css from './news.module.css'

const TrackingPixel = lazyPart(() => import('../tracking-pixel.tsx'))
const ArticleProducts = lazyPart(async () => ({
  default: (await import('../../../features/news/article-products.tsx')).ArticleProducts,
}))

/** One article at reading width, and what stands beside it in time and matter. */
export default function NewsPage() {
  const { head, article, around, products } = useLoaderData<NewsPageData>()
  const t = useMessages(newsPageMessages)
  const language = useLanguage()
  const addressOf = (id: string): string => inSiteLanguage(newsAddress(id), language)
  const section = article.categoryName
  return (
    <div className={page['container']}>
      <Breadcrumb
        crumbs={[
          { name: t.home, to: '/website/home' },
          { name: t.news, to: '/website/news' },
          ...(section === '' ? [] : [{ name: section, to: `/website/news?category=${article.category}` }]),
          { name: head.title },
        ]}
      />
      <div className={css['page']}>
        <ArticleView article={article} category={section}>
          {products.length > 0 && (
            <BelowTheFold>
              <ArticleProducts products={products} />
            </BelowTheFold>
          )}
          <ArticleNeighbours previous={around.previous} next={around.next} addressOf={addressOf} />
          <BelowTheFold>
            <TrackingPixel subject="news" id={article.id} />
          </BelowTheFold>
          <p className={css['complain']}>
            <SiteLink to={`/website/complaint/new?type=news&id=${article.id}`} rel="nofollow">
              {t.complain}
            </SiteLink>
          </p>
        </ArticleView>
        <aside className={css['aside']}>
          <RelatedArticles articles={around.related} addressOf={addressOf} />
          <SiteLink className={page['more']} to="/website/news">
            {t.all}
            <Icon name="arrow" size={16} />
          </SiteLink>
        </aside>
      </div>
    </div>
  )
}
