import { PUBLISHED } from '@portal/contract/content'
import type { ProductBasics } from '@portal/contract/product-document'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { type Composition, only } from './product-composition.service.ts'
import { judgeProduct, type KnownProduct, type ProductOutcome, type StatedProduct } from './product-import.policy.ts'
import { createOwnProductImports } from './product-import-own.service.ts'
import type { Publication } from './product-publication.service.ts'
import type { Saving } from './product-saving.service.ts'
import { productChanged } from './product.events.ts'
import type { ProductContents } from './product-kind.policy.ts'
import { FILING_NO } from './product-basics.policy.ts'
import { productRepo } from './product.repo.ts'

/** A row of a list with the enterprise it belongs to. */
export interface ProductToTake {
  stated: StatedProduct
  organisationId: string
  /** Of the enterprise. */
  industry: ProductBasics['industry']
}

interface Known extends KnownProduct {
  /** null: a dry run would have made it. */
  id: string | null
}

interface Deps {
  contents: ProductContents
  composition: Composition
  publication: Publication
  saving: Pick<Saving, 'createIn' | 'isWhole' | 'refreshOwn' | 'saveIn'>
}

/** A product as it is now; with `hold`, held until the transaction ends. */
async function knownOf({ composition }: Deps, tx: Tx, id: string, hold: boolean): Promise<Known | undefined> {
  const repo = productRepo(tx)
  const product = await (hold ? repo.anyForUpdate(id) : repo.any(id))
  if (!product) return undefined
  const { basics: state } = await composition.states(tx, id)
  const { basics: published } = await composition.load(tx, id, only('basics', state.published_revision))
  return { id, organisationId: product.organisation_id, archived: product.archived_at !== null, state, published }
}

/** The products that a batch speaks of, by filing number. */
async function knownIn(deps: Deps, tx: Tx, batch: ProductToTake[], hold: boolean): Promise<Map<string, Known>> {
  const ids = await deps.contents.byField(tx, FILING_NO, [...new Set(batch.map(({ stated }) => stated.filingNo))])
  const known = new Map<string, Known>()
  for (const [filingNo, [first]] of ids) {
    const found = first === undefined ? undefined : await knownOf(deps, tx, first, hold)
    if (found) known.set(filingNo, found)
  }
  return known
}

/** Saves facts as the next revision and publishes it; answers the product's id. */
async function write(
  { contents, publication, saving }: Deps,
  tx: Tx,
  actor: Actor,
  to: { id: string | null; organisationId: string; basics: ProductBasics },
): Promise<{ id: string; revision: number }> {
  const { organisationId, basics } = to
  const id = to.id ?? (await saving.createIn(tx, { organisationId, userId: actor.userId }, basics))
  const of = { id, kind: 'basics' } as const
  const { after } = await contents.save(tx, actor, of, { document: basics, isEmpty: false, submit: true })
  const revision = after.newest_revision
  await contents.decide(tx, of, { revision, approve: true, reason: '', remarks: [] }, now())
  await saving.refreshOwn(tx, id, now())
  await publication.refreshProduct(tx, id, organisationId)
  await publish(tx, productChanged, { productId: id, organisationId, kind: 'basics' })
  const { filingNo, name } = basics
  const subject = { type: 'product', id }
  await audits.record(tx, { actor, action: 'product.imported', subject, after: { filingNo, name, revision } })
  return { id, revision }
}

/** Lists of products that operators take in: their word is published without a review. Enterprises': drafts. */
export function createProductImports(deps: Deps) {
  return {
    importOwnBatch: createOwnProductImports(deps),

    /**
     * Takes a batch in by filing number: unknown ones become products of their enterprise, known ones get a new
     * published revision where the list says something else. Answers what became of each row, in their order; `dryRun`
     * only judges. Whoever calls sees to it that no two batches run at once.
     */
    async importBatch(
      tx: Tx,
      batch: ProductToTake[],
      { actor, dryRun }: { actor: Actor; dryRun: boolean },
    ): Promise<ProductOutcome[]> {
      const known = await knownIn(deps, tx, batch, !dryRun)
      const outcomes: ProductOutcome[] = []
      for (const { stated, organisationId, industry } of batch) {
        const before = known.get(stated.filingNo)
        const judged = judgeProduct(before, stated, { organisationId, industry })
        outcomes.push(judged)
        if (!('basics' in judged)) continue
        const { basics } = judged
        const written = dryRun ? null : await write(deps, tx, actor, { id: before?.id ?? null, organisationId, basics })
        const revision = written?.revision ?? 1
        const state = { status: PUBLISHED, newest_revision: revision, published_revision: revision } as const
        known.set(stated.filingNo, {
          id: written?.id ?? null,
          organisationId,
          archived: false,
          state,
          published: basics,
        })
      }
      return outcomes
    },
  }
}
