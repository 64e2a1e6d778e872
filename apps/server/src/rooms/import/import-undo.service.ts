import type { Language } from '@portal/contract/kit'
import type { ProductBatch } from '@portal/contract/product-batch'
import { fault } from '../../platform/errors.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Products } from '../product/index.ts'
import { refusals } from './import-refusal.policy.ts'
import { importProductRepo } from './import-product.repo.ts'
import { importRepo } from './import.repo.ts'
import { may } from './import.view.ts'

/** Undoes lists that enterprises took in. */
export function createUndoing(deps: { transactor: Transactor; products: Pick<Products, 'batches'> }) {
  const { transactor, products } = deps
  return {
    /**
     * Has everything taken back that an own list created and nobody changed since; the rest stays, and the batch tells
     * why. A0400 while it runs, or where it created nothing; A0409 where nothing of it is left.
     */
    undo: (actor: OrganisationActor, id: string, language: Language): Promise<ProductBatch> =>
      transactor.transact(async (tx) => {
        const row = await importRepo(tx).forUpdate(id, actor.organisationId)
        if (!row) throw fault('A0404')
        if (!may(row).undo) throw refusals.notNow()
        const created = await importProductRepo(tx).of(id)
        const batch = await products.batches.takeBack(tx, actor, created, language)
        const after = { file_name: row.file_name, kind: row.kind }
        await audits.record(tx, { actor, action: 'import.undone', subject: { type: 'import', id }, after })
        return batch
      }),
  }
}
