import type { ContentSaved } from '@portal/contract/content'
import type { ProductKind } from '@portal/contract/product'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { statesOf } from './product-composition.service.ts'
import type { Publication } from './product-publication.service.ts'
import { productChanged, productRecalled } from './product.events.ts'
import {
  assertRecallable,
  assertWithdrawable,
  contentState,
  decidedStatus,
  type KindState,
  stale,
  withdrawnStatus,
} from './product.policy.ts'
import { productRepo } from './product.repo.ts'

/** What an operator decided about one revision. */
export interface ContentDecision {
  productId: string
  kind: ProductKind
  revision: number
  approve: boolean
  reason: string
}

const UNDER_REVIEW = '2'

/** What happens to a saved revision: taken back, taken off, approved, rejected. */
export function createDeciding(deps: { transactor: Transactor; publication: Publication }) {
  const { transactor, publication } = deps

  /** Changes the state of one kind of an own product under its lock. */
  const change = (
    actor: OrganisationActor,
    { productId, kind }: { productId: string; kind: ProductKind },
    action: string,
    to: (tx: Tx, before: KindState) => Promise<Partial<KindState>>,
  ): Promise<ContentSaved> =>
    transactor.transact(async (tx) => {
      const product = await productRepo(tx).ownForUpdate(productId, actor.organisationId)
      if (!product) throw fault('A0404')
      const before = (await statesOf(tx, productId))[kind]
      const changed = { ...before, ...(await to(tx, before)) }
      const at = now()
      const state = { ...changed, updated_at: at, updated_by: actor.userId }
      await productRepo(tx).putState(productId, kind, state)
      await productRepo(tx).touch(productId, at)
      if (before.published_revision !== state.published_revision) {
        await publication.refreshProduct(tx, productId, product.organisation_id)
      }
      await publish(tx, productChanged, { productId, organisationId: product.organisation_id, kind })
      const subject = { type: `product.${kind}`, id: productId }
      await audits.record(tx, { actor, action, subject, before: contentState(before), after: contentState(state) })
      return { productId, revision: state.newest_revision, ...contentState(state) }
    })

  return {
    /** Takes a revision back from review; it becomes a draft. */
    recall: (actor: OrganisationActor, of: { productId: string; kind: ProductKind }) =>
      change(actor, of, 'product.recalled', async (tx, before) => {
        assertRecallable(before)
        await publish(tx, productRecalled, of)
        return { status: '5' }
      }),

    /** Takes what is published off the website. */
    withdraw: (actor: OrganisationActor, of: { productId: string; kind: ProductKind }) =>
      change(actor, of, 'product.withdrawn', async (_, before) => {
        assertWithdrawable(before)
        return { status: withdrawnStatus(before), published_revision: null, published_at: null }
      }),

    /**
     * Carries out an operator's decision in the transaction of room review; answers what the decision concerns.
     * A0409 when the revision is not the one under review.
     */
    async decide(tx: Tx, decision: ContentDecision, at: Date): Promise<{ name: string; organisationId: string }> {
      const { productId, kind, revision, approve } = decision
      const product = await productRepo(tx).anyForUpdate(productId)
      if (!product) throw fault('A0404')
      const before = (await statesOf(tx, productId))[kind]
      if (before.status !== UNDER_REVIEW || before.newest_revision !== revision) {
        throw stale(before, null)
      }
      await productRepo(tx).putState(productId, kind, {
        ...before,
        status: decidedStatus(approve),
        updated_at: before.updated_at ?? at,
        updated_by: before.updated_by ?? product.created_by,
        ...(approve ? { published_revision: revision, published_at: at, reason: null } : { reason: decision.reason }),
      })
      const organisationId = product.organisation_id
      if (approve) await publication.refreshProduct(tx, productId, organisationId)
      await publish(tx, productChanged, { productId, organisationId, kind })
      return { name: product.name, organisationId }
    },
  }
}
