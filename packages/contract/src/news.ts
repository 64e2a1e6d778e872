/** Articles: what visitors and enterprises read of them. */
import { z } from 'zod'
import { Picture } from './file.ts'
import { chosen, endpoint, Id, Ids, Instant, page, PageQuery, text } from './kit.ts'

/** Value of the dictionary `news_category`. */
export const NewsCategory = z.string().regex(/^\w{1,30}$/)

/** An article as lists show it. What has no English side shows its Chinese original: '' stands for "none". */
export const NewsCard = z.object({
  id: Id,
  category: z.string(),
  title: z.string(),
  titleEn: z.string(),
  summary: z.string(),
  summaryEn: z.string(),
  /** Where the text comes from, and who wrote it; '' when not said. */
  source: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  pinned: z.boolean(),
  cover: Picture.nullable(),
  publishedAt: Instant,
})
export type NewsCard = z.infer<typeof NewsCard>

/** A neighbour in the order of publication. */
export const NewsNeighbour = z.object({ id: Id, title: z.string(), titleEn: z.string() })
export type NewsNeighbour = z.infer<typeof NewsNeighbour>

/** A whole article. `body` and `bodyEn` are HTML that the server cleaned, with the addresses of today for its pictures. */
export const NewsDetail = NewsCard.extend({
  body: z.string(),
  bodyEn: z.string(),
  /** The name of its category in the caller's language, '' while the dictionary does not say. */
  categoryName: z.string(),
  /** Of the revision shown. */
  updatedAt: Instant,
  /** Published before and after this one. */
  previous: NewsNeighbour.nullable(),
  next: NewsNeighbour.nullable(),
  related: z.array(NewsCard),
  /**
   * Products that the article is about, in their order. Ask `productChosen` for their cards: it leaves out those that
   * are not on the website any more.
   */
  products: z.array(Id),
})
export type NewsDetail = z.infer<typeof NewsDetail>

export const NewsQuery = PageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(60).default(12),
  keywords: text(100).optional(),
  category: chosen(NewsCategory),
})
export type NewsQuery = z.output<typeof NewsQuery>

const NewsPage = page(NewsCard).extend({
  /** Counted under the keywords, whatever category is chosen; all of the dictionary, named in the caller's language. */
  facets: z.object({
    category: z.array(z.object({ value: z.string(), count: z.number().int(), name: z.string() })),
  }),
  /** The terms that were looked for, to be marked in the list. */
  terms: z.array(z.string()),
})
export type NewsPage = z.infer<typeof NewsPage>

export const newsPage = endpoint({
  method: 'GET',
  path: '/api/web/news/page',
  access: 'public',
  summary: 'Articles on the website by keywords and category, pinned ones first, then the newest.',
  query: NewsQuery,
  data: NewsPage,
})

export const newsAbout = endpoint({
  method: 'GET',
  path: '/api/web/news/about',
  access: 'public',
  summary: 'The newest articles on the website about any of these products (ids separated by commas), a few of them.',
  query: z.object({ products: Ids }),
  data: z.object({ list: z.array(NewsCard) }),
})

export const newsDetail = endpoint({
  method: 'GET',
  path: '/api/web/news/detail',
  access: 'public',
  summary: 'One article on the website with its neighbours and what is related to it.',
  query: z.object({ id: Id }),
  data: NewsDetail,
})

export const newsWorkbenchPage = endpoint({
  method: 'GET',
  path: '/api/enterprise/news/page',
  access: 'signed-in',
  summary: 'Articles for the workbench by keywords and category, pinned ones first, then the newest.',
  query: NewsQuery,
  data: NewsPage,
})

export const newsWorkbenchDetail = endpoint({
  method: 'GET',
  path: '/api/enterprise/news/detail',
  access: 'signed-in',
  summary: 'One article for the workbench with its neighbours and what is related to it.',
  query: z.object({ id: Id }),
  data: NewsDetail,
})
