import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Data } from '@portal/contract/kit'
import { type NewsNeighbour, newsWorkbenchDetail } from '@portal/contract/news'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useDict } from '../../../features/dict/use-dict.ts'
import { ArticleView } from '../../../features/news/article-view.tsx'
import { newsWords } from '../../../features/news/news.messages.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatDay } from '../../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
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

function Article({ detail }: { detail: Detail }) {
  const t = useMessages(newsWords)
  const { items } = useDict('news_category')
  const category = items.find(({ value }) => value === detail.category)?.label ?? ''
  const { previous, next } = detail
  return (
    <div className={css.page}>
      <ArticleView article={detail} category={category}>
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
