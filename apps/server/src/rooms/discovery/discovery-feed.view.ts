/** Feeds of the news: RSS 2.0 and Atom (RFC 4287). */
import type { Language } from '@portal/contract/kit'
import type { NewsCard } from '@portal/contract/news'
import { xmlText } from './xml-text.ts'

export interface Feed {
  origin: string
  language: Language
  /** Of the site. */
  name: string
  articles: readonly (NewsCard & { categoryName: string })[]
}

/** The words of feeds; no page shows them. */
const says: Record<Language, { news: string; about: string; tag: string; query: string }> = {
  'zh-cn': { news: '资讯', about: '政策解读、平台动态、行业观察与企业故事。', tag: 'zh-CN', query: '' },
  en: {
    news: 'News',
    about: 'Policy, platform news, industry watch and enterprise stories.',
    tag: 'en',
    query: '&lang=en',
  },
}

interface Item {
  title: string
  summary: string
  link: string
  id: string
  published: Date
  category: string
  author: string
}

function itemsOf({ origin, language, articles }: Feed): Item[] {
  const prefer = (chinese: string, english: string): string => (language === 'en' && english !== '' ? english : chinese)
  return articles.map((article) => ({
    title: prefer(article.title, article.titleEn),
    summary: prefer(article.summary, article.summaryEn),
    link: `${origin}/website/news/detail?id=${article.id}${says[language].query}`,
    id: `${origin}/website/news/detail?id=${article.id}`,
    published: new Date(article.publishedAt),
    category: article.categoryName,
    author: article.author || article.source,
  }))
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`
const newest = (items: readonly Item[]): Date => items[0]?.published ?? new Date(0)
const listOf = ({ origin, language }: Feed): string => `${origin}/website/news${language === 'en' ? '?lang=en' : ''}`

/** `self`: where the feed itself lies. */
export function rss(feed: Feed, self: string): string {
  const items = itemsOf(feed)
  const { news, about, tag } = says[feed.language]
  const entries = items.map(({ title, summary, link, id, published, category }) =>
    [
      '<item>',
      element('title', title),
      element('link', link),
      `<guid isPermaLink="true">${xmlText(id)}</guid>`,
      element('pubDate', published.toUTCString()),
      element('description', summary),
      category && element('category', category),
      '</item>\n',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    element('title', `${feed.name} · ${news}`),
    element('link', listOf(feed)),
    element('description', about),
    element('language', tag),
    element('lastBuildDate', newest(items).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(self)}"/>\n`,
    ...entries,
    '</channel></rss>\n',
  ].join('')
}

export function atom(feed: Feed, self: string): string {
  const items = itemsOf(feed)
  const { news, about, tag } = says[feed.language]
  const entries = items.map(({ title, summary, link, id, published, category, author }) =>
    [
      '<entry>',
      element('title', title),
      `<link href="${xmlText(link)}"/>`,
      element('id', id),
      element('published', published.toISOString()),
      element('updated', published.toISOString()),
      element('summary', summary),
      category && `<category term="${xmlText(category)}"/>`,
      `<author>${element('name', author || feed.name)}</author>`,
      '</entry>\n',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">\n`,
    element('title', `${feed.name} · ${news}`),
    element('subtitle', about),
    element('id', listOf(feed)),
    element('updated', newest(items).toISOString()),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(listOf(feed))}"/>\n`,
    ...entries,
    '</feed>\n',
  ].join('')
}
