/** Published articles under the category, words and page of the address. */
import { newsPage, NewsQuery } from '@portal/contract/news'
import { type ArticleLinkView, articleLinkView } from '../../../features/news/article-link.view.ts'
import { inSiteLanguage } from '../../../ui/site-link.tsx'
import { listAddress } from '../list/list-address.ts'
import { lastPage, readQuery } from '../list/read-query.ts'
import { breadcrumbLd, graph, type Load, originOf, type PageHead } from '../page-data.ts'
import { newsListMessages } from './news-list.messages.ts'

export interface NewsListData {
  head: PageHead
  total: number
  page: number
  last: number
  keywords: string
  /** '' for all. */
  category: string
  categories: { value: string; name: string; count: number }[]
  list: ArticleLinkView[]
  terms: string[]
}

/** One that opens the page, and four rows of three. */
const PAGE_SIZE = 13

/** What it reads of the address. */
export const query = Object.keys(NewsQuery.shape)

export const load: Load<NewsListData> = async (context) => {
  const { language, call, url } = context
  const t = newsListMessages[language]
  const query = { ...readQuery(NewsQuery, url.searchParams), pageSize: PAGE_SIZE }
  const asked = await call(newsPage, { query })
  const last = lastPage(asked.total, query.pageSize)
  const page = Math.min(query.pageNum, last)
  const found = page === query.pageNum ? asked : await call(newsPage, { query: { ...query, pageNum: page } })
  const categories = found.facets.category
  const nameOf = (value: string): string => categories.find((one) => one.value === value)?.name ?? ''
  const chosen = nameOf(query.category ?? '')
  const origin = originOf(context)
  const address = listAddress('/website/news', '', {
    category: query.category ?? null,
    pageNum: page > 1 ? String(page) : null,
  })
  const title = query.keywords ? t.found(query.keywords) : chosen === '' ? t.title : t.of(chosen)
  return {
    head: {
      title: page > 1 ? t.paged(title, page) : title,
      description: t.description,
      address,
      origin,
      feed: inSiteLanguage('/feed/news.xml', language),
      jsonLd: graph(
        breadcrumbLd(origin, language, [
          { name: t.home, to: '/website/home' },
          { name: t.title, to: '/website/news' },
        ]),
      ),
    },
    total: found.total,
    page,
    last,
    keywords: query.keywords ?? '',
    category: query.category ?? '',
    categories,
    list: found.list.map((card) => articleLinkView(card, nameOf(card.category), language)),
    terms: found.terms,
  }
}
