import { UNDER_REVIEW } from '@portal/contract/content'
import type { Bilingual } from '@portal/contract/kit'
import { ProductBasics } from '@portal/contract/product-document'
import { Fault } from '../../platform/errors.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import {
  type Difference,
  type OwnProduct,
  StoredDifferences,
  saysAlready,
  withEnterpriseFields,
  withProductFields,
} from './filing-diff.policy.ts'
import type { Work } from './filing-pulling.service.ts'
import { keyOf, nameKey } from './filing-record.policy.ts'
import { sentences } from './filing-sync.policy.ts'

/** Something that differs, as it is kept. */
export interface Item {
  id: string
  kind: string
  title: string
  filing_no: string
  product_id: string | null
  base_revision: number
  fields: unknown
  chosen: string[]
}
/** The rooms whose content is taken over into. */
export interface Rooms {
  transactor: Transactor
  enterprises: Enterprises
  products: Products
}
/** What became of it. */
export interface Outcome {
  state: 'applied' | 'refused'
  submitted: boolean
  product_id: string | null
  reason: Bilingual | null
}

const refused = (item: Item, reason: Bilingual): Outcome => ({
  state: 'refused',
  submitted: false,
  product_id: item.product_id,
  reason,
})
const applied = (productId: string | null, submitted: boolean, reason: Bilingual | null = null): Outcome => ({
  state: 'applied',
  submitted,
  product_id: productId,
  reason,
})
const isStale = (error: unknown): boolean => error instanceof Fault && error.code === 'A0409'
const isGone = (error: unknown): boolean => error instanceof Fault && error.code === 'A0404'

const tickedOf = (item: Item): Difference[] =>
  StoredDifferences.parse(item.fields).filter(({ field }) => item.chosen.includes(field))

async function applyEnterprise({ transactor, enterprises }: Rooms, work: Work, item: Item): Promise<Outcome> {
  const ticked = tickedOf(item)
  const held = await enterprises.certified(transactor.read, work.organisationId)
  const wanted = withEnterpriseFields(held.certification, ticked)
  if (JSON.stringify(wanted) === JSON.stringify(held.certification)) return applied(null, true)
  if (held.revision !== item.base_revision) return refused(item, sentences.staleCertification)
  try {
    await enterprises.submit(work.actor, wanted, { revision: item.base_revision })
    return applied(null, true)
  } catch (error) {
    if (isStale(error)) return refused(item, sentences.staleCertification)
    if (error instanceof Fault) return refused(item, error.says)
    throw error
  }
}

/** Saves content; what may not be submitted yet stays a draft and says why. */
async function save(
  { products }: Rooms,
  work: Work,
  content: ProductBasics,
  to: { productId?: string; revision?: number; submit: boolean },
): Promise<Outcome> {
  try {
    const saved = await products.saveBasics(work.actor, { ...content, ...to })
    return applied(saved.productId, to.submit)
  } catch (error) {
    if (!to.submit || !(error instanceof Fault) || error.code !== 'A0400') throw error
    const saved = await products.saveBasics(work.actor, { ...content, ...to, submit: false })
    return applied(saved.productId, false, error.says)
  }
}

async function applyChange(rooms: Rooms, work: Work, item: Item, submit: boolean): Promise<Outcome> {
  const productId = item.product_id ?? ''
  try {
    const { revision, status, content } = await rooms.products.basics(work.actor, productId)
    const ticked = tickedOf(item)
    if (saysAlready(content, ticked)) return applied(productId, status === UNDER_REVIEW)
    if (revision !== item.base_revision) return refused(item, sentences.stale)
    return await save(rooms, work, withProductFields(content, ticked), { productId, revision, submit })
  } catch (error) {
    if (isStale(error)) return refused(item, sentences.stale)
    if (isGone(error)) return refused(item, sentences.gone)
    if (error instanceof Fault) return refused(item, error.says)
    throw error
  }
}

/** A product of the enterprise that already is what an item would create. */
async function existing({ products }: Rooms, work: Work, item: Item): Promise<OwnProduct | null> {
  const record = Object.fromEntries(StoredDifferences.parse(item.fields).map(({ field, new: value }) => [field, value]))
  const found = await products.ownPage(work.actor, {
    keywords: item.title,
    pageNum: 1,
    pageSize: 100,
    sort: 'name',
    archived: false,
  })
  for (const { id } of found.list) {
    const { revision, status, content } = await products.basics(work.actor, id)
    const keys = [keyOf({ filingNo: content.filingNo, name: content.name }), nameKey(content.name, content.model)]
    if (keys.includes(keyOf(record))) return { id, revision, underReview: status === UNDER_REVIEW, content }
  }
  return null
}

async function applyNew(rooms: Rooms, work: Work, item: Item, submit: boolean): Promise<Outcome> {
  const ticked = tickedOf(item)
  const there = await existing(rooms, work, item)
  if (there) {
    const outcome = saysAlready(there.content, ticked)
      ? applied(there.id, there.underReview)
      : refused(item, sentences.existing)
    return { ...outcome, product_id: there.id }
  }
  // The product's industry is the enterprise's where the source does not say or it was not ticked.
  const { certification } = await rooms.enterprises.certified(rooms.transactor.read, work.organisationId)
  const blank = ProductBasics.parse({ name: item.title, industry: certification.industry })
  try {
    return await save(rooms, work, withProductFields(blank, ticked), { submit })
  } catch (error) {
    if (error instanceof Fault) return refused(item, error.says)
    throw error
  }
}

/**
 * Takes the ticked fields of one item over, as a draft or submitted; what cannot be is refused with the reason. An item
 * that was taken over before the process ended is recognised by what is there now, so that nothing is applied twice.
 */
export const takeOver = (rooms: Rooms, work: Work, item: Item, submit: boolean): Promise<Outcome> => {
  if (item.kind === 'enterprise') return applyEnterprise(rooms, work, item)
  return item.kind === 'new' ? applyNew(rooms, work, item, submit) : applyChange(rooms, work, item, submit)
}
