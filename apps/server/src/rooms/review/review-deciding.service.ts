import type { Language } from '@portal/contract/kit'
import {
  type reviewDecide,
  type reviewDecideMany,
  ReviewKind,
  type ReviewResults,
  type ReviewRow,
} from '@portal/contract/review'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { Fault, fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Messages } from '../message/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import type { ReviewSubject } from './review-subject.service.ts'
import { reviewChanged } from './review.events.ts'
import { approvalBy, assertDecidable } from './review.policy.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewRow } from './review.view.ts'

type Decision = z.output<typeof reviewDecide.body>
type Item = NonNullable<Awaited<ReturnType<ReturnType<typeof reviewRepo>['byId']>>>

/** Tells open pages of the queue, and writes down who did what. */
async function record(tx: Tx, actor: Actor, action: string, item: Item, after: ReviewRow): Promise<ReviewRow> {
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

/** The first of two approvals: the item stays, and nothing is published. */
async function approveFirst(tx: Tx, actor: Actor, item: Item): Promise<ReviewRow> {
  const by = { approved_first_by_id: actor.userId, approved_first_by: actor.nickname, approved_first_at: now() }
  const kept = await reviewRepo(tx).approveFirst(item.id, by)
  return record(tx, actor, 'approvedFirst', item, reviewRow(kept))
}

interface Dependencies {
  transactor: Transactor
  messages: Messages
  settings: Pick<SiteSettings, 'current'>
  subjectOf: (kind: ReviewKind) => ReviewSubject
}

/** Carries a decision down to the room whose content it is, and tells the enterprise. */
async function carryOut(deps: Dependencies, tx: Tx, item: Item, body: Decision, at: Date): Promise<void> {
  const subject = deps.subjectOf(ReviewKind.parse(item.kind))
  const approve = body.decision === 'approve'
  const decision = { revision: body.revision, approve, reason: body.reason }
  const { organisationId, notice } = await subject.decide(tx, item.subject_id, decision, at)
  const params: Record<string, string> = approve ? notice.params : { ...notice.params, reason: body.reason }
  await deps.messages.send(tx, { toOrganisation: organisationId }, { ...notice, params })
}

/** What operators decide, one by one or several alike. */
export function createDeciding(deps: Dependencies) {
  /**
   * Approves or rejects the revision that was looked at; A0409 when it is not the one that waits. Where two have to
   * approve, the first approval is kept, and A0301 refuses the second of the same person; one alone may reject.
   */
  const decide = (actor: Actor, body: Decision): Promise<ReviewRow> =>
    deps.transactor.transact(async (tx) => {
      const repo = reviewRepo(tx)
      const item = await repo.byIdForUpdate(body.id)
      if (!item) throw fault('A0404')
      assertDecidable(item, body.revision)
      const approve = body.decision === 'approve'
      const { review } = await deps.settings.current(tx)
      if (approve && approvalBy(actor, item, review.fourEyes) === 'first') return approveFirst(tx, actor, item)
      const at = now()
      await carryOut(deps, tx, item, body, at)
      const decided = await repo.decide(item.id, {
        state: approve ? 'approved' : 'rejected',
        decided_by: actor.nickname,
        decided_by_id: actor.userId,
        decided_at: at,
        reason: approve ? null : body.reason,
      })
      return record(tx, actor, decided.state, item, reviewRow(decided))
    })

  return {
    decide,

    /** Each by itself, in the order given: what is refused does not keep the others. */
    async decideMany(
      actor: Actor,
      { items, ...decision }: z.output<typeof reviewDecideMany.body>,
      language: Language,
    ): Promise<{ results: ReviewResults }> {
      const results: ReviewResults = []
      for (const item of items) {
        try {
          results.push({ id: item.id, row: await decide(actor, { ...item, ...decision }), message: '' })
        } catch (refused) {
          if (!(refused instanceof Fault)) throw refused
          results.push({ id: item.id, row: null, message: refused.says[language] })
        }
      }
      return { results }
    },
  }
}
