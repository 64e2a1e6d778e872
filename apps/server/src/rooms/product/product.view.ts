import { type ContentStatus, EMPTY } from '@portal/contract/content'
import type { EnterpriseCard } from '@portal/contract/enterprise'
import type { Media, Picture } from '@portal/contract/file'
import { IndustryCode } from '@portal/contract/industry'
import type { PatentCard } from '@portal/contract/patent'
import type { ProductCard, ProductDetail, ProductPage } from '@portal/contract/product'
import { productKinds } from '@portal/contract/content-kind'
import type { ProductBasics, ProductKind } from '@portal/contract/product-document'
import { OwnProduct } from '@portal/contract/product-own'
import { RegionCode } from '@portal/contract/region'
import { contentHead } from '../content/index.ts'
import type { Loaded } from './product-kind.policy.ts'
import { TYPE_BITS } from './product.policy.ts'
import type { NewestOfOwn } from './product.repo.ts'
import { PRICE_BITS, SHOWS_BITS, STATUS_BITS } from './product-traits.policy.ts'

/** Pictures by file id, drawable for whoever asks; a file that is gone is missing. */
export type Pictures = ReadonlyMap<string, Picture>
export type Medias = ReadonlyMap<string, Media>

/** What a product page is made of. */
export interface PageParts {
  id: string
  loaded: Loaded & { basics: ProductBasics }
  cards: ReadonlyMap<string, PatentCard>
  pictures: Pictures
  media: Medias
  /** `YYYY-MM-DD`; what ended before is marked. */
  today: string
  enterprise: EnterpriseCard
  publishedAt: Date | null
  updatedAt: Date
}

const linkedPatents = ({ loaded, cards }: PageParts): ProductDetail['patents'] =>
  loaded.basics.patents.flatMap(({ patentId, proof }) => {
    const card = cards.get(patentId)
    return card ? [{ ...card, right: proof?.kind ?? ('own' as const) }] : []
  })

/** What the facts put on the public page of a product, and whose it is. */
export function shownFacts(parts: PageParts) {
  const { annual: _, patents: __, ...shown } = parts.loaded.basics
  return {
    ...shown,
    id: parts.id,
    patents: linkedPatents(parts),
    enterprise: parts.enterprise,
    publishedAt: parts.publishedAt?.toISOString() ?? null,
    updatedAt: parts.updatedAt.toISOString(),
  }
}

interface CardRow {
  product_id: string
  organisation_id: string
  industry: string
  region: string
  year: number
  part_count: number
  patent_count: number
  name: string
  name_en: string
  model: string
  summary: string
  summary_en: string
  enterprise_name: string
  enterprise_name_en: string
  cover: string | null
  exploded: string | null
}

/** Files that cards draw. */
export const filesOfCards = (rows: readonly { cover: string | null; exploded?: string | null }[]): string[] =>
  rows.flatMap((row) => [row.cover, row.exploded]).filter((file) => typeof file === 'string')

const pictureOf = (file: string | null, alt: string, pictures: Pictures): Picture | null => {
  const picture = file === null ? undefined : pictures.get(file)
  return picture ? { ...picture, alt } : null
}

/** A product for lists. */
export const productCard = (row: CardRow, pictures: Pictures): ProductCard => ({
  id: row.product_id,
  name: row.name,
  nameEn: row.name_en,
  model: row.model,
  industry: IndustryCode.parse(row.industry),
  region: RegionCode.parse(row.region),
  summary: row.summary,
  summaryEn: row.summary_en,
  cover: pictureOf(row.cover, row.name, pictures),
  exploded: pictureOf(row.exploded, row.name, pictures),
  partCount: row.part_count,
  patentCount: row.patent_count,
  recognitionYear: row.year === 0 ? null : row.year,
  organisationId: row.organisation_id,
  enterpriseName: row.enterprise_name,
  enterpriseNameEn: row.enterprise_name_en,
})

interface Count<Value> {
  value: Value
  count: number
}
type PatentType = keyof typeof TYPE_BITS
const typeOfBit = new Map<number, PatentType>(
  (Object.keys(TYPE_BITS) as PatentType[]).map((type) => [TYPE_BITS[type], type]),
)

/** Values of a facet that some product has, in the order of their bits. */
const traitFacet = <Value extends string>(bits: Record<Value, number>, counts: readonly number[]) =>
  (Object.keys(bits) as Value[])
    .map((value) => ({ value, count: counts[Math.log2(bits[value])] ?? 0 }))
    .filter(({ count }) => count > 0)

/** Facets with their counts. */
export const productFacets = (facets: {
  industry: Count<string>[]
  region: Count<string>[]
  year: Count<number>[]
  type: Count<number>[]
  chain: number
  traits: readonly number[]
}): ProductPage['facets'] => ({
  industry: facets.industry.map(({ value, count }) => ({ value: IndustryCode.parse(value), count })),
  region: facets.region.map(({ value, count }) => ({ value: RegionCode.parse(value), count })),
  year: facets.year,
  type: facets.type.flatMap(({ value, count }) => {
    const type = typeOfBit.get(value)
    return type ? [{ value: type, count }] : []
  }),
  chain: facets.chain,
  video: facets.traits[Math.log2(SHOWS_BITS.video)] ?? 0,
  model: facets.traits[Math.log2(SHOWS_BITS.model)] ?? 0,
  certificate: facets.traits[Math.log2(SHOWS_BITS.certificate)] ?? 0,
  status: traitFacet(STATUS_BITS, facets.traits),
  price: traitFacet(PRICE_BITS, facets.traits),
})

export interface OwnListRow {
  id: string
  name: string
  model: string
  industry: string
  cover: string | null
  patent_count: number
  completeness: number
  missing: string[]
  updated_at: string
  statuses: Partial<Record<ProductKind, ContentStatus>>
  archived: boolean
  on_website: boolean
}

/** Of every kind; one that nobody touched is empty. */
const statusesOf = (statuses: Partial<Record<ProductKind, ContentStatus>>) =>
  Object.fromEntries(productKinds.map((kind) => [kind, statuses[kind] ?? EMPTY])) as Record<ProductKind, ContentStatus>

/** What the detail of every kind of an own product answers besides its content. */
export const ownHead = (productId: string, found: NewestOfOwn, can: { edit: boolean }) => ({
  ...contentHead(found.newest ?? undefined),
  productId,
  productName: found.name,
  statuses: statusesOf(found.statuses),
  can: { edit: can.edit && !found.archived },
})

/** A product in its enterprise's own list. */
export const ownProduct = (row: OwnListRow, pictures: Pictures, can: { edit: boolean }): OwnProduct => ({
  id: row.id,
  name: row.name,
  model: row.model,
  industry: IndustryCode.parse(row.industry),
  cover: pictureOf(row.cover, row.name, pictures),
  patentCount: row.patent_count,
  statuses: statusesOf(row.statuses),
  completeness: row.completeness,
  missing: OwnProduct.shape.missing.parse(row.missing),
  onWebsite: row.on_website,
  archived: row.archived,
  updatedAt: new Date(row.updated_at).toISOString(),
  can,
})
