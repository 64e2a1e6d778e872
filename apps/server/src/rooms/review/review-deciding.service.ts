import type { Language } from '@portal/contract/kit'
import { type reviewDecideMany, ReviewKind, type ReviewResults, type ReviewRow } from '@portal/contract/review'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { Fault, fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { SiteSettings } from '../setting/index.ts'
import { type Carrying, type Item, type Looked, type Part, record } from './review-carrying.service.ts'
import type { Rounds } from './review-round.service.ts'
import { approvalBy, assertDecidable, assertRemarkable, assertTogether } from './review.policy.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewRow } from './review.view.ts'

type Many = z.output<typeof reviewDecideMany.body>

/** The first of two approvals: the item stays, and nothing is published. */
async function approveFirst(tx: Tx, actor: Actor, item: Item): Promise<ReviewRow> {
  const by = { approved_first_by_id: actor.userId, approved_first_by: actor.nickname, approved_first_at: now() }
  const kept = await reviewRepo(tx).approveFirst(item.id, by)
  return record(tx, actor, 'approvedFirst', { item, after: reviewRow(kept) })
}

interface Dependencies {
  transactor: Transactor
  settings: Pick<SiteSettings, 'current'>
  carrying: Carrying
  rounds: Rounds
  /** How long a round with an approval can be undone; 0: it takes effect at once. */
  undoSeconds: number
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
    assertRemarkable(ReviewKind.parse(item.kind), part.remarks)
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
   * second of the same person; one alone may reject. A round with an approval is kept until it takes effect, unless
   * `atOnce`.
   */
  const decide = (
    actor: Actor,
    parts: readonly Part[],
    { atOnce = deps.undoSeconds === 0 } = {},
  ): Promise<ReviewRow[]> =>
    deps.transactor.transact(async (tx) => {
      const { review } = await deps.settings.current(tx)
      const rows = new Map<string, ReviewRow>()
      const last: Looked[] = []
      for (const looked of await lookedAt(tx, parts)) {
        const { item, part } = looked
        const isFirst = part.decision === 'approve' && approvalBy(actor, item, review.fourEyes) === 'first'
        if (isFirst) rows.set(item.id, await approveFirst(tx, actor, item))
        else last.push(looked)
      }
      const publishes = last.some(({ part }) => part.decision === 'approve')
      const done =
        publishes && !atOnce
          ? await deps.rounds.hold(tx, actor, last)
          : await deps.carrying.carryOutAll(tx, actor, last)
      for (const row of done) rows.set(row.id, row)
      return parts.flatMap(({ id }) => rows.get(id) ?? [])
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
