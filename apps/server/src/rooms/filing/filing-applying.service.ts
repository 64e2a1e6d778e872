import type { Bilingual } from '@portal/contract/kit'
import { ProductBasics } from '@portal/contract/product-document'
import { now } from '../../platform/clock.ts'
import { Fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import {
  type Difference,
  type OwnProduct,
  saysAlready,
  withEnterpriseFields,
  withProductFields,
} from './filing-diff.policy.ts'
import { type Work, TakenOver } from './filing-pulling.service.ts'
import { keyOf, nameKey } from './filing-record.policy.ts'
import { sentences } from './filing-sync.policy.ts'
import { filingSyncRepo } from './filing-sync.repo.ts'
import { filingChanged } from './filing.events.ts'

/** A job applies for this long at most, then orders another one to go on. */
const STRETCH_MS = 60_000

interface Item {
  id: string
  kind: string
  title: string
  filing_no: string
  product_id: string | null
  base_revision: number
  fields: unknown
  chosen: string[]
}
interface Outcome {
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

/**
 * Takes ticked fields over, item by item, through the rooms whose content it is. An item that was taken over before the
 * process ended is recognised by what is there now, so that nothing is applied twice.
 */
export function createApplying(deps: { transactor: Transactor; enterprises: Enterprises; products: Products }) {
  const { transactor, enterprises, products } = deps

  const tickedOf = (item: Item): Difference[] =>
    (item.fields as Difference[]).filter(({ field }) => item.chosen.includes(field))

  async function applyEnterprise(work: Work, item: Item): Promise<Outcome> {
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

  async function applyChange(work: Work, item: Item, submit: boolean): Promise<Outcome> {
    const productId = item.product_id ?? ''
    try {
      const { revision, status, content } = await products.basics(work.actor, productId)
      const ticked = tickedOf(item)
      if (saysAlready(content, ticked)) return applied(productId, status === '2')
      if (revision !== item.base_revision) return refused(item, sentences.stale)
      return await save(work, withProductFields(content, ticked), { productId, revision, submit })
    } catch (error) {
      if (isStale(error)) return refused(item, sentences.stale)
      if (isGone(error)) return refused(item, sentences.gone)
      if (error instanceof Fault) return refused(item, error.says)
      throw error
    }
  }

  /** A product of the enterprise that already is what an item would create. */
  async function existing(work: Work, item: Item): Promise<OwnProduct | null> {
    const record = Object.fromEntries((item.fields as Difference[]).map(({ field, new: value }) => [field, value]))
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
      if (keys.includes(keyOf(record))) return { id, revision, underReview: status === '2', content }
    }
    return null
  }

  async function applyNew(work: Work, item: Item, submit: boolean): Promise<Outcome> {
    const ticked = tickedOf(item)
    const there = await existing(work, item)
    if (there) {
      const outcome = saysAlready(there.content, ticked)
        ? applied(there.id, there.underReview)
        : refused(item, sentences.existing)
      return { ...outcome, product_id: there.id }
    }
    // The product's industry is the enterprise's where the source does not say or it was not ticked.
    const { certification } = await enterprises.certified(transactor.read, work.organisationId)
    const blank = ProductBasics.parse({ name: item.title, industry: certification.industry })
    try {
      return await save(work, withProductFields(blank, ticked), { submit })
    } catch (error) {
      if (error instanceof Fault) return refused(item, error.says)
      throw error
    }
  }

  const outcomeOf = (work: Work, item: Item, submit: boolean): Promise<Outcome> => {
    if (item.kind === 'enterprise') return applyEnterprise(work, item)
    return item.kind === 'new' ? applyNew(work, item, submit) : applyChange(work, item, submit)
  }

  const note = (work: Work, done: { item: Item; outcome: Outcome } | null, progress: number): Promise<void> =>
    transactor.transact(async (tx) => {
      const repo = filingSyncRepo(tx)
      const at = now()
      const ended = done === null
      const change = { progress: Math.round(progress), touched_at: at }
      const still = await repo.advance(
        work.runId,
        work.attempt,
        ended ? { ...change, state: 'done', finished_at: at } : change,
      )
      if (!still) throw new TakenOver()
      if (done) await repo.settle(done.item.id, done.outcome)
      await publish(tx, filingChanged, { organisationId: work.organisationId, runId: work.runId })
    })

  return {
    /** Applies what is chosen; answers false when there is more to do than one job should. */
    async apply(work: Work, submit: boolean): Promise<boolean> {
      const until = Date.now() + STRETCH_MS
      const all = await filingSyncRepo(transactor.read).items(work.runId)
      const chosen = all.filter(({ state }) => state === 'chosen')
      const before = all.filter(({ state }) => state === 'applied' || state === 'refused').length
      for (const [index, item] of chosen.entries()) {
        work.signal.throwIfAborted()
        if (Date.now() > until) return false
        const outcome = await outcomeOf(work, item, submit)
        await note(work, { item, outcome }, (100 * (before + index + 1)) / (before + chosen.length))
      }
      await note(work, null, 100)
      return true
    },
  }
}
