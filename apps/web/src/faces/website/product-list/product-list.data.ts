/** The product list: published products under the filters of the address, or some of them side by side. */
import { enterpriseNamed } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { productChosen, productPage, ProductQuery, type ProductPage } from '@portal/contract/product'
import { regions } from '@portal/contract/region'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import { type ProductCardView, productCardView } from '../../../features/product/product-card.view.ts'
import { formatNumber } from '../../../lib/format.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { type ChosenFilter, chosenFilters, type FacetView } from '../list/facet.ts'
import { listAddress } from '../list/list-address.ts'
import { lastPage, readQuery } from '../list/read-query.ts'
import { isId, type Load, originOf, type PageContext, type PageHead, shareImage } from '../page-data.ts'
import { COMPARED_MAX } from './compared-max.ts'
import { type Comparison, comparison } from './product-compare.data.ts'
import { compareMessages } from './product-compare.messages.ts'
import { productFacets } from './product-facets.data.ts'
import { productListMessages } from './product-list.messages.ts'

export interface ProductListData {
  head: PageHead
  title: string
  total: number
  page: number
  last: number
  keywords: string
  terms: string[]
  sort: string
  /** Whose number was searched for. */
  patent: { id: string; name: string } | null
  /** Enterprises whose names hold the keywords, and where all of them are listed. */
  makers: { list: { id: string; name: string; region: string; products: number }[]; more: string }
  /** As rows instead of cards. */
  wide: boolean
  list: ProductCardView[]
  facets: FacetView[]
  chosen: ChosenFilter[]
  /** What to lift when nothing matches, with how many products that brings back. */
  loosen: (ChosenFilter & { count: number })[]
  /** What to look at instead, when nothing matches. */
  suggestions: ProductCardView[]
  /** Chosen for comparison before this list was opened. */
  picked: { id: string; name: string }[]
  /** Products side by side: the page shows them and no list. */
  comparison: Comparison | null
}

type Query = ProductQuery
const PATH = '/website/product'
/** So many filters are tried without when nothing matches. */
const LOOSENED_MAX = 6

/** Only what makes a page of its own worth finding stays in its address. */
const addressOf = ({ industry, region, pageNum }: Query): string =>
  listAddress(PATH, '', {
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
  const t = productListMessages[language]
  if (keywords) return t.found(keywords)
  return industry ? t.titleOf(industries[industry][language]) : t.title
}

/** Which single filter stands in the way, the most helpful first. */
async function loosened({ call }: PageContext, query: Query, chosen: readonly ChosenFilter[]) {
  if (chosen.length < 2) return []
  const tried = chosen.slice(0, LOOSENED_MAX).map(async (filter) => {
    const { total } = await call(productPage, { query: { ...query, pageNum: 1, pageSize: 1, [filter.key]: undefined } })
    return { ...filter, count: total }
  })
  return (await Promise.all(tried)).filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

const idsIn = (values: readonly string[]): string[] =>
  [...new Set(values.flatMap((value) => value.split(',')))].filter(isId).slice(0, COMPARED_MAX)

async function pickedBefore({ url, call, language }: PageContext): Promise<ProductListData['picked']> {
  const ids = idsIn(url.searchParams.getAll('with'))
  if (ids.length === 0) return []
  const cards = await call(productChosen, { query: { ids: ids.join(',') } })
  return cards.map((card) => ({ id: card.id, name: preferEnglish(language, card.name, card.nameEn) }))
}

/** Beside the first page of products: whoever searches may have an enterprise in mind. */
async function makersNamed({ call, language }: PageContext, query: Query): Promise<ProductListData['makers']> {
  const { keywords, pageNum, enterprise } = query
  if (!keywords || pageNum > 1 || enterprise) return NO_LIST.makers
  const named = await call(enterpriseNamed, { query: { keywords } })
  const list = named.map(({ id, name, nameEn, region, productCount }) => ({
    id,
    name: preferEnglish(language, name, nameEn),
    region: regions[region][language],
    products: productCount,
  }))
  return { list, more: listAddress('/website/enterprise', '', { keywords }) }
}

/** Filters that no facet shows. */
function others(query: Query, { list: [sample] }: ProductPage, language: Language): ChosenFilter[] {
  const t = productListMessages[language]
  const maker = sample ? preferEnglish(language, sample.enterpriseName, sample.enterpriseNameEn) : query.enterprise
  return [
    ...(query.keywords ? [{ key: 'keywords', name: t.keywords(query.keywords) }] : []),
    ...(query.enterprise ? [{ key: 'enterprise', name: t.enterprise(maker ?? '') }] : []),
  ]
}

/** What a comparison has of a list. */
const NO_LIST = {
  total: 0,
  page: 1,
  last: 1,
  keywords: '',
  terms: [],
  sort: '',
  patent: null,
  makers: { list: [], more: '' },
  wide: false,
  list: [],
  facets: [],
  chosen: [],
  loosen: [],
  suggestions: [],
  picked: [],
} satisfies Partial<ProductListData>

async function compared(context: PageContext, ids: readonly string[]): Promise<ProductListData> {
  const t = compareMessages[context.language]
  const address = `${PATH}?${ids.map((id) => `compare=${id}`).join('&')}`
  return {
    ...NO_LIST,
    head: { title: t.title, description: t.description, address, origin: originOf(context) },
    title: t.title,
    comparison: await comparison(context, ids),
  }
}

/** What it reads of the address. */
export const query = [...Object.keys(ProductQuery.shape), 'view', 'with', 'compare', 'only']

export const load: Load<ProductListData> = async (context) => {
  const { language, call, url } = context
  const asked = url.searchParams.getAll('compare')
  if (asked.length > 0) return compared(context, idsIn(asked))
  const t = productListMessages[language]
  const query = readQuery(ProductQuery, url.searchParams)
  const { found, page } = await pageOf(context, query)
  const facets = productFacets(found, query, language)
  const chosen = chosenFilters(facets, others(query, found, language))
  const isEmpty = found.total === 0
  const instead = isEmpty ? await call(productPage, { query: { pageSize: 4 } }) : { list: [] }
  const title = titleOf(query, language)
  return {
    head: {
      title,
      description: t.description(t.count(formatNumber(found.total))),
      image: shareImage('products', query.industry ?? '', language),
      address: addressOf({ ...query, pageNum: page }),
      origin: originOf(context),
    },
    title,
    total: found.total,
    page,
    last: lastPage(found.total, query.pageSize),
    keywords: query.keywords ?? '',
    terms: found.terms,
    sort: query.sort ?? (found.patent ? 'newest' : ''),
    makers: await makersNamed(context, query),
    patent: found.patent && {
      id: found.patent.id,
      name: `${printedNumber(found.patent)} ${preferEnglish(language, found.patent.title, found.patent.titleEn)}`,
    },
    wide: url.searchParams.get('view') === 'list',
    list: found.list.map((card) => productCardView(card, language)),
    facets,
    chosen,
    loosen: isEmpty ? await loosened(context, query, chosen) : [],
    suggestions: instead.list.map((card) => productCardView(card, language)),
    picked: await pickedBefore(context),
    comparison: null,
  }
}
