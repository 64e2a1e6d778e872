/** What the home page shows, picked and worded for its language. */
import { enterprisePage } from '@portal/contract/enterprise'
import type { Picture } from '@portal/contract/file'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import type { LegalStatus } from '@portal/contract/patent'
import { productShowcase, type ProductDetail, type ProductShowcase } from '@portal/contract/product'
import { type EnterpriseCardView, enterpriseCardView } from '../../../features/enterprise/enterprise-card.view.ts'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import type { StagePart } from '../../../features/product/exploded-stage.tsx'
import { type ProductCardView, productCardView } from '../../../features/product/product-card.view.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { graph, type Load, originOf, type PageHead } from '../page-data.ts'
import { type Place, placeCallouts, standingApart } from './callouts.ts'
import { homeHeadWords } from './home-head.messages.ts'
import { picturedChain, type PlacedPart, placedParts } from '../../../features/product/placed-part.ts'

export interface Callout extends Place {
  no: string
  part: string
  patentId: string
  number: string
  legalStatus: LegalStatus
}

export interface HeroView {
  id: string
  name: string
  enterprise: string
  exploded: Picture
  assembled: Picture | null
  parts: StagePart[]
  callouts: Callout[]
}

export interface HomeData {
  head: PageHead
  figures: ProductShowcase['figures']
  dataAsOf: string
  industries: { code: string; name: string; count: number }[]
  hero: HeroView | null
  newest: ProductCardView[]
  enterprises: EnterpriseCardView[]
}

const CALLOUTS = 5
const NEWEST = 8

/** Core parts first, then those with most patents; a patent is called out once. */
function calloutsOf(parts: readonly PlacedPart[], patents: ProductDetail['patents'], language: Language) {
  const seen = new Set<string>()
  const ranked = parts.toSorted((a, b) => Number(b.core) - Number(a.core) || b.patents.length - a.patents.length)
  const chosen = ranked.flatMap((part) => {
    const link = part.patents.find(({ patentId }) => !seen.has(patentId))
    const patent = patents.find(({ id }) => id === link?.patentId)
    if (!patent) return []
    seen.add(patent.id)
    return [{ part, patent }]
  })
  const called = standingApart(chosen, ({ part }) => part, CALLOUTS)
  const places = placeCallouts(
    called.map(({ part }) => part),
    parts,
  )
  return called.flatMap(({ part, patent }, index): Callout[] => {
    const place = places[index]
    if (!place) return []
    return [
      {
        ...place,
        no: part.no,
        part: preferEnglish(language, part.name, part.nameEn),
        patentId: patent.id,
        number: printedNumber(patent),
        legalStatus: patent.legalStatus,
      },
    ]
  })
}

function heroOf(featured: ProductDetail | null, language: Language): HeroView | null {
  const chain = picturedChain(featured?.chain ?? null)
  if (!featured || !chain) return null
  const { enterprise } = featured
  const parts = placedParts(chain.parts)
  return {
    id: featured.id,
    name: preferEnglish(language, featured.name, featured.nameEn),
    enterprise: preferEnglish(language, enterprise.name, enterprise.nameEn),
    exploded: chain.exploded,
    assembled: chain.assembled,
    parts: parts.map(({ no, x, y, restX, restY, name, nameEn }) => ({
      no,
      x,
      y,
      restX,
      restY,
      name: preferEnglish(language, name, nameEn),
    })),
    callouts: calloutsOf(parts, featured.patents, language),
  }
}

/** What it reads of the address. */
export const query = [] as const

export const load: Load<HomeData> = async (context) => {
  const { call, language } = context
  const [showcase, enterprises] = await Promise.all([
    call(productShowcase, {}),
    call(enterprisePage, { query: { pageSize: 3 } }),
  ])
  const t = homeHeadWords[language]
  const origin = originOf(context)
  const hero = heroOf(showcase.featured, language)
  return {
    head: {
      title: t.headTitle,
      description: t.headDescription,
      address: '/website/home',
      origin,
      jsonLd: graph({
        '@type': 'WebSite',
        name: t.headTitle,
        url: `${origin}/website/home`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/website/product?keywords={keywords}`,
          'query-input': 'required name=keywords',
        },
      }),
    },
    figures: showcase.figures,
    dataAsOf: showcase.dataAsOf,
    industries: showcase.industries.map(({ code, count }) => ({ code, count, name: industries[code][language] })),
    hero,
    newest: showcase.newest.slice(0, NEWEST).map((card) => productCardView(card, language)),
    enterprises: enterprises.list.map((card) => enterpriseCardView(card, language)),
  }
}
