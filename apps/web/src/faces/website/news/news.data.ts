/** One published article. */
import type { Language } from '@portal/contract/kit'
import { type NewsDetail, newsDetail } from '@portal/contract/news'
import { productChosen } from '@portal/contract/product'
import { type ProductCardView, productCardView } from '../../../features/product/product-card.view.ts'
import { newsAddress } from '../../../features/news/news-address.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import {
  abridged,
  breadcrumbLd,
  canonicalOf,
  graph,
  isId,
  type Load,
  originOf,
  orNull,
  type PageHead,
  shareImage,
} from '../page-data.ts'
import { newsPageMessages } from './news.messages.ts'

export interface NewsPageData {
  head: PageHead
  /** Of the text only the side that is shown. */
  article: Omit<NewsDetail, 'related' | 'previous' | 'next'>
  around: Pick<NewsDetail, 'related' | 'previous' | 'next'>
  /** What the article is about, as far as it is on the website. */
  products: ProductCardView[]
}

/** schema.org says the same as the page. */
function structured(detail: NewsDetail, { title, description, address, origin }: PageHead, language: Language) {
  const t = newsPageMessages[language]
  const inEnglish = language === 'en' && detail.bodyEn !== ''
  const node = {
    '@type': 'NewsArticle',
    headline: title,
    description,
    url: canonicalOf(origin, address, language),
    mainEntityOfPage: canonicalOf(origin, address, language),
    inLanguage: inEnglish ? 'en' : 'zh-CN',
    datePublished: detail.publishedAt,
    dateModified: detail.updatedAt,
    author: { '@type': 'Organization', name: detail.author || detail.source || t.platform },
    publisher: { '@type': 'Organization', name: t.platform },
    ...(detail.cover && { image: [origin + pictureAddress(detail.cover, 1280)] }),
    ...(detail.categoryName !== '' && { articleSection: detail.categoryName }),
    ...(detail.tags.length > 0 && { keywords: detail.tags }),
  }
  const crumbs = [
    { name: t.home, to: '/website/home' },
    { name: t.news, to: '/website/news' },
    { name: title, to: address },
  ]
  return graph(node, breadcrumbLd(origin, language, crumbs))
}

/** What it reads of the address. */
export const query = ['id'] as const

export const load: Load<NewsPageData> = async (context) => {
  const { url, language, call } = context
  const id = url.searchParams.get('id')
  const detail = isId(id) ? await orNull(call(newsDetail, { query: { id } })) : null
  if (!detail) return null
  const ids = detail.products.join(',')
  const chosen = ids === '' ? [] : await call(productChosen, { query: { ids } })
  const head: PageHead = {
    title: preferEnglish(language, detail.title, detail.titleEn),
    description: abridged(preferEnglish(language, detail.summary, detail.summaryEn)),
    image: shareImage('news', detail.id, language),
    address: newsAddress(detail.id),
    origin: originOf(context),
  }
  const { related, previous, next, ...article } = detail
  const english = language === 'en' && detail.bodyEn !== ''
  return {
    head: { ...head, jsonLd: structured(detail, head, language) },
    article: { ...article, body: english ? '' : article.body, bodyEn: english ? article.bodyEn : '' },
    around: { related, previous, next },
    products: chosen.map((card) => productCardView(card, language)),
  }
}
