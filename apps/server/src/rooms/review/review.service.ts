import {
  type reviewDetail,
  type ReviewDetail,
  ReviewKind,
  type reviewPage,
  type reviewQueue,
  type ReviewRules,
  reviewSubjectTypeOf,
} from '@portal/contract/review'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { searchQuery, searchVector } from '../../platform/text.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { EnterpriseContents, Enterprises } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import type { Products } from '../product/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import { findOrganisations, type Users } from '../user/index.ts'
import { reviewClaimRepo } from './review-claim.repo.ts'
import { createClaims } from './review-claim.service.ts'
import { createCarrying } from './review-carrying.service.ts'
import { createDeciding } from './review-deciding.service.ts'
import { type ReviewFilter, reviewQueueRepo } from './review-queue.repo.ts'
import { reviewRoundRepo } from './review-round.repo.ts'
import { createRounds } from './review-round.service.ts'
import { createReviewSubjects } from './review-subject.service.ts'
import { reviewChanged } from './review.events.ts'
import { mayApprove, mayDecide } from './review.policy.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewClaims, reviewEntries, reviewRow } from './review.view.ts'

type Filtering = Omit<z.output<typeof reviewDetail.query>, 'id'>

const HOUR_MS = 3_600_000
/** How many earlier decisions are told beside what waits. */
const PAST_TOLD = 20

/** The review queue: filled by what enterprises submit, emptied by operators. */
export function createReviews(deps: {
  transactor: Transactor
  jobs: Jobs
  /** How long an approval can be undone before it takes effect. */
  undoSeconds: number
  users: Users
  messages: Messages
  enterprises: Enterprises
  enterpriseContents: EnterpriseContents
  products: Products
  settings: Pick<SiteSettings, 'current'>
}) {
  const { transactor, users, messages } = deps
  const subjectOf = createReviewSubjects(deps)
  const carrying = createCarrying({ messages, subjectOf })
  const rounds = createRounds({ transactor, jobs: deps.jobs, carrying, undoSeconds: deps.undoSeconds })

  /**
   * Brings the queue in step with what waits now, whatever the event told: repeated and reordered events end the same.
   */
  async function refreshItem(tx: Tx, told: string, subjectId: string): Promise<void> {
    const kind = ReviewKind.parse(told)
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
      subject_type: reviewSubjectTypeOf(kind),
      subject_id: subjectId,
      organisation_id: waiting.organisationId,
      revision: waiting.revision,
      title: waiting.name,
      organisation_name: name,
      submitted_by: people.get(waiting.submittedBy) ?? '',
      submitted_at: waiting.submittedAt,
      search_vector: searchVector({ A: waiting.name, B: name }),
    })
    if (item) await publish(tx, reviewChanged, { reviewId: item.id })
  }

  const filterOf = (actor: Pick<Actor, 'userId'> | null, query: Filtering): ReviewFilter => ({
    kind: query.kind ?? null,
    organisationId: query.organisationId ?? null,
    tsquery: searchQuery(query.keywords ?? ''),
    submittedBefore: query.waitedHours === undefined ? null : new Date(now().getTime() - query.waitedHours * HOUR_MS),
    handledBy: query.mine === undefined ? null : (actor?.userId ?? null),
    notFirstBy: null,
  })
  const rules = async () => (await deps.settings.current(transactor.read)).review

  /** Who decided what is not in effect yet, by round. */
  async function decidersOf(items: readonly { round_id: string | null }[]): Promise<Map<string, string>> {
    const deciders = new Map<string, string>()
    for (const roundId of new Set(items.flatMap(({ round_id }) => round_id ?? []))) {
      const decider = await reviewRoundRepo(transactor.read).deciderOf(roundId)
      if (decider) deciders.set(roundId, decider)
    }
    return deciders
  }

  return {
    follow: refreshItem,

    ...createClaims({ transactor }),
    ...createDeciding({ transactor, settings: deps.settings, carrying, rounds, undoSeconds: deps.undoSeconds }),
    undo: rounds.undo,
    catchUp: rounds.catchUp,

    rules: (): Promise<ReviewRules> => rules(),

    organisations: (keywords: string) => findOrganisations(transactor.read, keywords),

    /** What waits, one entry for each product or enterprise, oldest first. */
    async queue(actor: Actor, query: z.output<typeof reviewQueue.query>) {
      const queue = reviewQueueRepo(transactor.read)
      const paging = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize, at: now() }
      const [found, pending] = await Promise.all([
        queue.entries({ ...filterOf(actor, query), direction: query.direction ?? 'ASC' }, paging),
        queue.pending(),
      ])
      const names = await users.names(transactor.read, [...new Set(found.rows.flatMap((row) => row.claimed_by))])
      return { list: reviewEntries(found.rows, names), total: found.total, pending }
    },

    /** Single parts; what waits oldest first, what was decided newest first. `actor`: whose are "mine". */
    async page(query: z.output<typeof reviewPage.query>, actor: Pick<Actor, 'userId'> | null = null) {
      const queue = reviewQueueRepo(transactor.read)
      const paging = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize }
      const direction = query.direction ?? (query.state === 'pending' ? 'ASC' : 'DESC')
      const [found, pending] = await Promise.all([
        queue.page({ ...filterOf(actor, query), state: query.state, direction }, paging),
        queue.pending(),
      ])
      return { list: found.rows.map(reviewRow), total: found.total, pending }
    },

    /** One item with all that waits of its product or enterprise: what is proposed beside what is published. */
    async detail(actor: Actor, { id, ...filtering }: z.output<typeof reviewDetail.query>): Promise<ReviewDetail> {
      const repo = reviewRepo(transactor.read)
      const queue = reviewQueueRepo(transactor.read)
      const item = await repo.byId(id)
      if (!item) throw fault('A0404')
      const waiting = await repo.partsOf(item)
      const filter = filterOf(actor, filtering)
      const place = waiting[0] ?? item
      const shown = waiting.some((part) => part.id === id) ? waiting : [item]
      const parts = shown.map(({ kind, revision }) => ({ kind: ReviewKind.parse(kind), revision }))
      const at = now()
      const [subject, { fourEyes }, past, claimed, next, previous] = await Promise.all([
        subjectOf(ReviewKind.parse(item.kind)).look(item.subject_id, parts),
        rules(),
        repo.pastOf(item, PAST_TOLD),
        reviewClaimRepo(transactor.read).of(item, at),
        queue.next({ ...filter, notFirstBy: actor.userId }, place, { userId: actor.userId, at }),
        queue.previous(filter, place),
      ])
      const others = claimed.filter((userId) => userId !== actor.userId)
      const deciders = await decidersOf([item, ...waiting])
      const withRights = (one: (typeof waiting)[number]) => ({
        ...reviewRow(one),
        can: {
          decide: mayDecide(actor, one),
          approve: mayApprove(actor, one, fourEyes),
          undo: one.round_id !== null && deciders.get(one.round_id) === actor.userId,
        },
      })
      return {
        ...withRights(item),
        fourEyes,
        parts: waiting.map(withRights),
        claims: reviewClaims(others, await users.names(transactor.read, others)),
        history: past.map(reviewRow),
        subject,
        next: next?.id ?? null,
        previous: previous?.id ?? null,
      }
    },
  }
}
export type Reviews = ReturnType<typeof createReviews>
