import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Data } from '@portal/contract/kit'
import { type NewsNeighbour, newsWorkbenchDetail } from '@portal/contract/news'
import { productChosen } from '@portal/contract/product'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useDict } from '../../../features/dict/use-dict.ts'
import { ArticleProducts } from '../../../features/news/article-products.tsx'
import { ArticleView } from '../../../features/news/article-view.tsx'
import { newsWords } from '../../../features/news/news.messages.ts'
import { productCardView } from '../../../features/product/product-card.view.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatDay } from '../../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { LinksOpenBeside } from '../../../ui/site-link.tsx'
import css from './news-detail.module.css'
import { words } from './news-detail.messages.ts'

type Detail = Data<typeof newsWorkbenchDetail>

const addressOf = (id: string): string => `/workbench/news/detail?id=${id}`

function Neighbour({ article, label, next }: { article: NewsNeighbour | null; label: string; next?: boolean }) {
  const language = useLanguage()
  if (!article) return null
  return (
    <Link to={addressOf(article.id)} className={next ? css.next : undefined}>
      <small>{label}</small>
      {preferEnglish(language, article.title, article.titleEn)}
    </Link>
  )
}

function Related({ articles }: { articles: Detail['related'] }) {
  const t = useMessages(newsWords)
  const language = useLanguage()
  if (articles.length === 0) return null
  return (
    <section className={css.related} aria-labelledby="related">
      <h2 id="related">{t.related}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <Link to={addressOf(article.id)}>{preferEnglish(language, article.title, article.titleEn)}</Link>
            <time dateTime={article.publishedAt}>{formatDay(language, article.publishedAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

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

function Article({ detail }: { detail: Detail }) {
  const t = useMessages(newsWords)
  const { items } = useDict('news_category')
  const category = items.find(({ value }) => value === detail.category)?.label ?? ''
  const { previous, next } = detail
  return (
    <div className={css.page}>
      <ArticleView article={detail} category={category}>
        <Products ids={detail.products} />
        {(previous ?? next) && (
          <nav className={css.neighbours} aria-label={t.neighbours}>
            <Neighbour article={previous} label={t.previous} />
            <Neighbour article={next} label={t.next} next />
          </nav>
        )}
      </ArticleView>
      <Related articles={detail.related} />
    </div>
  )
}

/** One article, for enterprises. */
export default function NewsDetailPage() {
  const t = useMessages(words)
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const detail = useQuery(endpointQuery(newsWorkbenchDetail, { query: { id } }))
  return (
    <>
      <Link to="/workbench/news" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={detail}>{(article) => <Article key={article.id} detail={article} />}</QueryState>
    </>
  )
}
