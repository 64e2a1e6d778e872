import { ArrowLeftOutlined } from '@ant-design/icons'
import { newsWorkbenchDetail } from '@portal/contract/news'
import { productChosen } from '@portal/contract/product'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ArticleNeighbours, RelatedArticles } from '../../../features/news/article-around.tsx'
import { ArticleProducts } from '../../../features/news/article-products.tsx'
import { ArticleView } from '../../../features/news/article-view.tsx'
import { productCardView } from '../../../features/product/product-card.view.ts'
import { NotThere, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { LinksOpenBeside } from '../../../ui/site-link.tsx'
import css from './news-detail.module.css'
import { messages } from './news-detail.messages.ts'

const addressOf = (id: string): string => `/workbench/news/detail?id=${id}`

/** Products stand on the website: they open beside the workbench. */
function Products({ ids }: { ids: string[] }) {
  const language = useLanguage()
  const found = useQuery({
    ...endpointQuery(productChosen, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
  })
  return (
    <LinksOpenBeside value={true}>
      <ArticleProducts products={(found.data ?? []).map((card) => productCardView(card, language))} />
    </LinksOpenBeside>
  )
}

function Article({ id }: { id: string }) {
  const detail = useQuery(endpointQuery(newsWorkbenchDetail, { query: { id } }))
  return (
    <QueryState query={detail}>
      {(article) => (
        <div className={css.page} key={article.id}>
          <ArticleView article={article} category={article.categoryName}>
            <Products ids={article.products} />
            <ArticleNeighbours previous={article.previous} next={article.next} addressOf={addressOf} />
          </ArticleView>
          <RelatedArticles articles={article.related} addressOf={addressOf} />
        </div>
      )}
    </QueryState>
  )
}

/** One article, for enterprises. */
export default function NewsDetailPage() {
  const t = useMessages(messages)
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  return (
    <>
      <Link to="/workbench/news" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      {/^\d+$/.test(id) ? <Article id={id} /> : <NotThere />}
    </>
  )
}
