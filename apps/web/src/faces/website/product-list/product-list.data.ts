/** The product list: published products under the filters of the address, worded for its language. */
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { productPage, ProductQuery, type ProductPage } from '@portal/contract/product'
import { regions } from '@portal/contract/region'
import { type ProductCardView, productCardView } from '../../../features/product/product-card.view.ts'
import { formatNumber } from '../../../lib/format.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import { type ChosenFilter, chosenFilters, facetOptions, type FacetView } from '../list/facet.ts'
import { listAddress } from '../list/list-address.ts'
import { lastPage, readQuery } from '../list/read-query.ts'
import { type Load, originOf, type PageContext, type PageHead } from '../page-data.ts'
import { productListWords } from './product-list.messages.ts'

export interface ProductListData {
  head: PageHead
  title: string
  total: number
  page: number
  last: number
  keywords: string
  words: string[]
  sort: string
  list: ProductCardView[]
  facets: FacetView[]
  chosen: ChosenFilter[]
  /** What to look at instead, when nothing matches. */
  suggestions: ProductCardView[]
}

type Query = ReturnType<typeof readProductQuery>
const readProductQuery = (url: URL) => readQuery(ProductQuery, url.searchParams)

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const

function facetsOf({ facets }: ProductPage, query: Query, language: Language): FacetView[] {
  const t = productListWords[language]
  const chain = facets.chain > 0 || query.chain ? [{ value: 'true', name: t.chainYes, count: facets.chain }] : []
  return [
    {
      key: 'industry',
      title: t.industry,
      options: facetOptions(facets.industry, query.industry, (code) => industries[code][language]),
      chosen: query.industry ?? null,
    },
    {
      key: 'region',
      title: t.region,
      options: facetOptions(facets.region, query.region, (code) => regions[code][language]),
      chosen: query.region ?? null,
    },
    {
      key: 'year',
      title: t.year,
      options: facetOptions(facets.year, query.year, t.yearOf),
      chosen: query.year === undefined ? null : String(query.year),
    },
    {
      key: 'type',
      title: t.type,
      options: facetOptions(facets.type, query.type, (type) => t[typeKeys[type]]),
      chosen: query.type ?? null,
    },
    { key: 'chain', title: t.chain, options: chain, chosen: query.chain ?? null },
  ]
}

/** Only what makes a page of its own worth finding stays in its address. */
const addressOf = ({ industry, region, pageNum }: Query): string =>
  listAddress('/website/product', '', {
    industry: industry ?? null,
    region: region ?? null,
    pageNum: pageNum > 1 ? String(pageNum) : null,
  })

async function pageOf({ call }: PageContext, query: Query): Promise<{ found: ProductPage; page: number }> {
  const found = await call(productPage, { query })
  const last = lastPage(found.total, query.pageSize)
  if (query.pageNum <= last) return { found, page: query.pageNum }
  return { found: await call(productPage, { query: { ...query, pageNum: last } }), page: last }
}

function titleOf({ keywords, industry }: Query, language: Language): string {
  const t = productListWords[language]
  if (keywords) return t.found(keywords)
  return industry ? t.titleOf(industries[industry][language]) : t.title
}

/** What it reads of the address. */
export const query = Object.keys(ProductQuery.shape)

export const load: Load<ProductListData> = async (context) => {
  const { language, call } = context
  const t = productListWords[language]
  const query = readProductQuery(context.url)
  const { found, page } = await pageOf(context, query)
  const facets = facetsOf(found, query, language)
  const [sample] = found.list
  const maker = sample ? preferEnglish(language, sample.enterpriseName, sample.enterpriseNameEn) : query.enterprise
  const more: ChosenFilter[] = [
    ...(query.keywords ? [{ key: 'keywords', name: t.keywords(query.keywords) }] : []),
    ...(query.enterprise ? [{ key: 'enterprise', name: t.enterprise(maker ?? '') }] : []),
  ]
  const others = found.total === 0 ? await call(productPage, { query: { pageSize: 4 } }) : { list: [] }
  const title = titleOf(query, language)
  const cover = sample?.cover
  return {
    head: {
      title,
      description: t.description(t.count(formatNumber(language, found.total))),
      ...(cover && { image: pictureAddress(cover, 1280) }),
      address: addressOf({ ...query, pageNum: page }),
      origin: originOf(context),
    },
    title,
    total: found.total,
    page,
    last: lastPage(found.total, query.pageSize),
    keywords: query.keywords ?? '',
    words: found.words,
    sort: query.sort ?? '',
    list: found.list.map((card) => productCardView(card, language)),
    facets,
    chosen: chosenFilters(facets, more),
    suggestions: others.list.map((card) => productCardView(card, language)),
  }
}
