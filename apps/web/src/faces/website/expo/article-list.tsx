import { Picture } from '../../../ui/picture.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import css from './article-list.module.css'
import { articleAddress, type ArticleView } from './expo-view.ts'

/** Articles under each other: cover, title, first words, day. */
export function ArticleList({
  articles,
  headingLevel = 3,
}: {
  articles: readonly ArticleView[]
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className={css['articles']}>
      {articles.map(({ id, title, summary, day, source, cover }) => (
        <li key={id}>
          {cover && (
            <div className={css['cover']}>
              <Picture picture={cover} sizes="(max-width: 639px) 112px, 200px" alt="" />
            </div>
          )}
          <div>
            <Heading>
              <SiteLink to={articleAddress(id)}>{title}</SiteLink>
            </Heading>
            {summary !== '' && <p className={css['summary']}>{summary}</p>}
            <p className={css['day']}>
              {day}
              {source !== '' && <span>{source}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
