import { enterpriseEditors, productEditor } from '@portal/contract/content-kind'
import { usccHolds } from '@portal/contract/enterprise'
import { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { MessageKind } from '@portal/contract/message'
import { ProductKind } from '@portal/contract/product-document'
import type { ReviewDetail, ReviewKind } from '@portal/contract/review'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { ContentDecision } from '../content/index.ts'
import type { EnterpriseContents, Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import { reviewRepo } from './review.repo.ts'

/** What waits, for the row of the queue. */
interface Waiting {
  name: string
  organisationId: string
  revision: number
  submittedBy: string
  submittedAt: Date
}
interface Decided {
  organisationId: string
  /** What the enterprise is told; a reason is added by the queue. */
  notice: { kind: MessageKind; params: Record<string, string>; link: string }
}

/** What the queue has to know of one kind of thing that is reviewed. */
export interface ReviewSubject {
  /** Null when nothing waits. */
  waiting: (tx: ReadTx, subjectId: string) => Promise<Waiting | null>
  /** What is proposed beside what is published. */
  look(subjectId: string, revision: number): Promise<ReviewDetail['subject']>
  /** Carries a decision out in the queue's transaction. A0409 when the revision is not the one that waits. */
  decide: (tx: Tx, subjectId: string, decision: ContentDecision, at: Date) => Promise<Decided>
}

interface Rooms {
  transactor: Transactor
  enterprises: Enterprises
  enterpriseContents: EnterpriseContents
  products: Products
}

const outcome = ({ approve }: ContentDecision) => (approve ? 'approved' : 'rejected')

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
      const link = decision.approve ? '/workbench/index' : '/entAuth'
      const params = { enterprise: name }
      return { organisationId, notice: { kind: `certification.${outcome(decision)}`, params, link } }
    },
  }
}

function productContents(kind: ProductKind, { products }: Rooms): ReviewSubject {
  return {
    waiting: (tx, productId) => products.waiting(tx, productId, kind),
    look: async (productId, revision) => ({ type: 'product', ...(await products.review(productId, kind, revision)) }),
    async decide(tx, productId, decision, at) {
      const { name, organisationId } = await products.decide(tx, { ...decision, productId, kind }, at)
      // To the public page, or to the place to mend what was rejected.
      const link = decision.approve ? `/website/product/detail?id=${productId}` : productEditor(kind, productId)
      const params = { subject: name, content: kind }
      return { organisationId, notice: { kind: `content.${outcome(decision)}`, params, link } }
    },
  }
}

function enterpriseContents(kind: EnterpriseKind, { enterprises, enterpriseContents: own }: Rooms): ReviewSubject {
  return {
    waiting: (tx, organisationId) => own.waiting(tx, organisationId, kind),
    look: async (organisationId, revision) => ({
      type: 'enterprise',
      ...(await enterprises.facts(organisationId)),
      ...(await own.review(organisationId, kind, revision)),
    }),
    async decide(tx, organisationId, decision, at) {
      const { name } = await own.decide(tx, { ...decision, organisationId, kind }, at)
      const link = decision.approve ? `/website/enterprise/detail?id=${organisationId}` : enterpriseEditors[kind]
      const params = { subject: name, content: kind }
      return { organisationId, notice: { kind: `content.${outcome(decision)}`, params, link } }
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
