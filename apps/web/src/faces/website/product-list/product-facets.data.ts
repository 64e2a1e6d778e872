/** The facets of the product list, worded. Runs on the server. */
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import type { PriceBand, ProductPage, ProductQuery, StandingStatus } from '@portal/contract/product'
import { regions } from '@portal/contract/region'
import { facetOptions, type FacetOption, type FacetView } from '../list/facet.ts'
import { productFacetMessages } from './product-facets.messages.ts'

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const
const statusKeys = { 'in-force': 'inForce', pending: 'pending', lapsed: 'lapsed' } as const satisfies Record<
  StandingStatus,
  string
>
const priceKeys = {
  'under-10k': 'under10k',
  '10k-100k': 'to100k',
  '100k-1m': 'to1m',
  'over-1m': 'over1m',
  'on-request': 'onRequest',
} as const satisfies Record<PriceBand, string>
const shown = ['chain', 'model', 'video', 'certificate'] as const

/** What a page can show beside its pictures: each is a filter of its own, several can be set. */
function shows({ facets, total }: ProductPage, query: ProductQuery, language: Language): FacetView {
  const t = productFacetMessages[language]
  const options = shown.map((key): FacetOption => {
    const isSet = query[key] === 'true'
    return { key, value: 'true', name: t[key], count: facets[key] || (isSet ? total : 0), isSet }
  })
  return { key: 'shows', title: t.shows, options: options.filter((one) => one.count > 0 || one.isSet), chosen: null }
}

/** All of them, in the order of the page. */
export function productFacets(found: ProductPage, query: ProductQuery, language: Language): FacetView[] {
  const t = productFacetMessages[language]
  const { facets } = found
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
    shows(found, query, language),
    {
      key: 'price',
      title: t.price,
      options: facetOptions(facets.price, query.price, (band) => t[priceKeys[band]], found.total),
      chosen: query.price ?? null,
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
    {
      key: 'status',
      title: t.status,
      options: facetOptions(facets.status, query.status, (status) => t[statusKeys[status]], found.total),
      chosen: query.status ?? null,
    },
  ]
}
