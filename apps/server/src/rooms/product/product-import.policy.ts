/** What a list says of a product, laid over what is published of it. */
import { DRAFT, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import { ProductBasics } from '@portal/contract/product-document'
import type { KindState } from '../content/index.ts'

/** A product as a list states it: '', null and [] where it says nothing. */
export interface StatedProduct
  extends Omit<ProductBasics, 'industry' | 'summaryEn' | 'filingStatus' | 'recognitionStatus' | 'patents'> {
  industry: ProductBasics['industry'] | null
  filingStatus: ProductBasics['filingStatus'] | null
  recognitionStatus: ProductBasics['recognitionStatus'] | null
  /** Ids of patents that are on the platform. */
  patents: string[]
}

/** What is there under a filing number. */
export interface KnownProduct {
  organisationId: string
  archived: boolean
  state: Pick<KindState, 'status' | 'newest_revision' | 'published_revision'>
  published: ProductBasics | null
}

/** The same as its own enterprise works on it. */
export interface OwnProduct {
  archived: boolean
  status: KindState['status']
  newest: ProductBasics
}

export type ProductOutcome =
  /** `productId`: of the product, where it was written. */
  | { outcome: 'created' | 'updated'; basics: ProductBasics; productId?: string }
  | { outcome: 'unchanged' }
  /** Somebody has to decide or to finish something first. */
  | { outcome: 'waiting' | 'drafted' | 'withdrawn' | 'archived' }
  /** More patents than a product may have, with those it has. */
  | { outcome: 'crowded' }
  /** The number is that of another enterprise's product. */
  | { outcome: 'differs'; organisationId: string }
  /** In the way of an enterprise's own list; whose product bears the number is not told. */
  | { outcome: 'own.taken' | 'own.waiting' | 'own.archived' | 'own.broken' }

const FILED = '3'
/** As in ProductBasics. */
const PATENTS_MAX = 100
const statedOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null))

/** Figures of another year replace those that are there, the same year's are filled in. */
function figures(base: ProductBasics['annual'], stated: ProductBasics['annual']): ProductBasics['annual'] {
  const said = statedOf(stated)
  const another = stated.year !== null && base.year !== null && stated.year !== base.year
  return another ? stated : { ...base, ...said }
}

function layOver(base: ProductBasics, { patents, annual, ...stated }: StatedProduct): ProductBasics {
  const linked = new Set(base.patents.map(({ patentId }) => patentId))
  const added = patents.filter((id) => !linked.has(id)).map((patentId) => ({ patentId, proof: null }))
  return {
    ...base,
    ...statedOf(stated),
    annual: figures(base.annual, annual),
    patents: [...base.patents, ...added],
  }
}

/** Why the content of a known product is not to be touched, null when nothing is in the way. */
function obstacle({
  archived,
  state,
  published,
}: KnownProduct): 'waiting' | 'drafted' | 'withdrawn' | 'archived' | null {
  if (archived) return 'archived'
  if (state.status === UNDER_REVIEW) return 'waiting'
  // A draft belongs to the enterprise: publishing over it would throw it away, publishing it would skip the review.
  if (state.status === DRAFT || (state.status === REJECTED && published === null)) return 'drafted'
  return published === null ? 'withdrawn' : null
}

const blank = (name: string, industry: ProductBasics['industry']): ProductBasics =>
  ProductBasics.parse({ name, industry, filingStatus: FILED })

/** What a row lays over facts that are there. */
function judged(before: ProductBasics, stated: StatedProduct): ProductOutcome {
  // Rows say the number in capitals: by it a product is found, not changed.
  const { filingNo } = before.filingNo.toUpperCase() === stated.filingNo ? before : stated
  const basics = layOver(before, { ...stated, filingNo })
  if (basics.patents.length > PATENTS_MAX) return { outcome: 'crowded' }
  return JSON.stringify(basics) === JSON.stringify(before) ? { outcome: 'unchanged' } : { outcome: 'updated', basics }
}

/**
 * What becomes of a row of an enterprise's own list: its drafts are its own to write over, what waits for a decision or
 * was put away is not. `industry`: of the enterprise, for a new product whose row names none.
 */
export function judgeOwnProduct(
  known: OwnProduct | 'another enterprise' | undefined,
  stated: StatedProduct,
  industry: ProductBasics['industry'],
): ProductOutcome {
  if (!known) return { outcome: 'created', basics: layOver(blank(stated.name, industry), stated) }
  if (known === 'another enterprise') return { outcome: 'own.taken' }
  const outcome = judged(known.newest, stated)
  // A row that changes nothing, as one of a list that was exported here, is in nobody's way.
  if (outcome.outcome === 'unchanged') return outcome
  if (known.archived) return { outcome: 'own.archived' }
  return known.status === UNDER_REVIEW ? { outcome: 'own.waiting' } : outcome
}

/**
 * What becomes of a row. What it leaves out stays as it is; what is not the list's to decide is left alone.
 * `around`: whose row it is, and the industry of that enterprise, which a new product takes where the list names none.
 */
export function judgeProduct(
  known: KnownProduct | undefined,
  stated: StatedProduct,
  around: { organisationId: string; industry: ProductBasics['industry'] },
): ProductOutcome {
  if (!known) return { outcome: 'created', basics: layOver(blank(stated.name, around.industry), stated) }
  if (known.organisationId !== around.organisationId)
    return { outcome: 'differs', organisationId: known.organisationId }
  const inTheWay = obstacle(known)
  if (inTheWay) return { outcome: inTheWay }
  if (known.published === null) return { outcome: 'withdrawn' }
  return judged(known.published, stated)
}
