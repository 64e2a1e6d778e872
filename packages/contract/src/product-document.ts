/** What an enterprise writes about a product: one document per content kind, numbered in revisions. */
import { z } from 'zod'
import { Certificate, CERTIFICATES_MAX } from './content.ts'
import { type exhibitKinds, productKinds } from './content-kind.ts'
import { IndustryCode } from './industry.ts'
import { Day, FileId, Id, requiredText, text } from './kit.ts'

/** Content kinds of a product: facts with linked patents, detail pictures, videos, certificates, reference price, parts. */
export const ProductKind = z.enum(productKinds)
export type ProductKind = z.infer<typeof ProductKind>
/** Kinds besides the facts. */
export type ExhibitKind = (typeof exhibitKinds)[number]

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
export const ProductPictures = z.object({ pictures: z.array(ProductPicture).max(PICTURES_MAX) })
export type ProductPictures = z.infer<typeof ProductPictures>

export const captionLanguages = ['zh-cn', 'en'] as const
export const VideoCaption = z.object({ language: z.enum(captionLanguages), fileId: FileId })
/** A video with its cover (null: the frame the platform takes) and captions (WebVTT), one file per language. */
export const ProductVideo = z.object({
  fileId: FileId,
  title: requiredText(80),
  titleEn: text(120).default(''),
  cover: FileId.nullable().default(null),
  captions: z.array(VideoCaption).max(captionLanguages.length).default([]),
})
export type ProductVideo = z.infer<typeof ProductVideo>
export const VIDEOS_MAX = 3
export const ProductVideos = z.object({ videos: z.array(ProductVideo).max(VIDEOS_MAX) })
export type ProductVideos = z.infer<typeof ProductVideos>

export const ProductCertificates = z.object({ certificates: z.array(Certificate).max(CERTIFICATES_MAX) })
export type ProductCertificates = z.infer<typeof ProductCertificates>

/** One price · from–to · by quantity · 面议 (asked for). */
export const priceModes = ['fixed', 'range', 'tiers', 'negotiable'] as const
export const PriceMode = z.enum(priceModes)
export type PriceMode = z.infer<typeof PriceMode>
/** ISO 4217. */
export const currencies = ['CNY', 'USD', 'EUR', 'JPY', 'HKD', 'GBP'] as const
const Amount = z.number().min(0).max(1e12).multipleOf(0.01)
/** A price per `unit`; `tiers` by the smallest quantity they apply from, ascending. */
export const ReferencePrice = z.object({
  mode: PriceMode,
  currency: z.enum(currencies).default('CNY'),
  /** What one piece is: 台, 套, kg; empty: the unit of the product's facts. */
  unit: text(20).default(''),
  taxIncluded: z.boolean().default(true),
  /** Per cent. */
  taxRate: z.number().min(0).max(100).nullable().default(null),
  amount: Amount.nullable().default(null),
  from: Amount.nullable().default(null),
  to: Amount.nullable().default(null),
  tiers: z
    .array(z.object({ quantity: z.number().int().min(1).max(1e9), amount: Amount }))
    .max(10)
    .default([]),
  validUntil: Day.nullable().default(null),
  note: text(200).default(''),
  noteEn: text(400).default(''),
})
export type ReferencePrice = z.infer<typeof ReferencePrice>

const Fraction = z.number().min(0).max(1)
const Direction = z.tuple([z.number().min(-1).max(1), z.number().min(-1).max(1), z.number().min(-1).max(1)])
/**
 * A part of the exploded view. x, y are fractions of the exploded picture, restX, restY of the assembled one (null: not
 * shown there). `nodes` are keys of the model's tree that make up the part; it moves by `distance` (lengths of the
 * model's longest side) along `direction` (null: where its place suggests).
 */
export const ChainPart = z.object({
  no: requiredText(20),
  parentNo: text(20).nullable().default(null),
  /** A draft may lack it: models are often named in English alone. */
  name: text(80),
  nameEn: text(120).default(''),
  material: text(80).default(''),
  materialEn: text(120).default(''),
  core: z.boolean().default(false),
  x: Fraction.nullable().default(null),
  y: Fraction.nullable().default(null),
  restX: Fraction.nullable().default(null),
  restY: Fraction.nullable().default(null),
  nodes: z.array(requiredText(300)).max(2000).default([]),
  direction: Direction.nullable().default(null),
  distance: z.number().min(0).max(5).nullable().default(null),
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
export type ChainPart = z.infer<typeof ChainPart>
export const PARTS_MAX = 200
/**
 * A part alone on a transparent ground, seen as the exploded picture sees it. All numbers are fractions of that
 * picture: `x`, `y` the upper left corner at its place in the assembled product, `dx`, `dy` its way from there when the
 * product is taken apart. Higher `z` lies over lower.
 */
export const PartLayer = z.object({
  no: requiredText(20),
  fileId: FileId,
  x: z.number().min(-1).max(2),
  y: z.number().min(-1).max(2),
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
  dx: z.number().min(-2).max(2),
  dy: z.number().min(-2).max(2),
  z: z.number().int().min(0).max(PARTS_MAX),
})
export type PartLayer = z.infer<typeof PartLayer>
/** A model, a picture of the parts spread apart, or both; the parts, each tied to patents. */
export const ProductChain = z.object({
  exploded: FileId.nullable().default(null),
  assembled: FileId.nullable().default(null),
  model: FileId.nullable().default(null),
  parts: z.array(ChainPart).max(PARTS_MAX).default([]),
  /** Of the exploded picture; a page with layers can move its parts. Empty where nobody made any. */
  layers: z.array(PartLayer).max(PARTS_MAX).default([]),
})
export type ProductChain = z.infer<typeof ProductChain>

/** Every kind's document. */
export const productDocuments = {
  basics: ProductBasics,
  pictures: ProductPictures,
  video: ProductVideos,
  certificate: ProductCertificates,
  price: ReferencePrice,
  chain: ProductChain,
} as const satisfies Record<ProductKind, z.ZodType>
export type ProductDocuments = { [Kind in ProductKind]: z.output<(typeof productDocuments)[Kind]> }
