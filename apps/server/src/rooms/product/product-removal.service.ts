import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { type Composition, only } from './product-composition.service.ts'
import { productChanged } from './product.events.ts'
import type { ProductContents } from './product-kind.policy.ts'
import { changedSince, removalObstacle } from './product-removal.policy.ts'
import { productRepo } from './product.repo.ts'

/** Deletes own products for good, with all that was ever saved of them: those that visitors never saw. */
export function createRemoval({ contents, composition }: { contents: ProductContents; composition: Composition }) {
  return {
    /**
     * Deletes one in a running transaction. A0404 for one that is not there, A0409 with the reason for one that has to
     * stay. `asCreated`: only while nobody changed what a list created.
     */
    async removeIn(tx: Tx, actor: OrganisationActor, productId: string, { asCreated = false } = {}): Promise<void> {
      const product = await productRepo(tx).ownForUpdate(productId, actor.organisationId)
      if (!product) throw fault('A0404')
      const states = await composition.states(tx, productId)
      const past = await contents.past(tx, productId)
      const standing = { archived: product.archived_at !== null, states, past }
      const obstacle = asCreated ? changedSince(standing) : removalObstacle(standing)
      if (obstacle) throw fault('A0409', obstacle)
      const { basics } = await composition.load(tx, productId, only('basics', states.basics.newest_revision))
      await contents.remove(tx, productId)
      await productRepo(tx).remove(productId)
      await publish(tx, productChanged, { productId, organisationId: actor.organisationId, kind: 'basics' })
      const before = { name: product.name, filingNo: basics?.filingNo ?? '' }
      await audits.record(tx, { actor, action: 'product.removed', subject: { type: 'product', id: productId }, before })
    },
  }
}
export type Removal = ReturnType<typeof createRemoval>
