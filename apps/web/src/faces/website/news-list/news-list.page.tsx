import { useLoaderData } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import page from '../../../ui/page.module.css'
import { Pagination } from '../../../ui/pagination.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { NothingFound } from '../list/nothing-found.tsx'
import { SearchForm } from '../list/search-form.tsx'
import { ArticleTile } from './article-tile.tsx'
import type { NewsListData } from './news-list.data.ts'
import { newsListMessages } from './news-list.messages.ts'
import css from './news-list.module.css'

const PATH = '/website/news'

/** The categories as links, each with how many articles it holds under the words that were looked for. */
function Categories({ categories, category }: Pick<NewsListData, 'categories' | 'category'>) {
  const t = useMessages(newsListMessages)
  const addressOf = useListAddress()
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t.categories} className={css['tabs']}>
      {[{ value: '', name: t.all, count: all }, ...categories].map(({ value, name, count }) => (
        <SiteLink
          key={value}
          to={addressOf({ category: value === '' ? null : value })}
          aria-current={value === category ? 'page' : undefined}
        >
          {name}
          <span>{formatNumber(count)}</span>
        </SiteLink>
      ))}
    </nav>
  )
}

/** News of the platform: the first of a page opens it, the others follow. */
export default function NewsListPage() {
  const data = useLoaderData<NewsListData>()
  const t = useMessages(newsListMessages)
  const addressOf = useListAddress()
  const { list, keywords, category, terms } = data
  return (
    <div className={page['container']}>
      <header className={css['head']}>
        <div>
          <h1>{keywords === '' ? t.title : t.found(keywords)}</h1>
          <p>{t.lead}</p>
        </div>
        <SearchForm path={PATH} keywords={keywords} words={t} />
      </header>
      <div className={css['bar']}>
        <Categories categories={data.categories} category={category} />
        <p>
          <span role="status">{t.count(formatNumber(data.total))}</span>
          <a href={data.head.feed} type="application/rss+xml">
            {t.feed}
          </a>
        </p>
      </div>
      {list.length === 0 ? (
        <NothingFound path={PATH} filtered={keywords !== '' || category !== ''} words={t} />
      ) : (
        <>
          <div className={css['list']}>
            {list.map((article, index) => (
              <ArticleTile
                key={article.id}
                article={article}
                terms={terms}
                lead={keywords === '' && index === 0}
                first={index === 0}
              />
            ))}
          </div>
          <Pagination
            current={data.page}
            last={data.last}
            addressOf={(number) => addressOf({ pageNum: number === 1 ? null : String(number) })}
          />
        </>
      )}
    </div>
  )
}
