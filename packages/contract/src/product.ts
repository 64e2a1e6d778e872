/** Products: what an enterprise writes, what visitors see. */
import { z } from 'zod'
import { contentDetail, ContentSaved, contentSave, ContentState, ContentStatus } from './content.ts'
import { EnterpriseCard, facet } from './enterprise.ts'
import { Picture } from './file.ts'
import { IndustryCode } from './industry.ts'
import { Day, endpoint, FileId, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'
import { PatentCard } from './patent.ts'
import { RegionCode } from './region.ts'

/** Content kinds of a product that exist so far: facts with linked patents, detail pictures, exploded chain. */
export const productKinds = ['basics', 'pictures', 'chain'] as const
export const ProductKind = z.enum(productKinds)
export type ProductKind = z.infer<typeof ProductKind>

/** 备案状态: 0 draft · 1 submitted · 2 returned · 3 filed · 4 update due · 5 lapsed. */
export const FilingStatus = z.enum(['0', '1', '2', '3', '4', '5'])
/** 认定状态: 0 not taking part · 1 declared · 2 patent evaluation · 3 to be supplemented · 4 industry evaluation · 5 publicity · 6 recognised · 7 not passed · 8 objection. */
export const RecognitionStatus = z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8'])

/** Why an enterprise may use a patent of somebody else. */
export const ProofOfRight = z.object({
  kind: z.enum(['licence', 'transfer', 'other']),
  /** e.g. contract number and term */
  statement: text(500),
  fileId: FileId.nullable().default(null),
})
export const LinkedPatent = z.object({ patentId: Id, proof: ProofOfRight.nullable().default(null) })

const amount = z.number().min(0).max(1e12).nullable().default(null)
/** Figures of one year, 万元; kept for counselling, never public. */
export const AnnualFigures = z.object({
  year: z.number().int().min(2000).max(2100).nullable().default(null),
  outputValue: amount,
  salesRevenue: amount,
  profit: amount,
  exportValue: amount,
})

export const ProductBasics = z.object({
  name: requiredText(120),
  nameEn: text(160).default(''),
  model: text(120).default(''),
  industry: IndustryCode,
  /** One sentence for lists. */
  summary: text(200).default(''),
  summaryEn: text(400).default(''),
  /** 主要功能/用途, 技术特点, 应用场景 */
  functions: text(2000).default(''),
  features: text(4000).default(''),
  scenario: text(2000).default(''),
  unit: text(20).default(''),
  launchedOn: Day.nullable().default(null),
  filingNo: text(60).default(''),
  filingStatus: FilingStatus.default('0'),
  filedOn: Day.nullable().default(null),
  recognitionStatus: RecognitionStatus.default('0'),
  recognitionYear: z.number().int().min(2022).max(2100).nullable().default(null),
  annual: AnnualFigures.default({ year: null, outputValue: null, salesRevenue: null, profit: null, exportValue: null }),
  patents: z.array(LinkedPatent).max(100).default([]),
})
export type ProductBasics = z.infer<typeof ProductBasics>

export const ProductPicture = z.object({ fileId: FileId, alt: text(200).default('') })
export type ProductPicture = z.infer<typeof ProductPicture>
export const PICTURES_MAX = 20

const Fraction = z.number().min(0).max(1)
/** A part of the exploded view; x, y are fractions of the exploded picture, restX, restY of the assembled one. */
export const ChainPart = z.object({
  no: requiredText(20),
  parentNo: text(20).nullable().default(null),
  name: requiredText(80),
  nameEn: text(120).default(''),
  material: text(80).default(''),
  materialEn: text(120).default(''),
  core: z.boolean().default(false),
  x: Fraction,
  y: Fraction,
  restX: Fraction.nullable().default(null),
  restY: Fraction.nullable().default(null),
  patents: z
    .array(
      z.object({
        patentId: Id,
        claim: text(40).default(''),
        feature: requiredText(500),
        relation: z.enum(['core', 'peripheral']).default('core'),
      }),
    )
    .max(20)
    .default([]),
})
export const ProductChain = z.object({
  exploded: FileId,
  assembled: FileId.nullable().default(null),
  parts: z.array(ChainPart).min(1).max(100),
})
export type ProductChain = z.infer<typeof ProductChain>

// ——— What everybody sees ———

export const ProductPart = z.object({
  no: z.string(),
  parentNo: z.string().nullable(),
  name: z.string(),
  nameEn: z.string(),
  material: z.string(),
  materialEn: z.string(),
  core: z.boolean(),
  x: z.number(),
  y: z.number(),
  restX: z.number().nullable(),
  restY: z.number().nullable(),
  patents: z.array(
    z.object({ patentId: Id, claim: z.string(), feature: z.string(), relation: z.enum(['core', 'peripheral']) }),
  ),
})
export type ProductPart = z.infer<typeof ProductPart>

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
  enterpriseId: Id,
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
  chain: z.object({ exploded: Picture, assembled: Picture.nullable(), parts: z.array(ProductPart) }).nullable(),
  /** With the way the enterprise holds the right, when it is not the applicant itself. */
  patents: z.array(PatentCard.extend({ right: z.enum(['own', 'licence', 'transfer', 'other']) })),
  enterprise: EnterpriseCard,
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
})
export type ProductDetail = z.infer<typeof ProductDetail>

