/** Products as everybody sees them. What an enterprise does with its own: product-own.ts. */
import { z } from 'zod'
import { PublicCertificate } from './content.ts'
import { EnterpriseCard, facet } from './enterprise.ts'
import { VideoPlayback, Media, Picture } from './file.ts'
import { IndustryCode } from './industry.ts'
import { Day, endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'
import { PatentCard, PatentTypeSchema } from './patent.ts'
import { captionLanguages, FilingStatus, PartLayer, RecognitionStatus, ReferencePrice } from './product-document.ts'
import { RegionCode } from './region.ts'

export const ProductPart = z.object({
  no: z.string(),
  parentNo: z.string().nullable(),
  name: z.string(),
  nameEn: z.string(),
  material: z.string(),
  materialEn: z.string(),
  core: z.boolean(),
  /** Null: not shown in the picture. */
  x: z.number().nullable(),
  y: z.number().nullable(),
  restX: z.number().nullable(),
  restY: z.number().nullable(),
  nodes: z.array(z.string()),
  direction: z.tuple([z.number(), z.number(), z.number()]).nullable(),
  distance: z.number().nullable(),
  patents: z.array(
    z.object({ patentId: Id, claim: z.string(), feature: z.string(), relation: z.enum(['core', 'peripheral']) }),
  ),
})
export type ProductPart = z.infer<typeof ProductPart>

export const ProductLayer = PartLayer.omit({ fileId: true }).extend({ picture: Picture })
export type ProductLayer = z.infer<typeof ProductLayer>

export const ProductCard = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string(),
  model: z.string(),
  industry: IndustryCode,
  region: RegionCode,
  summary: z.string(),
  summaryEn: z.string(),
  cover: Picture.nullable(),
  /** The exploded picture, for the card's hover. */
  exploded: Picture.nullable(),
  partCount: z.number().int(),
  patentCount: z.number().int(),
  recognitionYear: z.number().int().nullable(),
  organisationId: Id,
  enterpriseName: z.string(),
  enterpriseNameEn: z.string(),
})
export type ProductCard = z.infer<typeof ProductCard>

export const ProductDetail = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string(),
  model: z.string(),
  industry: IndustryCode,
  summary: z.string(),
  summaryEn: z.string(),
  functions: z.string(),
  features: z.string(),
  scenario: z.string(),
  unit: z.string(),
  launchedOn: Day.nullable(),
  filingNo: z.string(),
  filingStatus: FilingStatus,
  filedOn: Day.nullable(),
  recognitionStatus: RecognitionStatus,
  recognitionYear: z.number().int().nullable(),
  pictures: z.array(Picture),
  videos: z.array(
    z.object({
      title: z.string(),
      titleEn: z.string(),
      playback: VideoPlayback,
      cover: Picture.nullable(),
      captions: z.array(z.object({ language: z.enum(captionLanguages), url: z.string() })),
    }),
  ),
  certificates: z.array(PublicCertificate),
  price: ReferencePrice.nullable(),
  /** A model, an exploded picture, or both. */
  chain: z
    .object({
      exploded: Picture.nullable(),
      assembled: Picture.nullable(),
      model: Media.nullable(),
      parts: z.array(ProductPart),
      /** The parts one by one, on the exploded picture; empty where there are no such pictures. */
      layers: z.array(ProductLayer),
    })
    .nullable(),
  /** With the way the enterprise holds the right, when it is not the applicant itself. */
  patents: z.array(PatentCard.extend({ right: z.enum(['own', 'licence', 'transfer', 'other']) })),
  enterprise: EnterpriseCard,
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
})
export type ProductDetail = z.infer<typeof ProductDetail>

export const productSorts = ['newest', 'patents', 'name'] as const
/** Where at least one linked patent stands; what an enterprise only states counts for none. */
export const StandingStatus = z.enum(['in-force', 'pending', 'lapsed'])
export type StandingStatus = z.infer<typeof StandingStatus>
/** Ranges of the reference price in CNY; a price that spans several belongs to each. Other currencies belong to none. */
export const priceBands = ['under-10k', '10k-100k', '100k-1m', 'over-1m', 'on-request'] as const
export const PriceBand = z.enum(priceBands)
export type PriceBand = z.infer<typeof PriceBand>
/** A filter that is only ever set. */
const Set = z.enum(['true']).optional()
export const ProductQuery = PageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(60).default(12),
  keywords: text(100).optional(),
  industry: IndustryCode.optional(),
  region: RegionCode.optional(),
  year: z.coerce.number().int().min(2022).max(2100).optional(),
  type: PatentTypeSchema.optional(),
  chain: Set,
  video: Set,
  model: Set,
  certificate: Set,
  status: StandingStatus.optional(),
  price: PriceBand.optional(),
  enterprise: Id.optional(),
  sort: z.enum(productSorts).optional(),
})
export type ProductQuery = z.output<typeof ProductQuery>

export const productPage = endpoint({
  method: 'GET',
  path: '/api/web/product/page',
  access: 'public',
  summary: 'Published products by keywords and facets; each facet is counted under the other filters.',
  query: ProductQuery,
  data: page(ProductCard).extend({
    facets: z.object({
      industry: facet(IndustryCode),
      region: facet(RegionCode),
      year: facet(z.number().int()),
      type: facet(PatentTypeSchema),
      chain: z.number().int(),
      video: z.number().int(),
      model: z.number().int(),
      certificate: z.number().int(),
      status: facet(StandingStatus),
      price: facet(PriceBand),
    }),
    /** The terms that matched, for highlighting. */
    terms: z.array(z.string()),
    /** The public patent whose number the keywords are: the products are those that it protects. */
    patent: PatentCard.nullable(),
  }),
})
export type ProductPage = z.infer<typeof productPage.data>

/** At most this many products are drawn by their ids in one answer. */
export const CHOSEN_MAX = 24
export const productChosen = endpoint({
  method: 'GET',
  path: '/api/web/product/chosen',
  access: 'public',
  summary: 'Published products by their ids, in that order; those not on the website are left out.',
  query: z.object({
    /** Joined by commas. */
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id).max(CHOSEN_MAX)),
  }),
  data: z.array(ProductCard),
})

/** The home page in one answer. */
export const productShowcase = endpoint({
  method: 'GET',
  path: '/api/web/product/showcase',
  access: 'public',
  summary:
    'Key figures, the seven industries with counts, a product taken apart, the products that operators put forward, the newest ones.',
  data: z.object({
    figures: z.object({
      products: z.number().int(),
      enterprises: z.number().int(),
      patents: z.number().int(),
      parts: z.number().int(),
    }),
    industries: z.array(z.object({ code: IndustryCode, count: z.number().int() })),
    /** The first of those put forward that can be taken apart, or else the one that rests on most patents. */
    hero: ProductDetail.nullable(),
    /** Put forward by operators, in their order; empty while none of them is on the website. */
    featured: z.array(ProductCard),
    newest: z.array(ProductCard),
    dataAsOf: Instant,
  }),
})
export type ProductShowcase = z.infer<typeof productShowcase.data>

export const productDetail = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/web/ent/product/detail',
  access: 'public',
  summary: 'One published product with pictures, parts, patents, enterprise and related products.',
  body: z.object({ productId: Id }),
  data: ProductDetail.extend({ related: z.array(ProductCard) }),
})
