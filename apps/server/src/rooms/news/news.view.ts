/** What leaves the room. */
import type { Picture } from '@portal/contract/file'
import type { NewsCard, NewsDetail, NewsNeighbour, NewsPage } from '@portal/contract/news'
import {
  type Article,
  type ArticleContent,
  type ArticleRow,
  ArticleState,
  type ArticleStanding,
  Audience,
} from '@portal/contract/news-admin'
import { picturesIn, withPictures } from './article-html.ts'
import type { NewsCardRow, NewsPublicRow } from './news-public.repo.ts'
import type { NewsRow } from './news.repo.ts'

export type Pictures = ReadonlyMap<string, Picture>

const pictureOf = (id: string | null, pictures: Pictures): Picture | null => (id && pictures.get(id)) || null

/** All files that an article shows. */
export const filesOf = ({ cover, body, bodyEn }: Pick<Article, 'cover' | 'body' | 'bodyEn'>): string[] => [
  ...new Set([...(cover ? [cover] : []), ...picturesIn(body), ...picturesIn(bodyEn)]),
]

export const newsCard = (row: NewsCardRow, pictures: Pictures): NewsCard => ({
  id: row.news_id,
  category: row.category,
  title: row.title,
  titleEn: row.title_en,
  summary: row.summary,
  summaryEn: row.summary_en,
  source: row.source,
  author: row.author,
  tags: row.tags,
  pinned: row.pinned,
  cover: pictureOf(row.cover, pictures),
  publishedAt: row.published_at.toISOString(),
})

type Counted = { value: string; count: number }
/** In the order of the dictionary; categories it no longer holds come last, by their code. */
export const categoryFacet = (
  names: readonly { value: string; label: string }[],
  counted: readonly Counted[],
): NewsPage['facets']['category'] => [
  ...names.map(({ value, label }) => ({
    value,
    name: label,
    count: counted.find((one) => one.value === value)?.count ?? 0,
  })),
  ...counted
    .filter(({ value }) => !names.some((one) => one.value === value))
    .map(({ value, count }) => ({ value, name: value, count })),
]

type Beside = { news_id: string; title: string; title_en: string } | undefined
const neighbour = (row: Beside): NewsNeighbour | null =>
  row ? { id: row.news_id, title: row.title, titleEn: row.title_en } : null

export const newsDetailView = (
  row: NewsPublicRow,
  beside: { previous: Beside; next: Beside; related: NewsCardRow[]; categoryName: string },
  pictures: Pictures,
): NewsDetail => ({
  ...newsCard(row, pictures),
  categoryName: beside.categoryName,
  body: withPictures(row.body, pictures),
  bodyEn: withPictures(row.body_en, pictures),
  updatedAt: row.updated_at.toISOString(),
  previous: neighbour(beside.previous),
  next: neighbour(beside.next),
  related: beside.related.map((one) => newsCard(one, pictures)),
  products: row.products,
})

type StandingRow = Pick<
  NewsRow,
  'id' | 'state' | 'revision' | 'published_revision' | 'published_at' | 'scheduled_revision' | 'scheduled_at'
>

export const standingView = (row: StandingRow): ArticleStanding => ({
  id: row.id,
  state: ArticleState.parse(row.state),
  revision: row.revision,
  publishedRevision: row.published_revision,
  publishedAt: row.published_at?.toISOString() ?? null,
  scheduledRevision: row.scheduled_revision,
  scheduledAt: row.scheduled_at?.toISOString() ?? null,
})

export const articleRow = (row: NewsRow, names: ReadonlyMap<string, string>, pictures: Pictures): ArticleRow => ({
  ...standingView(row),
  title: row.title,
  titleEn: row.title_en,
  category: row.category,
  audience: Audience.parse(row.audience),
  pinned: row.pinned,
  cover: pictureOf(row.cover, pictures),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: names.get(row.updated_by ?? '') ?? '',
})

/** Content for the editor: pictures by the addresses of today. */
export const contentView = (content: Article, pictures: Pictures): ArticleContent => ({
  ...content,
  body: withPictures(content.body, pictures),
  bodyEn: withPictures(content.bodyEn, pictures),
  coverPicture: pictureOf(content.cover, pictures),
})
