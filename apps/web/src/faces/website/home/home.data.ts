/** What the home page shows, picked and worded for its language. */
import { hallDetail, hallOverview, type HallOverview } from '@portal/contract/hall'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { newsPage, type NewsPage } from '@portal/contract/news'
import { productShowcase, type ProductShowcase } from '@portal/contract/product'
import { webSetting } from '@portal/contract/setting'
import { type ArticleLinkView, articleLinkView } from '../../../features/news/article-link.view.ts'
import { type ProductCardView, productCardView } from '../../../features/product/product-card.view.ts'
import { expoCardView } from '../expo/expo.data.ts'
import type { ExpoCardView } from '../expo/expo-view.ts'
import { hallHeadMessages } from '../hall/hall-head.messages.ts'
import { canonicalOf, graph, type Load, originOf, type PageHead } from '../page-data.ts'
import type { HallCardView } from '../showroom/showroom.data.ts'
import { heroOf, type HeroView } from './hero.data.ts'
import { homeHeadMessages } from './home-head.messages.ts'
import { type MakerView, makerView } from './maker.data.ts'

export interface HomeData {
  head: PageHead
  figures: ProductShowcase['figures']
  dataAsOf: string
  industries: { code: string; name: string; count: number }[]
  hero: HeroView | null
  /** What operators put forward; the newest where they chose nothing. */
  products: { chosen: boolean; list: ProductCardView[] }
  halls: (HallCardView & { kind: 'industry' | 'region' | 'zhejiang' })[]
  /** The one that runs, comes next or was last. */
  expo: ExpoCardView | null
  makers: MakerView[]
  articles: ArticleLinkView[]
  /** Whether enterprises may register by themselves. */
  open: boolean
}

const PRODUCTS = 12
const MAKERS = 6
const ARTICLES = 4

/** The three doors to all halls, each with another picture. */
function hallsOf(overview: HallOverview, language: Language): HomeData['halls'] {
  const t = hallHeadMessages[language]
  const seen = new Set<string>()
  const kinds = ['industry', 'region', 'zhejiang'] as const
  return kinds.flatMap((kind) => {
    const all = kind === 'zhejiang' ? overview.zhejiangTotal : overview.total
    if (all.enterpriseCount === 0) return []
    const pictured = overview[kind].filter(({ picture }) => picture !== null)
    const front = pictured.find(({ picture }) => !seen.has(picture?.fileId ?? '')) ?? pictured[0]
    seen.add(front?.picture?.fileId ?? '')
    return [
      {
        kind,
        key: '',
        to: `/website/showroom/${kind}`,
        title: t[kind],
        enterprises: all.enterpriseCount,
        products: all.productCount,
        picture: front?.picture ?? null,
        skin: front?.skin ?? 'blueprint',
      },
    ]
  })
}

/** What opens the page need not stand there a second time, unless there is hardly anything else. */
function productsOf({ featured, newest, hero }: ProductShowcase) {
  const all = featured.length > 0 ? featured : newest
  const others = all.filter(({ id }) => id !== hero?.id)
  return (others.length < 4 ? all : others).slice(0, PRODUCTS)
}

function articlesOf({ list, facets }: NewsPage, language: Language): ArticleLinkView[] {
  const nameOf = (value: string): string => facets.category.find((one) => one.value === value)?.name ?? ''
  return list.map((card) => articleLinkView(card, nameOf(card.category), language))
}

function structured(name: string, origin: string, language: Language) {
  return graph({
    '@type': 'WebSite',
    name,
    url: canonicalOf(origin, '/website/home', language),
    potentialAction: {
      '@type': 'SearchAction',
      target: canonicalOf(origin, '/website/product?keywords={keywords}', language),
      'query-input': 'required name=keywords',
    },
  })
}

/** What it reads of the address. */
export const query = [] as const

export const load: Load<HomeData> = async (context) => {
  const { call, language } = context
  const [showcase, overview, hall, news, setting] = await Promise.all([
    call(productShowcase, {}),
    call(hallOverview, {}),
    call(hallDetail, { query: { kind: 'industry', pageSize: MAKERS } }),
    call(newsPage, { query: { pageSize: ARTICLES } }),
    call(webSetting, {}),
  ])
  const t = homeHeadMessages[language]
  const origin = originOf(context)
  const chosen = showcase.featured.length > 0
  const [expo] = overview.expos
  return {
    head: {
      title: t.headTitle,
      description: t.headDescription,
      address: '/website/home',
      origin,
      jsonLd: structured(setting.siteName[language], origin, language),
    },
    figures: showcase.figures,
    dataAsOf: showcase.dataAsOf,
    industries: showcase.industries.map(({ code, count }) => ({ code, count, name: industries[code][language] })),
    hero: heroOf(showcase.hero, language),
    products: {
      chosen,
      list: productsOf(showcase).map((card) => productCardView(card, language)),
    },
    halls: hallsOf(overview, language),
    expo: expo ? expoCardView(expo, language) : null,
    makers: hall.list.map((booth) => makerView(booth, language)),
    articles: articlesOf(news, language),
    open: setting.registration.open,
  }
}
