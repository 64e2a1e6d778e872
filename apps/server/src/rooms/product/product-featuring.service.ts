import type { Data } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import type { productFeature, ProductFeaturing } from '@portal/contract/product-featuring'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import { featuringRefusals } from './product-featuring.policy.ts'
import { productFeaturingRepo } from './product-featuring.repo.ts'
import { type CardRow, productPublicRepo } from './product-public.repo.ts'
import { productRepo } from './product.repo.ts'

/** What operators put forward, in their order; products that are off the website are left out. */
export async function featured(tx: ReadTx): Promise<CardRow[]> {
  const ids = (await productFeaturingRepo(tx).find())?.products ?? []
  if (ids.length === 0) return []
  const shown = new Map((await productPublicRepo(tx).chosen(ids)).map((row) => [row.product_id, row]))
  return ids.flatMap((id) => shown.get(id) ?? [])
}

/** The product that opens the home page: the first of those put forward with an exploded picture, else the fullest. */
export async function heroOf(tx: ReadTx, forward: readonly CardRow[]): Promise<string | null> {
  const first = forward.find(({ exploded }) => exploded !== null) ?? (await productPublicRepo(tx).fullest())
  return first?.product_id ?? null
}

/** What operators put forward on the home page. */
export function createFeaturing(deps: { transactor: Transactor; users: Pick<Users, 'names'> }) {
  const { transactor, users } = deps

  async function standing(tx: ReadTx) {
    const row = await productFeaturingRepo(tx).find()
    const by = row?.updated_by ?? null
    return {
      products: row?.products ?? [],
      revision: row?.revision ?? 0,
      updatedAt: row?.updated_at.toISOString() ?? null,
      updatedBy: by === null ? null : ((await users.names(tx, [by])).get(by) ?? null),
    }
  }

  return {
    /** The products put forward, also those that visitors do not see now. */
    async featuring(actor: Actor): Promise<ProductFeaturing> {
      const tx = transactor.read
      const found = await standing(tx)
      const forward = await featured(tx)
      const seen = new Set(forward.map((row) => row.product_id))
      const missing = found.products.filter((id) => !seen.has(id))
      return {
        ...found,
        hidden: missing.length === 0 ? [] : await productRepo(tx).names(missing),
        hero: await heroOf(tx, forward),
        can: { edit: passesPermission(actor, ['home:edit:any']) },
      }
    },

    /**
     * Puts other products forward. A0400 for one that is neither on the website nor was put forward before, A0409 when
     * somebody chose meanwhile.
     */
    feature: (
      actor: Actor,
      { products, revision }: z.output<typeof productFeature.body>,
    ): Promise<Data<typeof productFeature>> =>
      transactor.transact(async (tx) => {
        const before = await standing(tx)
        const chosen = [...new Set(products)]
        const added = chosen.filter((id) => !before.products.includes(id))
        const shown = added.length === 0 ? [] : await productPublicRepo(tx).chosen(added)
        if (shown.length !== added.length) throw featuringRefusals.hidden()
        const stamp = { at: now(), by: actor.userId }
        if (!(await productFeaturingRepo(tx).replace(revision, chosen, stamp))) {
          const { products: _, ...newest } = await standing(tx)
          throw featuringRefusals.stale(newest)
        }
        await pagesChanged(tx, ['featuring'])
        await audits.record(tx, {
          actor,
          action: 'home.featured',
          subject: { type: 'home', id: 'featured' },
          before: { products: before.products },
          after: { products: chosen },
        })
        return { revision: revision + 1 }
      }),
  }
}
