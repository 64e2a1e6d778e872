import { enterpriseEditors, productEditor } from '@portal/contract/content-kind'
import { usccHolds } from '@portal/contract/enterprise'
import { EnterpriseKind } from '@portal/contract/enterprise-content'
import { ProductKind } from '@portal/contract/product-document'
import type { ReviewDetail, ReviewKind } from '@portal/contract/review'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { ContentDecision } from '../content/index.ts'
import type { EnterpriseContents, Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import type { Decided } from './review-notice.policy.ts'
import { reviewRepo } from './review.repo.ts'

type Told = Pick<Decided, 'organisationId' | 'name' | 'link'>

/** What waits, for the row of the queue. */
interface Waiting {
  name: string
  organisationId: string
  revision: number
  submittedBy: string
  submittedAt: Date
}
/** A part as it waits. */
interface Part {
  kind: ReviewKind
  revision: number
}

/** What the queue has to know of one kind of thing that is reviewed. */
export interface ReviewSubject {
  /** Null when nothing waits. */
  waiting: (tx: ReadTx, subjectId: string) => Promise<Waiting | null>
  /** What is published, beside it with all these parts in their place. */
  look(subjectId: string, parts: readonly Part[]): Promise<ReviewDetail['subject']>
  /**
   * Carries a decision out in the queue's transaction, and answers what the enterprise is told of it. A0409 when the
   * revision is not the one that waits.
   */
  decide: (tx: Tx, subjectId: string, decision: ContentDecision, at: Date) => Promise<Told>
}

interface Rooms {
  transactor: Transactor
  enterprises: Enterprises
  enterpriseContents: EnterpriseContents
  products: Products
}

/** The revisions of parts, by kind. */
const revisionsOf = <Kind extends string>(kind: { parse(told: string): Kind }, parts: readonly Part[]) =>
  parts.reduce<Partial<Record<Kind, number>>>((all, part) => ({ ...all, [kind.parse(part.kind)]: part.revision }), {})

function certifications({ transactor, enterprises, products }: Rooms): ReviewSubject {
  return {
    async waiting(tx, organisationId) {
      const waiting = await enterprises.waiting(tx, organisationId)
      return waiting && { ...waiting, organisationId }
    },
    async look(organisationId) {
      const tx = transactor.read
      const found = await enterprises.review(tx, organisationId)
      const items = await reviewRepo(tx).waitingOf(
        'certification',
        found.sameCode.map(({ id }) => id),
      )
      const sameCode = found.sameCode.map(({ id, ...told }) => {
        const item = items.find((one) => one.subject_id === id)
        return { ...told, organisationId: id, reviewId: item?.id ?? null }
      })
      return { type: 'certification', ...found, sameCode, usccHolds: usccHolds(found.proposed.uscc) }
    },
    async decide(tx, organisationId, decision, at) {
      const { name } = await enterprises.decide(tx, { ...decision, organisationId }, at)
      if (decision.approve) await products.refreshEnterprise(tx, organisationId)
      return { organisationId, name, link: decision.approve ? '/workbench/index' : '/entAuth' }
    },
  }
}

function productContents(kind: ProductKind, { products }: Rooms): ReviewSubject {
  return {
    waiting: (tx, productId) => products.waiting(tx, productId, kind),
    look: async (productId, parts) => ({
      type: 'product',
      ...(await products.review(productId, revisionsOf(ProductKind, parts))),
    }),
    async decide(tx, productId, decision, at) {
      const { name, organisationId } = await products.decide(tx, { ...decision, productId, kind }, at)
      // To the public page, or to the place to mend what was rejected.
      const link = decision.approve ? `/website/product/detail?id=${productId}` : productEditor(kind, productId)
      return { organisationId, name, link }
    },
  }
}

function enterpriseContents(kind: EnterpriseKind, { enterprises, enterpriseContents: own }: Rooms): ReviewSubject {
  return {
    waiting: (tx, organisationId) => own.waiting(tx, organisationId, kind),
    look: async (organisationId, parts) => ({
      type: 'enterprise',
      ...(await enterprises.facts(organisationId)),
      ...(await own.review(organisationId, revisionsOf(EnterpriseKind, parts))),
    }),
    async decide(tx, organisationId, decision, at) {
      const { name } = await own.decide(tx, { ...decision, organisationId, kind }, at)
      const link = decision.approve ? `/website/enterprise/detail?id=${organisationId}` : enterpriseEditors[kind]
      return { organisationId, name, link }
    },
  }
}

/** Everything that is reviewed, by kind. */
export function createReviewSubjects(rooms: Rooms): (kind: ReviewKind) => ReviewSubject {
  return (kind) => {
    const product = ProductKind.safeParse(kind)
    if (product.success) return productContents(product.data, rooms)
    const enterprise = EnterpriseKind.safeParse(kind)
    return enterprise.success ? enterpriseContents(enterprise.data, rooms) : certifications(rooms)
  }
}