export const productSorts = ['newest', 'patents', 'name'] as const
export const ProductQuery = PageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(60).default(12),
  keywords: text(100).optional(),
  industry: IndustryCode.optional(),
  region: RegionCode.optional(),
  year: z.coerce.number().int().min(2022).max(2100).optional(),
  type: z.enum(['invention', 'utility-model', 'design']).optional(),
  chain: z.enum(['true']).optional(),
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
      type: facet(z.enum(['invention', 'utility-model', 'design'])),
      chain: z.number().int(),
    }),
    /** The words that matched, for highlighting. */
    words: z.array(z.string()),
  }),
})
export type ProductPage = z.infer<typeof productPage.data>

/** The home page in one answer. */
export const productShowcase = endpoint({
  method: 'GET',
  path: '/api/web/product/showcase',
  access: 'public',
  summary: 'Key figures, the seven industries with counts, a featured product taken apart, the newest products.',
  data: z.object({
    figures: z.object({
      products: z.number().int(),
      enterprises: z.number().int(),
      patents: z.number().int(),
      parts: z.number().int(),
    }),
    industries: z.array(z.object({ code: IndustryCode, count: z.number().int() })),
    featured: ProductDetail.nullable(),
    newest: z.array(ProductCard),
    dataAsOf: Instant,
  }),
})
export type ProductShowcase = z.infer<typeof productShowcase.data>

export const productDetail = endpoint({
  method: 'POST',
  path: '/api/web/ent/product/detail',
  access: 'public',
  summary: 'One published product with pictures, parts, patents, enterprise and related products.',
  body: z.object({ productId: Id }),
  data: ProductDetail.extend({ related: z.array(ProductCard) }),
})

// ——— What its enterprise does ———

export const OwnProduct = z.object({
  id: Id,
  name: z.string(),
  model: z.string(),
  industry: IndustryCode,
  cover: Picture.nullable(),
  patentCount: z.number().int(),
  basics: ContentStatus,
  pictures: ContentStatus,
  chain: ContentStatus,
  /** 0–100, and what is missing. */
  completeness: z.number().int(),
  missing: z.array(z.enum(['summary', 'functions', 'features', 'patents', 'pictures', 'chain'])),
  /** Whether visitors see it now. */
  onWebsite: z.boolean(),
  updatedAt: Instant,
  can: z.object({ edit: z.boolean() }),
})
export type OwnProduct = z.infer<typeof OwnProduct>

export const searchPageByParam = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/searchPageByParam',
  access: 'product:read:own',
  summary: "The caller's own products in all states.",
  body: PageQuery.extend({
    keywords: text(100).optional(),
    industry: IndustryCode.optional(),
    /** Products any of whose kinds has this status. */
    status: ContentStatus.optional(),
    sort: z.enum(['updated', 'name', 'completeness']).default('updated'),
  }),
  data: page(OwnProduct).extend({
    counts: z.object({
      all: z.number().int(),
      published: z.number().int(),
      underReview: z.number().int(),
      rejected: z.number().int(),
      draft: z.number().int(),
    }),
  }),
})

const ofProduct = z.object({ productId: Id })

export const productSave = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/save',
  access: 'product:edit:own',
  summary: 'Create a product (no productId) or save its facts and linked patents.',
  body: contentSave({ productId: Id.optional(), ...ProductBasics.shape }),
  data: ContentSaved,
})
export const productGet = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/get',
  access: 'product:read:own',
  summary: 'The newest revision of the facts of an own product, with the cards of its linked patents.',
  body: ofProduct,
  data: contentDetail({
    productId: Id,
    content: ProductBasics,
    patents: z.array(PatentCard.extend({ owned: z.boolean() })),
    /** Pictures of proofs of right by file id, drawable. */
    files: z.array(Picture),
    can: z.object({ edit: z.boolean() }),
  }),
})

export const picStatus = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/picStatus',
  access: 'product:read:own',
  summary: 'State of the detail pictures.',
  body: ofProduct,
  data: ContentState,
})
export const picSave = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/picSave',
  access: 'product:edit:own',
  summary: 'Save the detail pictures in their order; the first one is the cover.',
  body: contentSave({ productId: Id, pictures: z.array(ProductPicture).max(PICTURES_MAX) }),
  data: ContentSaved,
})
export const getPicDetail = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/getPicDetail',
  access: 'product:read:own',
  summary: 'The newest revision of the detail pictures.',
  body: ofProduct,
  data: contentDetail({
    productId: Id,
    productName: z.string(),
    pictures: z.array(Picture),
    can: z.object({ edit: z.boolean() }),
  }),
})

const ofKind = z.object({ productId: Id, kind: ProductKind })
export const contentRecall = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/recall',
  access: 'product:edit:own',
  summary: 'Take a revision back from review; it becomes a draft.',
  body: ofKind,
  data: ContentSaved,
})
export const contentWithdraw = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/withdraw',
  access: 'product:edit:own',
  summary: 'Take what is published off the website.',
  body: ofKind,
  data: ContentSaved,
})

export const productPreview = endpoint({
  method: 'POST',
  path: '/api/enterprise/product/preview',
  access: 'product:read:own',
  summary: 'The public page of an own product as it would look with its newest revisions.',
  body: ofProduct,
  data: ProductDetail,
})

/** What A0409 carries in `data`: the revision that is newest now, so that the editor can show both. */
export const Conflict = z.object({
  revision: z.number().int(),
  updatedBy: z.string().nullable(),
  updatedAt: Instant.nullable(),
})
export type Conflict = z.infer<typeof Conflict>
