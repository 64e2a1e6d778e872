/** Makes what a hall shows from the answer of the server, in the words of its page. Runs on the server. */
import { BOOTHS_MAX, type Booth, hallDetail, type HallDetail, HallKey, type HallKind } from '@portal/contract/hall'
import { type IndustryCode, industries } from '@portal/contract/industry'
import type { Bilingual, Language } from '@portal/contract/kit'
import { type RegionCode, regions, type ZhejiangCity, zhejiangCities } from '@portal/contract/region'
import { enterpriseAddress } from '../../../features/enterprise/enterprise-address.ts'
import { formatNumber } from '../../../lib/format.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { listAddress } from '../list/list-address.ts'
import { lastPage } from '../list/read-query.ts'
import {
  abridged,
  breadcrumbLd,
  graph,
  originOf,
  orNull,
  type PageContext,
  sentences,
  shareImage,
} from '../page-data.ts'
import type { AreaView } from './area-view.ts'
import { hallHeadMessages } from './hall-head.messages.ts'
import type { HallPageData } from './hall-page.tsx'
import { BOOTHS_A_ROW, type BoothView, type HallMode, rowOf } from './hall-view.ts'

const SIDES = ['A', 'B'] as const
const ROWS_A_PAGE = BOOTHS_MAX / BOOTHS_A_ROW

/** The number on the plan of the booth at `index` of a page: side and row; rows go on from page to page. */
export function boothNumber(index: number, page: number): string {
  const row = (page - 1) * ROWS_A_PAGE + rowOf(index) + 1
  return `${SIDES[index % BOOTHS_A_ROW === 0 ? 0 : 1]}${String(row).padStart(2, '0')}`
}

/** What of a booth is told besides its products: what the hall is not about. */
type About = 'region' | 'industry'

/** Booths as they stand in a hall. */
export const boothViews = (booths: readonly Booth[], page: number, about: About, language: Language): BoothView[] =>
  booths.map((booth, index) => ({
    id: booth.organisationId,
    to: `${enterpriseAddress(booth.organisationId)}#pavilion`,
    no: boothNumber(index, page),
    enterprise: preferEnglish(language, booth.name, booth.nameEn),
    product: booth.product ? preferEnglish(language, booth.product.name, booth.product.nameEn) : '',
    about: about === 'region' ? placeOf(booth, language) : industries[booth.industry][language],
    products: booth.productCount,
    patents: booth.patentCount,
    picture: booth.product?.cover ?? booth.picture,
    skin: booth.skin,
  }))

const placeOf = ({ region, city }: Booth, language: Language): string =>
  city === null ? regions[region][language] : zhejiangCities[city][language]

/** The way of looking that an address asks for. */
export function modeOf({ searchParams }: URL): HallMode {
  const view = searchParams.get('view')
  return view === 'list' || view === 'hall' ? view : 'auto'
}

/** The page of booths that an address asks for. */
export function pageOf({ searchParams }: URL): number {
  const asked = searchParams.get('pageNum') ?? '1'
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}

/** What is said of halls of which no operator said anything. */
const noteOf: Record<HallKind, (t: (typeof hallHeadMessages)[Language]) => string> = {
  industry: (t) => t.industryNote,
  region: (t) => t.regionNote,
  zhejiang: (t) => t.zhejiangNote,
}

const namesOf: Record<HallKind, Readonly<Record<string, Bilingual>>> = {
  industry: industries satisfies Record<IndustryCode, Bilingual>,
  region: regions satisfies Record<RegionCode, Bilingual>,
  zhejiang: zhejiangCities satisfies Record<ZhejiangCity, Bilingual>,
}

/** The areas that a hall can be narrowed to, everything first. */
function areaViews(kind: HallKind, detail: HallDetail, url: URL, language: Language): AreaView[] {
  const path = `/website/showroom/${kind}`
  const all = detail.areas.reduce(
    (sum, area) => ({
      enterprises: sum.enterprises + area.enterpriseCount,
      products: sum.products + area.productCount,
    }),
    { enterprises: 0, products: 0 },
  )
  const to = (key: string | null): string => listAddress(path, url.search, { key })
  const chosen = (key: string): boolean => detail.key === key
  return [
    { code: '', name: '', to: to(null), ...all, chosen: chosen('') },
    ...detail.areas.map(({ key, enterpriseCount, productCount }) => ({
      code: key,
      name: namesOf[kind][key]?.[language] ?? key,
      to: to(key),
      enterprises: enterpriseCount,
      products: productCount,
      chosen: chosen(key),
    })),
  ]
}

/** Asks for a page of a hall; a page beyond the last becomes the last. null when there is no such hall. */
async function askedHall(kind: HallKind, { url, call }: PageContext) {
  const key = url.searchParams.get('key') ?? ''
  if (key !== '' && !HallKey.safeParse(key).success) return null
  const ask = (pageNum: number) => orNull(call(hallDetail, { query: { kind, pageNum, ...(key !== '' && { key }) } }))
  const pageNum = pageOf(url)
  const first = await ask(pageNum)
  if (!first) return null
  const last = lastPage(first.total, BOOTHS_MAX)
  const page = Math.min(pageNum, last)
  const detail = page === pageNum ? first : await ask(page)
  return detail && { detail, page, last }
}

/** Everything of the page of a hall of one kind. */
export async function loadHall(kind: HallKind, context: PageContext): Promise<HallPageData | null> {
  const asked = await askedHall(kind, context)
  if (!asked) return null
  const { url, language } = context
  const { detail, page, last } = asked
  const t = hallHeadMessages[language]
  const title = detail.key === '' ? t[kind] : t.hall(preferEnglish(language, detail.title, detail.titleEn))
  const intro = preferEnglish(language, detail.intro, detail.introEn)
  const origin = originOf(context)
  const address = listAddress(`/website/showroom/${kind}`, '', {
    key: detail.key || null,
    pageNum: page > 1 ? String(page) : null,
  })
  const above = [
    { name: t.home, to: '/website/home' },
    { name: t.showroom, to: '/website/showroom' },
    ...(detail.key === '' ? [] : [{ name: t[kind], to: `/website/showroom/${kind}` }]),
  ]
  const said = intro || noteOf[kind](t)
  const counts = t.counts(formatNumber(detail.total), formatNumber(detail.productCount))
  const booths = boothViews(detail.list, page, kind === 'industry' ? 'region' : 'industry', language)
  return {
    head: {
      title,
      description: abridged(sentences(language, said, counts)),
      image: shareImage('hall', detail.key === '' ? kind : `${kind}-${detail.key}`, language),
      address,
      origin,
      jsonLd: graph(breadcrumbLd(origin, language, [...above, { name: title, to: address }])),
    },
    kind,
    crumbs: [...above, { name: title }],
    intro: said,
    counts,
    areas: areaViews(kind, detail, url, language),
    hall: {
      id: `${kind} ${detail.key} ${page}`,
      title,
      skin: detail.skin,
      mode: modeOf(url),
      total: detail.total,
      page,
      last,
      booths,
    },
  }
}
