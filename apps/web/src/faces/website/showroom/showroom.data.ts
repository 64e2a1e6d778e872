/** All halls by kind, and the expos. */
import type { PavilionSkin } from '@portal/contract/enterprise-content'
import type { Picture } from '@portal/contract/file'
import { type HallCard, type HallKind, hallKinds, hallOverview, type HallOverview } from '@portal/contract/hall'
import type { Language } from '@portal/contract/kit'
import { formatNumber } from '../../../lib/format.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import type { Crumb } from '../../../ui/breadcrumb.tsx'
import { expoCardView } from '../expo/expo.data.ts'
import type { ExpoCardView } from '../expo/expo-view.ts'
import { hallHeadMessages } from '../hall/hall-head.messages.ts'
import { breadcrumbLd, graph, type Load, originOf, type PageHead, shareImage } from '../page-data.ts'
import { showroomMessages } from './showroom.messages.ts'

export interface HallCardView {
  key: string
  to: string
  title: string
  enterprises: number
  products: number
  picture: Picture | null
  skin: PavilionSkin
}

/** The halls of one kind. */
export interface HallGroup {
  kind: HallKind
  title: string
  note: string
  to: string
  halls: HallCardView[]
}

export interface ShowroomData {
  head: PageHead
  crumbs: Crumb[]
  counts: string
  note: string
  groups: HallGroup[]
  expos: ExpoCardView[]
}

/** Expos shown; the others are on their own page. */
const EXPOS = 3

const hallCardView = (card: HallCard, language: Language): HallCardView => ({
  key: card.key,
  to: `/website/showroom/${card.kind}?key=${card.key}`,
  title: hallHeadMessages[language].hall(preferEnglish(language, card.title, card.titleEn)),
  enterprises: card.enterpriseCount,
  products: card.productCount,
  picture: card.picture,
  skin: card.skin,
})

const noteOf: Record<HallKind, (t: (typeof showroomMessages)[Language]) => string> = {
  industry: (t) => t.industryNote,
  region: (t) => t.regionNote,
  zhejiang: (t) => t.zhejiangNote,
}

function groupOf(kind: HallKind, overview: HallOverview, language: Language): HallGroup {
  return {
    kind,
    title: hallHeadMessages[language][kind],
    note: noteOf[kind](showroomMessages[language]),
    to: `/website/showroom/${kind}`,
    halls: overview[kind].map((card) => hallCardView(card, language)),
  }
}

/** What it reads of the address. */
export const query = [] as const

export const load: Load<ShowroomData> = async (context) => {
  const { language, call } = context
  const overview = await call(hallOverview, {})
  const t = showroomMessages[language]
  const words = hallHeadMessages[language]
  const origin = originOf(context)
  const address = '/website/showroom'
  const { enterpriseCount, productCount } = overview.total
  return {
    head: {
      title: t.title,
      description: t.description,
      image: shareImage('showroom', '', language),
      address,
      origin,
      jsonLd: graph(
        breadcrumbLd(origin, language, [
          { name: words.home, to: '/website/home' },
          { name: t.title, to: address },
        ]),
      ),
    },
    crumbs: [{ name: words.home, to: '/website/home' }, { name: t.title }],
    counts: words.counts(formatNumber(enterpriseCount), formatNumber(productCount)),
    note: t.note,
    groups: hallKinds.map((kind) => groupOf(kind, overview, language)).filter(({ halls }) => halls.length > 0),
    expos: overview.expos.slice(0, EXPOS).map((card) => expoCardView(card, language)),
  }
}
