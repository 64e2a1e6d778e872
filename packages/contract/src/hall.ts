/** Exhibition halls and theme expos as visitors walk them. */
import { z } from 'zod'
import { PavilionSkin } from './enterprise-content.ts'
import { Picture } from './file.ts'
import { IndustryCode } from './industry.ts'
import { chosen, Day, endpoint, Id, Instant, page, PageQuery } from './kit.ts'
import { NewsCard } from './news.ts'
import { ProductCard } from './product.ts'
import { RegionCode, ZhejiangCity } from './region.ts'

/**
 * Halls that stand by themselves: of an industry, of a region, of Zhejiang's cities. Their keys are codes of
 * contract/industry.ts, contract/region.ts (two digits) and `zhejiangCities` (four digits).
 */
export const hallKinds = ['industry', 'region', 'zhejiang'] as const
export const HallKind = z.enum(hallKinds)
export type HallKind = z.infer<typeof HallKind>
export const HallKey = z.string().regex(/^\d{2}(\d{2})?$/, { error: 'hall.key' })

/** `announced` before its first day · `running` · `past` after its last day; days of Asia/Shanghai. */
export const expoStates = ['announced', 'running', 'past'] as const
export const ExpoState = z.enum(expoStates)
export type ExpoState = z.infer<typeof ExpoState>

/** The most booths one page may have. */
export const BOOTHS_MAX = 60

/** An enterprise with products on the website, as it stands in a hall. */
export const Booth = z.object({
  organisationId: Id,
  name: z.string(),
  nameEn: z.string(),
  region: RegionCode,
  /** Only of enterprises in Zhejiang whose city is known. */
  city: ZhejiangCity.nullable(),
  industry: IndustryCode,
  /** The banner of its pavilion, or the cover of the product shown. */
  picture: Picture.nullable(),
  /** What it shows first: the first of its pavilion's order, or else its newest. */
  product: z.object({ id: Id, name: z.string(), nameEn: z.string(), cover: Picture.nullable() }).nullable(),
  productCount: z.number().int(),
  patentCount: z.number().int(),
  /** Of its pavilion, or else of the hall. */
  skin: PavilionSkin,
})
export type Booth = z.infer<typeof Booth>

/** How much stands in a hall, or in an area of a map. */
export const HallCount = z.object({
  key: z.string(),
  enterpriseCount: z.number().int(),
  productCount: z.number().int(),
})
export type HallCount = z.infer<typeof HallCount>

export const HallCard = z.object({
  kind: HallKind,
  key: HallKey,
  title: z.string(),
  titleEn: z.string(),
  enterpriseCount: z.number().int(),
  productCount: z.number().int(),
  /** Of its first booth. */
  picture: Picture.nullable(),
  skin: PavilionSkin,
})
export type HallCard = z.infer<typeof HallCard>

/** An expo as lists show it. What has no English side says '' there. */
export const ExpoCard = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.string(),
  summary: z.string(),
  summaryEn: z.string(),
  place: z.string(),
  placeEn: z.string(),
  /** First and last day. */
  startsOn: Day,
  endsOn: Day,
  state: ExpoState,
  banner: Picture.nullable(),
  skin: PavilionSkin,
  enterpriseCount: z.number().int(),
  productCount: z.number().int(),
})
export type ExpoCard = z.infer<typeof ExpoCard>

export const hallOverview = endpoint({
  method: 'GET',
  path: '/api/web/hall/overview',
  access: 'public',
  summary:
    'Every hall by kind with what stands in it (all industries; regions and cities where somebody stands), and the expos that run, come next or were last.',
  data: z.object({
    industry: z.array(HallCard),
    region: z.array(HallCard),
    zhejiang: z.array(HallCard),
    /** Running ones first, then those to come, then those past; at most twelve. */
    expos: z.array(ExpoCard),
    /** Everything together: of the whole country, and of Zhejiang. */
    total: HallCount,
    zhejiangTotal: HallCount,
  }),
})
export type HallOverview = z.infer<typeof hallOverview.data>

