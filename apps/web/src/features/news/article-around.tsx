import type { NewsCard, NewsDetail, NewsNeighbour } from '@portal/contract/news'
import { formatDay } from '../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import css from './article-around.module.css'
import { newsMessages } from './news.messages.ts'

interface WithAddress {
  /** Address of an article on the face that is shown. */
  addressOf(id: string): string
}

interface NeighbourProps extends WithAddress {
  article: NewsNeighbour
  label: string
  rel: 'prev' | 'next'
}

/** A title in the language of the page; one without an English side says that it is Chinese. */
function useTitle(): (article: NewsNeighbour) => { title: string; lang: string | undefined } {
  const language = useLanguage()
  return ({ title, titleEn }) => ({
    title: preferEnglish(language, title, titleEn),
    lang: language === 'en' && titleEn === '' ? 'zh-CN' : undefined,
  })
}

function Neighbour({ article, label, rel, addressOf }: NeighbourProps) {
  const { title, lang } = useTitle()(article)
  return (
    <Link to={addressOf(article.id)} rel={rel} className={rel === 'next' ? css['next'] : undefined}>
      <small>{label}</small>
      <span lang={lang}>{title}</span>
    </Link>
  )
}

/** The articles published before and after. */
export function ArticleNeighbours({ previous, next, addressOf }: Pick<NewsDetail, 'previous' | 'next'> & WithAddress) {
  const t = useMessages(newsMessages)
  if (!previous && !next) return null
  return (
    <nav className={css['neighbours']} aria-label={t.neighbours}>
      {previous && <Neighbour article={previous} label={t.previous} rel="prev" addressOf={addressOf} />}
      {next && <Neighbour article={next} label={t.next} rel="next" addressOf={addressOf} />}
    </nav>
  )
}

type Related = Pick<NewsCard, 'id' | 'title' | 'titleEn' | 'publishedAt'>

/** What else there is to read on the matter. */
export function RelatedArticles({ articles, addressOf }: { articles: readonly Related[] } & WithAddress) {
  const t = useMessages(newsMessages)
  const language = useLanguage()
  const titleOf = useTitle()
  if (articles.length === 0) return null
  return (
    <section className={css['related']} aria-labelledby="related-articles">
      <h2 id="related-articles">{t.related}</h2>
      <ul>
        {articles.map((article) => {
          const { title, lang } = titleOf(article)
          return (
            <li key={article.id}>
              <Link to={addressOf(article.id)} lang={lang}>
                {title}
              </Link>
              <time dateTime={article.publishedAt}>{formatDay(language, article.publishedAt)}</time>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
