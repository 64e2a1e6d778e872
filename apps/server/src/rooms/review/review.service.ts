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
import {
  enterpriseContentRecalled,
  type EnterpriseContents,
  enterpriseContentSubmitted,
  type Enterprises,
  enterpriseSubmitted,
} from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import { productRecalled, type Products, productSubmitted } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import { createReviewSubjects } from './review-subject.service.ts'
import { reviewChanged } from './review.events.ts'
import { assertDecidable, mayDecide } from './review.policy.ts'
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
  enterpriseContents: EnterpriseContents
  products: Products
}) {
  const { transactor, events, realtime, users, messages } = deps
  const subjectOf = createReviewSubjects(deps)

  /**
   * Brings the queue in step with what waits now, whatever the event told: repeated and reordered events end the same.
   */
  async function follow(tx: Tx, kind: ReviewKind, subjectId: string): Promise<void> {
    const repo = reviewRepo(tx)
    const waiting = await subjectOf(kind).waiting(tx, subjectId)
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

  events.subscribe(enterpriseSubmitted, 'review', (tx, { organisationId }) =>
    follow(tx, 'certification', organisationId),
  )
  events.subscribe(productSubmitted, 'review', (tx, { productId, kind }) =>
    follow(tx, ReviewKind.parse(kind), productId),
  )
  events.subscribe(productRecalled, 'review', (tx, { productId, kind }) =>
    follow(tx, ReviewKind.parse(kind), productId),
  )
  events.subscribe(enterpriseContentSubmitted, 'review', (tx, { organisationId, kind }) =>
    follow(tx, ReviewKind.parse(kind), organisationId),
  )
  events.subscribe(enterpriseContentRecalled, 'review', (tx, { organisationId, kind }) =>
    follow(tx, ReviewKind.parse(kind), organisationId),
  )
  events.listen(reviewChanged, ({ reviewId }) =>
    realtime.toPermission('review:read:any', { name: 'review.changed', reviewId }),
  )

  /** Carries the decision down to the room whose content it is, and tells the enterprise. */
  async function carryOut(tx: Tx, item: { subject_id: string; kind: string }, body: Decision, at: Date) {
    const subject = subjectOf(ReviewKind.parse(item.kind))
    const approve = body.decision === 'approve'
    const decision = { revision: body.revision, approve, reason: body.reason }
    const { organisationId, notice } = await subject.decide(tx, item.subject_id, decision, at)
    const params: Record<string, string> = approve ? notice.params : { ...notice.params, reason: body.reason }
    await messages.send(tx, { toOrganisation: organisationId }, { ...notice, params })
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
      const kind = ReviewKind.parse(item.kind)
      const [subject, next] = await Promise.all([subjectOf(kind).look(item.subject_id, item.revision), repo.next(item)])
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
