import { DRAFT, UNDER_REVIEW } from '@portal/contract/content'
import { productEditor, productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import type { ProductSaved } from '@portal/contract/product-own'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor, OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { type Change, type ContentDecision, contentState, type KindState } from '../content/index.ts'
import type { Messages } from '../message/index.ts'
import type { Composition } from './product-composition.service.ts'
import type { Publication } from './product-publication.service.ts'
import { productChanged, productRecalled } from './product.events.ts'
import type { ProductContents } from './product-kind.policy.ts'
import { assertNotArchived } from './product.policy.ts'
import { productRepo } from './product.repo.ts'

const unchanged = () => fault('A0409', { 'zh-cn': '该产品已处于所选状态', en: 'This product is in that state already' })

const ofKind = (productId: string, kind: ProductKind) => ({ id: productId, kind })

/** What happens to saved revisions: taken back, taken off, put away, approved, rejected, taken down. */
export function createDeciding(deps: {
  transactor: Transactor
  messages: Messages
  contents: ProductContents
  composition: Composition
  publication: Publication
}) {
  const { transactor, messages, contents, composition, publication } = deps

  /** Tells readers, and visitors when what they see changed. */
  async function refreshProjection(
    tx: Tx,
    product: { id: string; organisation_id: string },
    kind: ProductKind,
    change: Change,
  ) {
    const { id: productId, organisation_id: organisationId } = product
    await productRepo(tx).putStatuses(productId, await composition.states(tx, productId))
    if (change.before.published_revision !== change.after.published_revision) {
      await publication.refreshProduct(tx, productId, organisationId)
    }
    if (change.before.status === UNDER_REVIEW && change.after.status === DRAFT) {
      await publish(tx, productRecalled, { productId, kind })
    }
    await publish(tx, productChanged, { productId, organisationId, kind })
  }

  /** Changes one kind of an own product under its lock. */
  async function changeOwn(
    tx: Tx,
    actor: OrganisationActor,
    { productId, kind }: { productId: string; kind: ProductKind },
    to: 'recall' | 'withdraw',
  ): Promise<ProductSaved> {
    const product = await productRepo(tx).ownForUpdate(productId, actor.organisationId)
    if (!product) throw fault('A0404')
    const change = await contents[to](tx, actor, ofKind(productId, kind))
    await productRepo(tx).touch(productId, now())
    await refreshProjection(tx, product, kind, change)
    return { productId, revision: change.after.newest_revision, ...contentState(change.after) }
  }

  /** Takes everything of a product out of review and off the website. */
  async function empty(tx: Tx, actor: Actor, product: { id: string; organisation_id: string }) {
    const states = await composition.states(tx, product.id)
    for (const kind of productKinds) {
      const of = ofKind(product.id, kind)
      if (states[kind].status === UNDER_REVIEW)
        await refreshProjection(tx, product, kind, await contents.recall(tx, actor, of))
      if (states[kind].published_revision !== null) {
        await refreshProjection(tx, product, kind, await contents.withdraw(tx, actor, of))
      }
    }
  }

  /** Puts an own product away, or brings it back; false where there is nothing to change. */
  async function putAway(tx: Tx, actor: OrganisationActor, productId: string, archived: boolean): Promise<boolean> {
    const repo = productRepo(tx)
    const product = await repo.ownForUpdate(productId, actor.organisationId)
    if (!product || (product.archived_at !== null) === archived) return false
    if (archived) await empty(tx, actor, product)
    await repo.archive(productId, archived ? now() : null)
    await publish(tx, productChanged, { productId, organisationId: product.organisation_id, kind: 'basics' })
    const action = archived ? 'product.archived' : 'product.unarchived'
    await audits.record(tx, { actor, action, subject: { type: 'product', id: productId } })
    return true
  }

  /** A product under its lock, with those of its kinds whose state is as asked. */
  async function heldKinds(tx: Tx, productId: string, isAsked: (state: KindState) => boolean) {
    const product = await productRepo(tx).anyForUpdate(productId)
    if (!product) throw fault('A0404')
    const states = await composition.states(tx, productId)
    return { product, kinds: productKinds.filter((kind) => isAsked(states[kind])) }
  }

  async function tell(
    tx: Tx,
    { id, name, organisation_id }: { id: string; name: string; organisation_id: string },
    kind: 'product.takenDown' | 'product.putBack',
    params: Record<string, string>,
  ) {
    const notice = { kind, params: { product: name, ...params }, link: productEditor('basics', id) }
    await messages.send(tx, { toOrganisation: organisation_id }, notice)
  }

  return {
    /** Takes a revision back from review; it becomes a draft. */
    recall: (actor: OrganisationActor, of: { productId: string; kind: ProductKind }) =>
      transactor.transact((tx) => changeOwn(tx, actor, of, 'recall')),

    /** The same in a running transaction. */
    recallIn: (tx: Tx, actor: OrganisationActor, of: { productId: string; kind: ProductKind }) =>
      changeOwn(tx, actor, of, 'recall'),

    /** Takes what is published off the website. */
    withdraw: (actor: OrganisationActor, of: { productId: string; kind: ProductKind }) =>
      transactor.transact((tx) => changeOwn(tx, actor, of, 'withdraw')),

    /** Puts own products away, with everything of theirs off the website, or brings them back. Others are passed over. */
    archive: (actor: OrganisationActor, { productIds, archived }: { productIds: string[]; archived: boolean }) =>
      transactor.transact(async (tx) => {
        let changed = 0
        // One order for everybody: two of these never wait for each other in a circle.
        for (const productId of [...new Set(productIds)].toSorted())
          if (await putAway(tx, actor, productId, archived)) changed += 1
        return { changed }
      }),

    /** One own product in a running transaction. A0404 for one that is not there, A0409 where it is so already. */
    async archiveIn(tx: Tx, actor: OrganisationActor, productId: string, archived: boolean): Promise<void> {
      const product = await productRepo(tx).own(productId, actor.organisationId)
      if (!product) throw fault('A0404')
      if (!(await putAway(tx, actor, productId, archived))) throw unchanged()
    },

    /**
     * Takes a product off the website on an operator's word, and tells its enterprise unless the caller does. What was
     * under review stays there. A0404 for a product that is not there; one that is not shown is left as it is.
     */
    async takeDown(
      tx: Tx,
      actor: Actor,
      { productId, reason, tells = true }: { productId: string; reason: string; tells?: boolean },
    ): Promise<void> {
      const { product, kinds } = await heldKinds(tx, productId, (state) => state.published_revision !== null)
      for (const kind of kinds) {
        await refreshProjection(tx, product, kind, await contents.takeDown(tx, actor, ofKind(productId, kind), reason))
      }
      if (tells && kinds.length > 0) await tell(tx, product, 'product.takenDown', { reason })
    },

    /** Shows again what `takeDown` took off; kinds that were published anew since are left alone. */
    async putBack(
      tx: Tx,
      actor: Actor,
      { productId, tells = true }: { productId: string; tells?: boolean },
    ): Promise<void> {
      const wasTaken = (state: KindState) => state.taken_down_revision !== null && state.published_revision === null
      const { product, kinds } = await heldKinds(tx, productId, wasTaken)
      assertNotArchived(product)
      for (const kind of kinds) {
        await refreshProjection(tx, product, kind, await contents.putBack(tx, actor, ofKind(productId, kind)))
      }
      if (tells && kinds.length > 0) await tell(tx, product, 'product.putBack', {})
    },

    /**
     * Carries out an operator's decision in the transaction of room review; answers what the decision concerns.
     * A0409 when the revision is not the one under review.
     */
    async decide(
      tx: Tx,
      { productId, kind, ...decision }: ContentDecision & { productId: string; kind: ProductKind },
      at: Date,
    ): Promise<{ name: string; organisationId: string }> {
      const product = await productRepo(tx).anyForUpdate(productId)
      if (!product) throw fault('A0404')
      await refreshProjection(tx, product, kind, await contents.decide(tx, ofKind(productId, kind), decision, at))
      return { name: product.name, organisationId: product.organisation_id }
    },
  }
}
export type Deciding = ReturnType<typeof createDeciding>
