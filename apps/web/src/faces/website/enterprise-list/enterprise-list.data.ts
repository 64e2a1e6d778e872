/** Certified enterprises under the filters of the address. */
import { enterprisePage, EnterpriseQuery } from '@portal/contract/enterprise'
import type { Picture } from '@portal/contract/file'
import { enterpriseFaces } from '@portal/contract/hall'
import { industries } from '@portal/contract/industry'
import type { Data, Language } from '@portal/contract/kit'
import { regions } from '@portal/contract/region'
import { type EnterpriseCardView, enterpriseCardView } from '../../../features/enterprise/enterprise-card.view.ts'
import { formatNumber } from '../../../lib/format.ts'
import { type ChosenFilter, chosenFilters, type FacetOption, facetOptions, type FacetView } from '../list/facet.ts'
import { listAddress } from '../list/list-address.ts'
import { lastPage, readQuery } from '../list/read-query.ts'
import { type Load, originOf, type PageHead, sentences } from '../page-data.ts'
import { enterpriseListMessages } from './enterprise-list.messages.ts'

const traits = ['products', 'recognised', 'certificates'] as const

/** What an enterprise shows: each is a filter of its own, several can be set. */
function shows({ facets, total }: Data<typeof enterprisePage>, query: EnterpriseQuery, language: Language): FacetView {
  const t = enterpriseListMessages[language]
  const options = traits.map((key): FacetOption => {
    const isSet = query[key] === 'true'
    return { key, value: 'true', name: t[key], count: facets[key] || (isSet ? total : 0), isSet }
  })
  return { key: 'shows', title: t.shows, options: options.filter((one) => one.count > 0 || one.isSet), chosen: null }
}

export interface EnterpriseListData {
  head: PageHead
  total: number
  page: number
  last: number
  keywords: string
  list: (EnterpriseCardView & { picture: Picture | null })[]
  facets: FacetView[]
  chosen: ChosenFilter[]
}

/** What it reads of the address. */
export const query = Object.keys(EnterpriseQuery.shape)

export const load: Load<EnterpriseListData> = async (context) => {
  const { language, call, url } = context
  const t = enterpriseListMessages[language]
  const query = readQuery(EnterpriseQuery, url.searchParams)
  const asked = await call(enterprisePage, { query })
  const last = lastPage(asked.total, query.pageSize)
  const page = Math.min(query.pageNum, last)
  const found = page === query.pageNum ? asked : await call(enterprisePage, { query: { ...query, pageNum: page } })
  const ids = found.list.map(({ id }) => id).join()
  const faces = ids === '' ? [] : await call(enterpriseFaces, { query: { ids } })
  const pictures = new Map(faces.map(({ organisationId, picture }) => [organisationId, picture]))
  const facets: FacetView[] = [
    {
      key: 'industry',
      title: t.industry,
      options: facetOptions(found.facets.industry, query.industry, (code) => industries[code][language]),
      chosen: query.industry ?? null,
    },
    {
      key: 'region',
      title: t.region,
      options: facetOptions(found.facets.region, query.region, (code) => regions[code][language]),
      chosen: query.region ?? null,
    },
    shows(found, query, language),
  ]
  const more = query.keywords ? [{ key: 'keywords', name: t.keywords(query.keywords) }] : []
  return {
    head: {
      title: query.keywords ? t.found(query.keywords) : t.title,
      description: sentences(language, t.description, t.count(formatNumber(found.total))),
      address: listAddress('/website/enterprise', '', {
        industry: query.industry ?? null,
        region: query.region ?? null,
        pageNum: page > 1 ? String(page) : null,
      }),
      origin: originOf(context),
    },
    total: found.total,
    page,
    last,
    keywords: query.keywords ?? '',
    list: found.list.map((card) => ({
      ...enterpriseCardView(card, language),
      picture: pictures.get(card.id) ?? null,
    })),
    facets,
    chosen: chosenFilters(facets, more),
  }
}
