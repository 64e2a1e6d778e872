import type { ArticleLinkView } from '../../../features/news/article-link.view.ts'
import { newsAddress } from '../../../features/news/news-address.ts'
import { formatDay } from '../../../lib/format.ts'
import { originalLang, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Highlight } from '../../../ui/highlight.tsx'
import linkCard from '../../../ui/link-card.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import css from './article-tile.module.css'
import { newsListMessages } from './news-list.messages.ts'

interface Props {
  article: ArticleLinkView
  /** Words that were looked for. */
  terms: readonly string[]
  /** Opens the page, with its picture beside its words. */
  lead?: boolean
  /** Stands where it is seen without scrolling. */
  first?: boolean
  /** 3 where the list stands in a section of a page. */
  headingLevel?: 2 | 3
}

const LEAD_SIZES = '(max-width: 639px) calc(100vw - 32px), min(44vw, 564px)'
const TILE_SIZES = '(max-width: 639px) 34vw, (max-width: 1023px) 45vw, 400px'

/** Width over height from which a picture is cut to a narrow place; others stand in it whole. */
const WIDE = 1.5

/** An article in the list: its title is the link, the whole tile follows it. */
export function ArticleTile({ article, terms, lead = false, first = false, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const
  const t = useMessages(newsListMessages)
  const language = useLanguage()
  const { cover, publishedAt, original } = article
  const lang = original ? 'zh-CN' : undefined
  return (
    <article className={`${linkCard['card']} ${css['tile']} ${lead ? css['lead'] : ''}`} data-lead={lead || undefined}>
      <div className={css['cover']} data-wide={(cover && cover.width > WIDE * cover.height) || undefined}>
        {cover && <Picture picture={cover} sizes={lead ? LEAD_SIZES : TILE_SIZES} alt="" first={first} />}
      </div>
      <div className={css['terms']}>
        <p className={css['facts']}>
          {article.pinned && <Tag tone="warn">{t.pinned}</Tag>}
          {article.category !== '' && <Tag tone="brand">{article.category}</Tag>}
          {original && <Tag>{t.inChinese}</Tag>}
        </p>
        <Heading lang={lang}>
          <SiteLink to={newsAddress(article.id)}>
            <Highlight text={article.title} terms={terms} />
          </SiteLink>
        </Heading>
        <p className={css['summary']} lang={lang}>
          <Highlight text={article.summary} terms={terms} />
        </p>
        <p className={css['dated']}>
          <time dateTime={publishedAt}>{formatDay(language, publishedAt)}</time>
          {article.source !== '' && <span lang={originalLang(language, '')}>{article.source}</span>}
        </p>
      </div>
    </article>
  )
}
