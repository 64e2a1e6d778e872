/** Decisions carried out: down to the rooms whose content it is, into the log, and to the enterprise in one notice. */
import { type reviewDecide, ReviewKind, type ReviewRow } from '@portal/contract/review'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Messages } from '../message/index.ts'
import { type Decided, noticeOf } from './review-notice.policy.ts'
import type { ReviewSubject } from './review-subject.service.ts'
import { reviewChanged } from './review.events.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewRow } from './review.view.ts'

/** What is decided about one part. */
export type Part = z.output<typeof reviewDecide.body>['parts'][number]
export type Item = NonNullable<Awaited<ReturnType<ReturnType<typeof reviewRepo>['byId']>>>
export interface Looked {
  item: Item
  part: Part
}
/** Who decides; the platform has no other rights than to do what they said. */
export type Decider = Pick<Actor, 'userId' | 'nickname' | 'organisationId'>

/** Tells open pages of the queue, and writes down who did what. */
export async function record(
  tx: Tx,
  actor: Decider,
  action: string,
  { item, after }: { item: Item; after: ReviewRow },
): Promise<ReviewRow> {
  await publish(tx, reviewChanged, { reviewId: item.id })
  await audits.record(tx, {
    actor,
    action: `review.${action}`,
    subject: { type: 'review', id: item.id },
    organisationId: item.organisation_id,
    before: reviewRow(item),
    after,
  })
  return after
}

interface Carried {
  row: ReviewRow
  told: Decided
}
interface Rooms {
  messages: Messages
  subjectOf: (kind: ReviewKind) => ReviewSubject
}

export function createCarrying({ messages, subjectOf }: Rooms) {
  async function carryOut(tx: Tx, actor: Decider, { item, part }: Looked): Promise<Carried> {
    const kind = ReviewKind.parse(item.kind)
    const approve = part.decision === 'approve'
    const { revision } = part
    const reason = approve ? '' : part.reason
    const remarks = approve ? [] : part.remarks
    const at = now()
    const where = await subjectOf(kind).decide(tx, item.subject_id, { revision, approve, reason, remarks }, at)
    const decided = await reviewRepo(tx).decide(item.id, {
      state: approve ? 'approved' : 'rejected',
      decided_by: actor.nickname,
      decided_by_id: actor.userId,
      decided_at: at,
      reason: approve ? null : reason,
      remarks,
    })
    const row = await record(tx, actor, decided.state, { item, after: reviewRow(decided) })
    return { row, told: { ...where, kind, approve, reason, remarks } }
  }

  return {
    /** Decides on parts of one product or enterprise for good; A0409 when a revision is not the one that waits. */
    async carryOutAll(tx: Tx, actor: Decider, looked: readonly Looked[]): Promise<ReviewRow[]> {
      const carried: Carried[] = []
      for (const one of looked) carried.push(await carryOut(tx, actor, one))
      const [first, ...others] = carried.map(({ told }) => told)
      if (first) await messages.send(tx, { toOrganisation: first.organisationId }, noticeOf([first, ...others]))
      return carried.map(({ row }) => row)
    },

    /** Whether the revision that was decided on still waits: the queue hears of the enterprise's changes a little later. */
    async waitsStill(tx: Tx, { item, part }: Looked): Promise<boolean> {
      const waiting = await subjectOf(ReviewKind.parse(item.kind)).waiting(tx, item.subject_id)
      return waiting?.revision === part.revision
    },
  }
}
export type Carrying = ReturnType<typeof createCarrying>
