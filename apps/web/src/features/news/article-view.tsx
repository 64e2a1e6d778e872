import type { NewsDetail } from '@portal/contract/news'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { originalLang, preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { OriginalNote } from '../../ui/original-note.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ArticleText } from './article-text.tsx'
import css from './article-view.module.css'
import { newsMessages } from './news.messages.ts'

type Shown = Pick<
  NewsDetail,
  | 'title'
  | 'titleEn'
  | 'body'
  | 'bodyEn'
  | 'source'
  | 'author'
  | 'tags'
  | 'pinned'
  | 'cover'
  | 'publishedAt'
  | 'updatedAt'
>

interface Props {
  article: Shown
  /** The name of its category. */
  category: string
  heading?: 'h1' | 'h2'
  /** Below the text. */
  children?: ReactNode
}

/** Later than its publication by more than a minute: it was published anew. */
const wasUpdated = ({ publishedAt, updatedAt }: Shown): boolean =>
  new Date(updatedAt).getTime() - new Date(publishedAt).getTime() > 60_000

/** Who wrote it, or where it comes from: a name in its own language in the words of the page. */
function Named({ word, name }: { word: string; name: string }) {
  const language = useLanguage()
  return (
    <span>
      {word}
      <span lang={originalLang(language, '')}>{name}</span>
    </span>
  )
}

/** Title, facts, cover, text and tags: an article as readers see it. What has no English side shows its Chinese one. */
export function ArticleView({ article, category, heading: Heading = 'h1', children }: Props) {
  const language = useLanguage()
  const t = useMessages(newsMessages)
  const { source, author, tags, cover } = article
  const original = originalLang(language, article.bodyEn)
  return (
    <article className={css['article']}>
      <Heading className={css['title']} lang={originalLang(language, article.titleEn)}>
        {preferEnglish(language, article.title, article.titleEn)}
      </Heading>
      <p className={css['facts']}>
        {category !== '' && <Tag tone="brand">{category}</Tag>}
        {article.pinned && <Tag tone="warn">{t.pinned}</Tag>}
        <time dateTime={article.publishedAt}>{formatInstant(article.publishedAt)}</time>
        {source !== '' && <Named word={t.source} name={source} />}
        {author !== '' && <Named word={t.author} name={author} />}
        {wasUpdated(article) && <span>{t.updated(formatInstant(article.updatedAt))}</span>}
      </p>
      <OriginalNote
        texts={[
          [article.title, article.titleEn],
          ['body', article.bodyEn],
        ]}
      />
      {cover && (
        <div className={css['cover']}>
          <Picture picture={cover} sizes="(max-width: 800px) 100vw, 760px" alt="" first />
        </div>
      )}
      <ArticleText html={preferEnglish(language, article.body, article.bodyEn)} lang={original} />
      {tags.length > 0 && (
        <ul className={css['tags']} aria-label={t.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  )
}