const BoothPage = PageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(BOOTHS_MAX).default(BOOTHS_MAX) })

export const hallDetail = endpoint({
  method: 'GET',
  path: '/api/web/hall/detail',
  access: 'public',
  summary:
    'One hall: its booths, those an operator put in front first, then those that show most of themselves. Without key the hall of all industries, of the whole country, of all Zhejiang.',
  query: BoothPage.extend({ kind: HallKind, key: chosen(HallKey) }),
  data: z.object({
    kind: HallKind,
    /** '' for the hall of everything of its kind. */
    key: z.string(),
    title: z.string(),
    titleEn: z.string(),
    /** What an operator says of it; '' where nothing. */
    intro: z.string(),
    introEn: z.string(),
    skin: PavilionSkin,
    ...page(Booth).shape,
    productCount: z.number().int(),
    /** Every hall of this kind that is not empty: the areas of the map, or the industries, in the order of their codes. */
    areas: z.array(HallCount),
  }),
})
export type HallDetail = z.infer<typeof hallDetail.data>

export const expoPage = endpoint({
  method: 'GET',
  path: '/api/web/expo/page',
  access: 'public',
  summary: 'Published expos: running ones first, then those to come, then those past; with the number of each state.',
  query: PageQuery.extend({
    pageSize: z.coerce.number().int().min(1).max(60).default(12),
    state: chosen(ExpoState),
  }),
  data: page(ExpoCard).extend({ states: z.array(z.object({ value: ExpoState, count: z.number().int() })) }),
})
export type ExpoPage = z.infer<typeof expoPage.data>

/** At most this many enterprises are drawn by their ids in one answer. */
export const FACES_MAX = 60

export const enterpriseFaces = endpoint({
  method: 'GET',
  path: '/api/web/hall/faces',
  access: 'public',
  summary: 'The pictures of what enterprises show first; those without a pictured product on the website are left out.',
  query: z.object({
    /** Joined by commas. */
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id).max(FACES_MAX)),
  }),
  data: z.array(z.object({ organisationId: Id, picture: Picture })),
})
export type EnterpriseFaces = z.infer<typeof enterpriseFaces.data>

/** A time of day in Asia/Shanghai, `HH:MM`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time.form' })

/** What happens when and where. */
export const ProgrammeEntry = z.object({
  day: Day,
  startsAt: TimeOfDay,
  /** '' when it is not said. */
  endsAt: z.union([z.literal(''), TimeOfDay]),
  title: z.string(),
  titleEn: z.string(),
  place: z.string(),
  placeEn: z.string(),
  speaker: z.string(),
  speakerEn: z.string(),
})
export type ProgrammeEntry = z.infer<typeof ProgrammeEntry>

export const expoDetail = endpoint({
  method: 'GET',
  path: '/api/web/expo/detail',
  access: 'public',
  summary:
    'One published expo with its programme, a page of its booths, some of their products and its newest articles.',
  query: BoothPage.extend({ id: Id }),
  data: ExpoCard.extend({
    /** Plain text; an empty line parts paragraphs. */
    description: z.string(),
    descriptionEn: z.string(),
    programme: z.array(ProgrammeEntry),
    booths: page(Booth),
    /** Of the booths on this page, at most twelve. */
    products: z.array(ProductCard),
    /** The newest six. */
    news: z.array(NewsCard),
    newsTotal: z.number().int(),
    updatedAt: Instant,
  }),
})
export type ExpoDetail = z.infer<typeof expoDetail.data>

export const expoNews = endpoint({
  method: 'GET',
  path: '/api/web/expo/news',
  access: 'public',
  summary: 'The articles of one published expo, newest first.',
  query: PageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(60).default(12), id: Id }),
  data: page(NewsCard).extend({ expo: ExpoCard }),
})
export type ExpoNews = z.infer<typeof expoNews.data>
