import type { NewsCard } from '@portal/contract/news'
import { formatDay } from '../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Highlight } from '../../ui/highlight.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './article-card.module.css'
import { newsMessages } from './news.messages.ts'

interface Props {
  article: NewsCard
  /** The name of its category. */
  category: string
  /** Address of the whole article. */
  to: string
  /** The terms that were looked for, to be marked. */
  terms?: readonly string[]
  heading?: 'h2' | 'h3'
}

/** An article in a list: its title is the link, the whole card follows it. */
export function ArticleCard({ article, category, to, terms = [], heading: Heading = 'h2' }: Props) {
  const language = useLanguage()
  const t = useMessages(newsMessages)
  const { cover, pinned, publishedAt, source } = article
  return (
    <article className={css['card']}>
      {cover && (
        <div className={css['cover']}>
          <Picture picture={cover} sizes="(max-width: 575px) 100vw, 220px" alt="" />
        </div>
      )}
      <div className={css['terms']}>
        <Heading className={css['title']}>
          <Link to={to}>
            <Highlight text={preferEnglish(language, article.title, article.titleEn)} terms={terms} />
          </Link>
        </Heading>
        <p className={css['summary']}>
          <Highlight text={preferEnglish(language, article.summary, article.summaryEn)} terms={terms} />
        </p>
        <p className={css['facts']}>
          {pinned && <Tag tone="warn">{t.pinned}</Tag>}
          {category !== '' && <Tag tone="brand">{category}</Tag>}
          <time dateTime={publishedAt}>{formatDay(language, publishedAt)}</time>
          {source !== '' && <span>{source}</span>}
        </p>
      </div>
    </article>
  )
}
