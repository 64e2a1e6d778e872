/** An article as a list of the website shows it, in the language of the page. Runs on the server: pages import only the type. */
import type { Picture } from '@portal/contract/file'
import type { Language } from '@portal/contract/kit'
import type { NewsCard } from '@portal/contract/news'
import { preferEnglish } from '../../lib/i18n/language.ts'

export interface ArticleLinkView {
  id: string
  title: string
  summary: string
  /** The name of its category; '' when it has none any more. */
  category: string
  pinned: boolean
  cover: Picture | null
  publishedAt: string
  source: string
  /** Shown in Chinese on an English page. */
  original: boolean
}

export const articleLinkView = (card: NewsCard, category: string, language: Language): ArticleLinkView => ({
  id: card.id,
  title: preferEnglish(language, card.title, card.titleEn),
  summary: preferEnglish(language, card.summary, card.summaryEn),
  category,
  pinned: card.pinned,
  cover: card.cover,
  publishedAt: card.publishedAt,
  source: card.source,
  original: language === 'en' && card.titleEn === '',
})
