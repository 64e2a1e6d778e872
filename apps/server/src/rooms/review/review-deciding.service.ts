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
import { type Decided, noticeOf } from './review-notice.policy.ts'
import type { ReviewSubject } from './review-subject.service.ts'
import { reviewChanged } from './review.events.ts'
import { approvalBy, assertDecidable, assertRemarkable, assertTogether } from './review.policy.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewRow } from './review.view.ts'

type Part = z.output<typeof reviewDecide.body>['parts'][number]
type Many = z.output<typeof reviewDecideMany.body>
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

/** Decides on one part for good: carries it down to the room whose content it is. */
async function carryOut(deps: Dependencies, tx: Tx, actor: Actor, { item, part }: Looked): Promise<Carried> {
  const kind = ReviewKind.parse(item.kind)
  const approve = part.decision === 'approve'
  const reason = approve ? '' : part.reason
  const remarks = approve ? [] : part.remarks
  assertRemarkable(kind, remarks)
  const at = now()
  const told = await deps.subjectOf(kind).decide(
    tx,
    item.subject_id,
    { revision: part.revision, approve, reason, remarks },
    at,
  )
  const decided = await reviewRepo(tx).decide(item.id, {
    state: approve ? 'approved' : 'rejected',
    decided_by: actor.nickname,
    decided_by_id: actor.userId,
    decided_at: at,
    reason: approve ? null : reason,
    remarks,
  })
  const row = await record(tx, actor, decided.state, item, reviewRow(decided))
  return { row, decided: { ...told, kind, approve, reason, remarks } }
}

interface Looked {
  item: Item
  part: Part
}
interface Carried {
  row: ReviewRow
  /** Null: a first approval, which decides nothing yet. */
  decided: Decided | null
}

/** The items of a round under their lock. A0404 for one that is not there, A0409 for one that may not be decided so. */
async function lookedAt(tx: Tx, parts: readonly Part[]): Promise<Looked[]> {
  const found = await reviewRepo(tx).byIdsForUpdate(parts.map(({ id }) => id))
  const items = new Map(found.map((item) => [item.id, item]))
  assertTogether(found)
  return parts.map((part) => {
    const item = items.get(part.id)
    if (!item) throw fault('A0404')
    assertDecidable(item, part.revision)
    return { item, part }
  })
}

/** The items of a list by what they belong to, in the order of the list; what is not there stands alone. */
async function bySubject(transactor: Transactor, items: Many['items']): Promise<Many['items'][]> {
  const found = await reviewRepo(transactor.read).byIds(items.map(({ id }) => id))
  const subjects = new Map(found.map(({ id, subject_type, subject_id }) => [id, `${subject_type}:${subject_id}`]))
  return [...Map.groupBy(items, ({ id }) => subjects.get(id) ?? id).values()]
}

/** What operators decide: parts of one product or enterprise together, or several entries alike. */
export function createDeciding(deps: Dependencies) {
  /**
   * Approves or rejects parts in the revisions that were looked at, all of them or none, and tells the enterprise in one
   * notice; A0409 when one is not what waits. Where two have to approve, first approvals are kept, and A0301 refuses the
   * second of the same person; one alone may reject.
   */
  const decide = (actor: Actor, parts: readonly Part[]): Promise<ReviewRow[]> =>
    deps.transactor.transact(async (tx) => {
      const { review } = await deps.settings.current(tx)
      const carried: Carried[] = []
      for (const { item, part } of await lookedAt(tx, parts)) {
        const isFirst = part.decision === 'approve' && approvalBy(actor, item, review.fourEyes) === 'first'
        carried.push(
          isFirst
            ? { row: await approveFirst(tx, actor, item), decided: null }
            : await carryOut(deps, tx, actor, { item, part }),
        )
      }
      const [first, ...others] = carried.flatMap(({ decided }) => decided ?? [])
      if (first) await deps.messages.send(tx, { toOrganisation: first.organisationId }, noticeOf([first, ...others]))
      return carried.map(({ row }) => row)
    })

  return {
    decide,

    /** Entry by entry, in the order given: what is refused does not keep the others. */
    async decideMany(
      actor: Actor,
      { items, ...decision }: Many,
      language: Language,
    ): Promise<{ results: ReviewResults }> {
      const results = new Map<string, ReviewResults[number]>()
      for (const entry of await bySubject(deps.transactor, items)) {
        try {
          const parts = entry.map((item) => ({ ...item, ...decision, remarks: [] }))
          for (const row of await decide(actor, parts)) results.set(row.id, { id: row.id, row, message: '' })
        } catch (refused) {
          if (!(refused instanceof Fault)) throw refused
          for (const { id } of entry) results.set(id, { id, row: null, message: refused.says[language] })
        }
      }
      return { results: items.flatMap(({ id }) => results.get(id) ?? []) }
    },
  }
}
