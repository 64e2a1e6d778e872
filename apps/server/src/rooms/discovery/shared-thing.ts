/** What stands on the picture of a link, thing by thing; every room is asked for what visitors see of it. */
import type { EnterpriseDetail } from '@portal/contract/enterprise'
import type { Picture } from '@portal/contract/file'
import { HallKind, type Booth, type ExpoDetail, type HallDetail, type HallOverview } from '@portal/contract/hall'
import { industries, IndustryCode } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import type { NewsDetail } from '@portal/contract/news'
import type { ProductCard, ProductPage } from '@portal/contract/product'
import type { PublicSettings } from '@portal/contract/setting'
import { fault } from '../../platform/errors.ts'
import type { ShareCard } from './discovery-share.view.ts'
import { shareWords } from './share-words.ts'

/** What rooms show of one thing; each refuses with A0404 what is not public. */
export interface SharedThings {
  product(id: string): Promise<ProductCard>
  /** Those of an industry, or all. */
  products(industry: IndustryCode | undefined): Promise<ProductPage>
  enterprise(
    id: string,
  ): Promise<Pick<EnterpriseDetail, 'name' | 'nameEn' | 'productCount' | 'patentCount'> & { picture: Picture | null }>
  news(id: string, language: Language): Promise<NewsDetail>
  /** `key`: '' for the hall of everything of its kind. */
  hall(kind: HallKind, key: string): Promise<HallDetail>
  halls(): Promise<HallOverview>
  expo(id: string): Promise<ExpoDetail>
  site(): Promise<PublicSettings>
}

export interface Shared {
  card: ShareCard
  picture: Picture | null
  /** Path and query of the page in Chinese. */
  address: string
}

/** What a thing says on its card beside the name of the site. */
type Said = Omit<Shared, 'card'> & Pick<ShareCard, 'title' | 'below' | 'fact'>
type Say = (things: SharedThings, id: string, language: Language) => Promise<Said>

const prefer = (language: Language, chinese: string, english: string): string =>
  language === 'en' && english !== '' ? english : chinese

/** Of the first that has one. */
const pictureOfBooths = (booths: readonly Booth[]): Picture | null =>
  booths.map(({ product, picture }) => product?.cover ?? picture).find((picture) => picture !== null) ?? null
const pictureOfProducts = (products: readonly ProductCard[]): Picture | null =>
  products.map(({ cover, exploded }) => cover ?? exploded).find((picture) => picture !== null) ?? null

const product: Say = async (things, id, language) => {
  const found = await things.product(id)
  return {
    title: prefer(language, found.name, found.nameEn),
    below: prefer(language, found.enterpriseName, found.enterpriseNameEn),
    fact: found.patentCount === 0 ? '' : shareWords[language].patents(found.patentCount),
    picture: found.cover ?? found.exploded,
    address: `/website/product/detail?id=${id}`,
  }
}

const products: Say = async (things, id, language) => {
  const words = shareWords[language]
  const industry = id === '' ? undefined : IndustryCode.parse(id)
  const { list, total } = await things.products(industry)
  return {
    title: industry ? words.productsOf(industries[industry][language]) : words.products,
    below: words.promise,
    fact: words.productCount(total),
    picture: pictureOfProducts(list),
    address: `/website/product${industry ? `?industry=${industry}` : ''}`,
  }
}

const enterprise: Say = async (things, id, language) => {
  const words = shareWords[language]
  const found = await things.enterprise(id)
  return {
    title: prefer(language, found.name, found.nameEn),
    below: words.maker,
    fact: words.enterprise(found.productCount, found.patentCount),
    picture: found.picture,
    address: `/website/enterprise/detail?id=${id}`,
  }
}

const news: Say = async (things, id, language) => {
  const found = await things.news(id, language)
  return {
    title: prefer(language, found.title, found.titleEn),
    below: found.source,
    fact: found.categoryName,
    picture: found.cover,
    address: `/website/news/detail?id=${id}`,
  }
}

const hall: Say = async (things, id, language) => {
  const words = shareWords[language]
  const [name, key = ''] = id.split('-')
  const kind = HallKind.parse(name)
  const found = await things.hall(kind, key)
  return {
    title: key === '' ? words.halls[kind] : words.hall(prefer(language, found.title, found.titleEn)),
    below: words.showroomNote,
    fact: words.hallCounts(found.total, found.productCount),
    picture: pictureOfBooths(found.list),
    address: `/website/showroom/${kind}${key === '' ? '' : `?key=${key}`}`,
  }
}

const showroom: Say = async (things, _id, language) => {
  const words = shareWords[language]
  const { industry, region, total } = await things.halls()
  return {
    title: words.showroom,
    below: words.showroomNote,
    fact: words.hallCounts(total.enterpriseCount, total.productCount),
    picture: [...industry, ...region].find((card) => card.picture !== null)?.picture ?? null,
    address: '/website/showroom',
  }
}

const expo: Say = async (things, id, language) => {
  const found = await things.expo(id)
  return {
    title: prefer(language, found.title, found.titleEn),
    below: prefer(language, found.summary, found.summaryEn),
    fact: `${found.startsOn} – ${found.endsOn}`,
    picture: found.banner ?? pictureOfProducts(found.products),
    address: `/website/showroom/theme?id=${id}`,
  }
}

const site: Say = async (_things, _id, language) => {
  const { slogan, promise } = shareWords[language]
  return { title: slogan, below: promise, fact: '', picture: null, address: '/website/home' }
}

const NUMBER = /^[1-9]\d{0,17}$/

/** Every kind of thing that has a picture: which names it can have, and what is said of it. */
const kinds = new Map<string, { id: RegExp; say: Say }>([
  ['product', { id: NUMBER, say: product }],
  ['products', { id: /^(?:0[1-7])?$/, say: products }],
  ['enterprise', { id: NUMBER, say: enterprise }],
  ['news', { id: NUMBER, say: news }],
  ['hall', { id: /^(?:industry|region|zhejiang)(?:-\d{2}(?:\d{2})?)?$/, say: hall }],
  ['showroom', { id: /^$/, say: showroom }],
  ['expo', { id: NUMBER, say: expo }],
  ['site', { id: /^$/, say: site }],
])

/** Kinds whose pictures show a product of somebody. */
export const KINDS_WITH_PRODUCTS = ['products', 'enterprise', 'hall', 'showroom', 'expo'] as const

/** What stands on the card of a thing, in a language; A0404 for what there is not. */
export async function sharedOf(things: SharedThings, kind: string, id: string, language: Language): Promise<Shared> {
  const known = kinds.get(kind)
  if (!known?.id.test(id)) throw fault('A0404')
  const [{ picture, address, ...said }, { siteName }] = await Promise.all([
    known.say(things, id, language),
    things.site(),
  ])
  return { card: { ...said, site: siteName[language], scan: shareWords[language].scan }, picture, address }
}
