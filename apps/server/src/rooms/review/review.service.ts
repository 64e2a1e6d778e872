import { usccHolds } from '@portal/contract/enterprise'
import type { ProductKind } from '@portal/contract/product'
import {
  type ReviewDetail,
  ReviewKind,
  type reviewDecide,
  type reviewPage,
  type ReviewRow,
} from '@portal/contract/review'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { type Events, publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Realtime } from '../../platform/realtime.ts'
import { searchQuery, searchVector } from '../../platform/text.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { type Enterprises, enterpriseSubmitted } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import { productRecalled, type Products, productSubmitted, workbenchLink } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import { reviewChanged } from './review.events.ts'
import { assertDecidable, isCertification, mayDecide } from './review.policy.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewRow } from './review.view.ts'

type Decision = z.output<typeof reviewDecide.body>

/** The review queue: filled by what enterprises submit, emptied by operators. */
export function createReviews(deps: {
  transactor: Transactor
  events: Events
  realtime: Realtime
  users: Users
  messages: Messages
  enterprises: Enterprises
  products: Products
}) {
  const { transactor, events, realtime, users, messages, enterprises, products } = deps

  /**
   * Brings the queue in step with what waits now, whatever the event told: repeated and reordered events end the same.
   */
  async function follow(tx: Tx, kind: ReviewKind, subjectId: string): Promise<void> {
    const repo = reviewRepo(tx)
    const waiting = isCertification(kind)
      ? await waitingCertification(tx, subjectId)
      : await products.waiting(tx, subjectId, kind)
    if (!waiting) {
      const recalled = await repo.recall(kind, subjectId, now())
      if (recalled) await publish(tx, reviewChanged, { reviewId: recalled.id })
      return
    }
    const { name } = await users.organisation(tx, waiting.organisationId)
    const people = await users.names(tx, [waiting.submittedBy])
    const item = await repo.putWaiting({
      kind,
      subject_id: subjectId,
      organisation_id: waiting.organisationId,
      revision: waiting.revision,
      title: waiting.name,
      organisation_name: name,
      submitted_by: people.get(waiting.submittedBy) ?? '',
      submitted_at: waiting.submittedAt,
      words: searchVector({ A: waiting.name, B: name }),
    })
    if (item) await publish(tx, reviewChanged, { reviewId: item.id })
  }

  async function waitingCertification(tx: Tx, organisationId: string) {
    const waiting = await enterprises.waiting(tx, organisationId)
    return waiting && { ...waiting, organisationId }
  }

  events.subscribe(enterpriseSubmitted, 'review', (tx, { organisationId }) =>
    follow(tx, 'certification', organisationId),
  )
  events.subscribe(productSubmitted, 'review', (tx, { productId, kind }) =>
    follow(tx, ReviewKind.parse(kind), productId),
  )
  events.subscribe(productRecalled, 'review', (tx, { productId, kind }) =>
    follow(tx, ReviewKind.parse(kind), productId),
  )
  events.listen(reviewChanged, ({ reviewId }) =>
    realtime.toPermission('review:read:any', { name: 'review.changed', reviewId }),
  )

  async function subjectOf(item: {
    kind: string
    subject_id: string
    revision: number
  }): Promise<ReviewDetail['subject']> {
    const kind = ReviewKind.parse(item.kind)
    if (!isCertification(kind)) {
      return { type: 'product', ...(await products.review(item.subject_id, kind, item.revision)) }
    }
    const found = await enterprises.review(transactor.read, item.subject_id)
    return { type: 'certification', ...found, usccHolds: usccHolds(found.proposed.uscc) }
  }

  /** Carries the decision down to the room whose content it is, and tells the enterprise. */
  async function carryOut(tx: Tx, item: { subject_id: string; kind: string }, body: Decision, at: Date) {
    const kind = ReviewKind.parse(item.kind)
    const approve = body.decision === 'approve'
    const outcome = approve ? 'approved' : 'rejected'
    const decision = { revision: body.revision, approve, reason: body.reason }
    const reason: Record<string, string> = approve ? {} : { reason: body.reason }
    if (isCertification(kind)) {
      const organisationId = item.subject_id
      const { name } = await enterprises.decide(tx, { ...decision, organisationId }, at)
      if (approve) await products.refreshEnterprise(tx, organisationId)
      const params = { enterprise: name, ...reason }
      const link = approve ? '/workbench/index' : '/entAuth'
      await messages.send(tx, { toOrganisation: organisationId }, { kind: `certification.${outcome}`, params, link })
      return
    }
    const productId = item.subject_id
    const { name, organisationId } = await products.decide(tx, { ...decision, productId, kind }, at)
    const params = { product: name, content: kind, ...reason }
    const link = decidedLink(kind, productId, approve)
    await messages.send(tx, { toOrganisation: organisationId }, { kind: `content.${outcome}`, params, link })
  }

  return {
    /** The queue; what waits oldest first, what was decided newest first. */
    async page(query: z.output<typeof reviewPage.query>) {
      const repo = reviewRepo(transactor.read)
      const [found, pending] = await Promise.all([
        repo.page({
          state: query.state,
          kind: query.kind ?? null,
          words: searchQuery(query.keywords ?? ''),
          limit: query.pageSize,
          offset: (query.pageNum - 1) * query.pageSize,
        }),
        repo.pending(),
      ])
      return { list: found.rows.map(reviewRow), total: found.total, pending }
    },

    /** One item: what is proposed beside what is published. */
    async detail(actor: Actor, id: string): Promise<ReviewDetail> {
      const repo = reviewRepo(transactor.read)
      const item = await repo.byId(id)
      if (!item) throw fault('A0404')
      const [subject, next] = await Promise.all([subjectOf(item), repo.next(item)])
      const can = { decide: mayDecide(actor, item.state) }
      return { ...reviewRow(item), can, subject, next: next?.id ?? null }
    },

    /** Approves or rejects the revision that was looked at; A0409 when it is not the one that waits. */
    decide: (actor: Actor, body: Decision): Promise<ReviewRow> =>
      transactor.transact(async (tx) => {
        const repo = reviewRepo(tx)
        const item = await repo.byIdForUpdate(body.id)
        if (!item) throw fault('A0404')
        assertDecidable(item, body.revision)
        const at = now()
        await carryOut(tx, item, body, at)
        const decided = await repo.decide(item.id, {
          state: body.decision === 'approve' ? 'approved' : 'rejected',
          decided_by: actor.nickname,
          decided_at: at,
          reason: body.decision === 'reject' ? body.reason : null,
        })
        await publish(tx, reviewChanged, { reviewId: item.id })
        await audits.record(tx, {
          actor,
          action: `review.${decided.state}`,
          subject: { type: 'review', id: item.id },
          before: { state: item.state, revision: item.revision },
          after: reviewRow(decided),
        })
        return reviewRow(decided)
      }),
  }
}
export type Reviews = ReturnType<typeof createReviews>

/** Where a member looks after the decision: the public page, or the place to mend what was rejected. */
const decidedLink = (kind: ProductKind, productId: string, approve: boolean): string =>
  approve ? `/website/product/detail?id=${productId}` : workbenchLink(kind, productId)
