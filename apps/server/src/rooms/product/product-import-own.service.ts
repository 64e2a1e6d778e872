import { DRAFT } from '@portal/contract/content'
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { type Composition, only } from './product-composition.service.ts'
import { judgeOwnProduct, type OwnProduct, type ProductOutcome, type StatedProduct } from './product-import.policy.ts'
import type { Saving } from './product-saving.service.ts'
import type { ProductContents } from './product-kind.policy.ts'
import { FILING_NO } from './product-basics.policy.ts'
import { productRepo } from './product.repo.ts'

interface Deps {
  contents: ProductContents
  composition: Composition
  saving: Pick<Saving, 'createIn' | 'isWhole' | 'saveIn'>
}
interface Known extends OwnProduct {
  /** null: a dry run would have made it. */
  id: string | null
}

/** Whose list it is, and in whose name it is taken in. */
interface Options {
  actor: Actor
  own: { organisationId: string; name: string }
  dryRun: boolean
}

/** A product of the enterprise as it works on it; undefined for one that is not its own. */
async function ownOf({ composition }: Deps, tx: Tx, id: string, { own, dryRun }: Options): Promise<Known | undefined> {
  const repo = productRepo(tx)
  const { organisationId } = own
  const product = await (dryRun ? repo.own(id, organisationId) : repo.ownForUpdate(id, organisationId))
  if (!product) return undefined
  const { basics: state } = await composition.states(tx, id)
  const { basics: newest } = await composition.load(tx, id, only('basics', state.newest_revision))
  return newest ? { id, archived: product.archived_at !== null, status: state.status, newest } : undefined
}

/** What bears the filing numbers of a batch: a product of the enterprise, or one of another. */
async function knownIn(deps: Deps, tx: Tx, numbers: string[], options: Options) {
  const known = new Map<string, Known | 'another enterprise'>()
  for (const [filingNo, ids] of await deps.contents.byField(tx, FILING_NO, numbers)) {
    known.set(filingNo, 'another enterprise')
    for (const id of ids) {
      const own = await ownOf(deps, tx, id, options)
      if (own) {
        known.set(filingNo, own)
        break
      }
    }
  }
  return known
}

/** Lists of products that an enterprise takes in by itself. */
export function createOwnProductImports(deps: Deps) {
  const { saving } = deps

  /**
   * Takes a batch in by filing number, all of it as drafts that the enterprise submits like any other: unknown ones
   * become its products, its own get a new draft where the list says something else, those of others are refused.
   * Answers what became of each row, in their order; `dryRun` only judges. No two batches may run at once.
   */
  return async function importOwnBatch(
    tx: Tx,
    batch: { stated: StatedProduct; industry: OwnProduct['newest']['industry'] }[],
    options: Options,
  ): Promise<ProductOutcome[]> {
    const { actor, own, dryRun } = options
    const author = { ...actor, organisationId: own.organisationId, organisationName: own.name }
    const known = await knownIn(deps, tx, [...new Set(batch.map(({ stated }) => stated.filingNo))], options)
    const outcomes: ProductOutcome[] = []
    for (const { stated, industry } of batch) {
      const before = known.get(stated.filingNo)
      const judged = judgeOwnProduct(before, stated, industry)
      const older = judged.outcome === 'updated' && typeof before === 'object' ? before.newest : null
      if (older && !(await saving.isWhole(tx, author, older))) {
        outcomes.push({ outcome: 'own.broken' })
        continue
      }
      if (!('basics' in judged)) {
        outcomes.push(judged)
        continue
      }
      const { basics } = judged
      let id = typeof before === 'object' ? before.id : null
      if (!dryRun) {
        id ??= await saving.createIn(tx, author, basics)
        await saving.saveIn(tx, author, id, { kind: 'basics', document: basics }, { submit: false })
      }
      outcomes.push(id === null ? judged : { ...judged, productId: id })
      known.set(stated.filingNo, { id, archived: false, status: DRAFT, newest: basics })
    }
    return outcomes
  }
}
