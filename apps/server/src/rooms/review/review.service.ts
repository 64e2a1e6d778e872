import {
  type reviewDetail,
  type ReviewDetail,
  ReviewKind,
  type reviewPage,
  type ReviewRules,
} from '@portal/contract/review'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { searchQuery, searchVector } from '../../platform/text.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { EnterpriseContents, Enterprises } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import type { Products } from '../product/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import { findOrganisations, type Users } from '../user/index.ts'
import { createDeciding } from './review-deciding.service.ts'
import { createReviewSubjects } from './review-subject.service.ts'
import { reviewChanged } from './review.events.ts'
import { mayApprove, mayDecide } from './review.policy.ts'
import { type ReviewFilter, reviewRepo } from './review.repo.ts'
import { reviewRow } from './review.view.ts'

type Filtering = Omit<z.output<typeof reviewDetail.query>, 'id'>

const HOUR_MS = 3_600_000

/** The review queue: filled by what enterprises submit, emptied by operators. */
export function createReviews(deps: {
  transactor: Transactor
  users: Users
  messages: Messages
  enterprises: Enterprises
  enterpriseContents: EnterpriseContents
  products: Products
  settings: Pick<SiteSettings, 'current'>
}) {
  const { transactor, users, messages } = deps
  const subjectOf = createReviewSubjects(deps)

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
  })
  const rules = async () => (await deps.settings.current(transactor.read)).review

  return {
    follow: refreshItem,

    ...createDeciding({ transactor, messages, settings: deps.settings, subjectOf }),

    rules: (): Promise<ReviewRules> => rules(),

    organisations: (keywords: string) => findOrganisations(transactor.read, keywords),

    /** The queue; what waits oldest first, what was decided newest first. `actor`: whose are "mine". */
    async page(query: z.output<typeof reviewPage.query>, actor: Pick<Actor, 'userId'> | null = null) {
      const repo = reviewRepo(transactor.read)
      const paging = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize }
      const direction = query.direction ?? (query.state === 'pending' ? 'ASC' : 'DESC')
      const [found, pending] = await Promise.all([
        repo.page({ ...filterOf(actor, query), state: query.state, direction }, paging),
        repo.pending(),
      ])
      return { list: found.rows.map(reviewRow), total: found.total, pending }
    },

    /** One item: what is proposed beside what is published, and what waits around it. */
    async detail(actor: Actor, { id, ...filtering }: z.output<typeof reviewDetail.query>): Promise<ReviewDetail> {
      const repo = reviewRepo(transactor.read)
      const item = await repo.byId(id)
      if (!item) throw fault('A0404')
      const kind = ReviewKind.parse(item.kind)
      const filter = filterOf(actor, filtering)
      const [subject, { fourEyes }, next, previous] = await Promise.all([
        subjectOf(kind).look(item.subject_id, item.revision),
        rules(),
        repo.next(filter, item, actor.userId),
        repo.previous(filter, item),
      ])
      const can = { decide: mayDecide(actor, item.state), approve: mayApprove(actor, item, fourEyes) }
      return { ...reviewRow(item), can, fourEyes, subject, next: next?.id ?? null, previous: previous?.id ?? null }
    },
  }
}
export type Reviews = ReturnType<typeof createReviews>
