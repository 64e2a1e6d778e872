/** The articles of one expo (`?id=12`). */
import { expoNews } from '@portal/contract/hall'
import type { Crumb } from '../../../ui/breadcrumb.tsx'
import { articleView, expoCardView } from '../expo/expo.data.ts'
import { type ArticleView, expoAddress, expoNewsAddress } from '../expo/expo-view.ts'
import { hallHeadMessages } from '../hall/hall-head.messages.ts'
import { pageOf } from '../hall/hall.data.ts'
import { lastPage } from '../list/read-query.ts'
import { breadcrumbLd, graph, isId, type Load, originOf, orNull, type PageHead, shareImage } from '../page-data.ts'
import { showroomThemeMessages } from '../showroom-theme/showroom-theme.messages.ts'

export interface ShowroomThemeNewsData {
  head: PageHead
  crumbs: Crumb[]
  note: string
  expoId: string
  page: number
  last: number
  articles: ArticleView[]
}

/** Articles on a page. */
const ARTICLES = 12

/** What it reads of the address. */
export const query = ['id', 'pageNum'] as const

export const load: Load<ShowroomThemeNewsData> = async (context) => {
  const { url, language, call } = context
  const id = url.searchParams.get('id')
  if (!isId(id)) return null
  const ask = (pageNum: number) => orNull(call(expoNews, { query: { id, pageNum, pageSize: ARTICLES } }))
  const pageNum = pageOf(url)
  const asked = await ask(pageNum)
  if (!asked) return null
  const last = lastPage(asked.total, ARTICLES)
  const page = Math.min(pageNum, last)
  const found = page === pageNum ? asked : await ask(page)
  if (!found) return null
  const words = hallHeadMessages[language]
  const t = showroomThemeMessages[language]
  const expo = expoCardView(found.expo, language)
  const title = t.newsTitle(expo.title)
  const address = expoNewsAddress(id)
  const above = [
    { name: words.home, to: '/website/home' },
    { name: words.showroom, to: '/website/showroom' },
    { name: words.theme, to: '/website/showroom/theme' },
    { name: expo.title, to: expoAddress(id) },
  ]
  const origin = originOf(context)
  return {
    head: {
      title,
      description: t.newsDescription(expo.title),
      image: shareImage('expo', id, language),
      address: page > 1 ? `${address}&pageNum=${page}` : address,
      origin,
      jsonLd: graph(breadcrumbLd(origin, language, [...above, { name: title, to: address }])),
    },
    crumbs: [...above, { name: title }],
    note: `${expo.period}${expo.place === '' ? '' : ` · ${expo.place}`}`,
    expoId: id,
    page,
    last,
    articles: found.list.map((card) => articleView(card, language)),
  }
}
