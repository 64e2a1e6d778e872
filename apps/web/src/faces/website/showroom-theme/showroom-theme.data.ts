/** Theme expos: all of them, or one (`?id=12`). */
import { BOOTHS_MAX, expoDetail, type ExpoDetail, expoPage, ExpoState } from '@portal/contract/hall'
import { productCardView } from '../../../features/product/product-card.view.ts'
import type { Crumb } from '../../../ui/breadcrumb.tsx'
import type { ExpoListView } from '../expo/expo-list.tsx'
import { articleView, eventLd, expoCardView, programmeDays } from '../expo/expo.data.ts'
import { expoAddress, type ExpoDetailView } from '../expo/expo-view.ts'
import { hallHeadMessages } from '../hall/hall-head.messages.ts'
import { boothViews, modeOf, pageOf } from '../hall/hall.data.ts'
import { listAddress } from '../list/list-address.ts'
import { lastPage } from '../list/read-query.ts'
import {
  abridged,
  breadcrumbLd,
  graph,
  isId,
  type Load,
  originOf,
  orNull,
  type PageContext,
  type PageHead,
  sentences,
  shareImage,
} from '../page-data.ts'
import { showroomThemeMessages } from './showroom-theme.messages.ts'

export interface ShowroomThemeData {
  head: PageHead
  crumbs: Crumb[]
  /** Under the title. */
  note: string
  /** One of the two. */
  list: ExpoListView | null
  expo: ExpoDetailView | null
}

const PATH = '/website/showroom/theme'
/** Expos on a page. */
const EXPOS = 12

/** The pages above an expo's; the last one is the list of expos. */
function pagesAbove({ language }: PageContext) {
  const t = hallHeadMessages[language]
  return [
    { name: t.home, to: '/website/home' },
    { name: t.showroom, to: '/website/showroom' },
    { name: t.theme, to: PATH },
  ]
}

async function loadList(context: PageContext): Promise<ShowroomThemeData> {
  const { url, language, call } = context
  const t = showroomThemeMessages[language]
  const state = ExpoState.safeParse(url.searchParams.get('state')).data
  const ask = (pageNum: number) => call(expoPage, { query: { pageNum, pageSize: EXPOS, ...(state && { state }) } })
  const pageNum = pageOf(url)
  const asked = await ask(pageNum)
  const last = lastPage(asked.total, EXPOS)
  const page = Math.min(pageNum, last)
  const found = page === pageNum ? asked : await ask(page)
  const above = pagesAbove(context)
  const origin = originOf(context)
  return {
    head: {
      title: t.title,
      description: t.description,
      address: listAddress(PATH, '', { pageNum: page > 1 ? String(page) : null }),
      origin,
      jsonLd: graph(breadcrumbLd(origin, language, above)),
    },
    crumbs: [...above.slice(0, -1), { name: t.title }],
    note: t.note,
    list: {
      list: found.list.map((card) => expoCardView(card, language)),
      page,
      last,
      chosen: state ?? null,
      states: found.states,
    },
    expo: null,
  }
}

/** The exhibitors' hall of an expo. */
function hallOf(expo: ExpoDetail, page: number, title: string, context: PageContext): ExpoDetailView['hall'] {
  const { total, list } = expo.booths
  return {
    id: `theme ${expo.id} ${page}`,
    title,
    skin: expo.skin,
    mode: modeOf(context.url),
    total,
    page,
    last: lastPage(total, BOOTHS_MAX),
    booths: boothViews(list, page, 'industry', context.language),
  }
}

/** An expo with a page of its booths; a page beyond the last becomes the last. */
async function askedExpo(id: string, { url, call }: PageContext) {
  const ask = (pageNum: number) => orNull(call(expoDetail, { query: { id, pageNum } }))
  const pageNum = pageOf(url)
  const first = await ask(pageNum)
  const page = Math.min(pageNum, lastPage(first?.booths.total ?? 0, BOOTHS_MAX))
  return { found: page === pageNum ? first : await ask(page), page }
}

async function loadExpo(id: string, context: PageContext): Promise<ShowroomThemeData | null> {
  const { found, page } = await askedExpo(id, context)
  if (!found) return null
  const { language } = context
  const card = expoCardView(found, language)
  const origin = originOf(context)
  const above = pagesAbove(context)
  const description = language === 'en' && found.descriptionEn !== '' ? found.descriptionEn : found.description
  const address = expoAddress(found.id)
  return {
    head: {
      title: card.title,
      description: abridged(
        sentences(language, [card.period, card.place].filter((part) => part !== '').join(' · '), card.summary),
      ),
      image: shareImage('expo', found.id, language),
      address,
      origin,
      jsonLd: graph(
        eventLd(found, language, origin),
        breadcrumbLd(origin, language, [...above, { name: card.title, to: address }]),
      ),
    },
    crumbs: [...above, { name: card.title }],
    note: card.summary,
    list: null,
    expo: {
      card,
      paragraphs: description.split(/\n\s*\n/).filter((text) => text.trim() !== ''),
      programme: programmeDays(found.programme, language),
      hall: hallOf(found, page, card.title, context),
      products: found.products.map((product) => productCardView(product, language)),
      articles: found.news.map((article) => articleView(article, language)),
      articleTotal: found.newsTotal,
    },
  }
}

/** What it reads of the address. */
export const query = ['id', 'pageNum', 'state', 'view'] as const

export const load: Load<ShowroomThemeData> = (context) => {
  const id = context.url.searchParams.get('id')
  if (id === null) return loadList(context)
  return isId(id) ? loadExpo(id, context) : Promise.resolve(null)
}
