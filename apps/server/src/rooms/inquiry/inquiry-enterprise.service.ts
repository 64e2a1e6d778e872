import type { InquiryState } from '@portal/contract/inquiry-kind'
import type { inquiryOwnPage, InquiryOwnDetail } from '@portal/contract/inquiry-own'
import type { Data } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import { answered, moved } from './inquiry-answering.service.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import type { InquiryMails } from './inquiry-mail.service.ts'
import { inquiryChanged } from './inquiry.events.ts'
import { refusals } from './inquiry.policy.ts'
import { type InquiryChange as Change, inquiryRepo, type InquiryRowData } from './inquiry.repo.ts'
import { auditView, ownDetail, ownRow } from './inquiry.view.ts'

const OPEN: readonly InquiryState[] = ['new', 'following']

/** What the enterprise that was asked does. Another enterprise's inquiry is not there (A0404). */
export function createEnterpriseSide(deps: { transactor: Transactor; users: Users; mails: InquiryMails }) {
  const { transactor, users, mails } = deps

  async function detail(actor: OrganisationActor, id: string): Promise<InquiryOwnDetail> {
    const tx = transactor.read
    const inquiry = await inquiryRepo(tx).own(id, actor.organisationId)
    if (!inquiry) throw fault('A0404')
    const [entries, members] = await Promise.all([
      inquiryEntryRepo(tx).of([id]),
      users.membersOf(tx, actor.organisationId),
    ])
    const names = await users.names(tx, [...new Set([...members, inquiry.assignee_id ?? '0'])])
    return ownDetail(inquiry, { names, members, entries, rights: actor })
  }

  /** Runs one step on an inquiry that is held, writes it down, and answers the inquiry as it is then. */
  async function step(
    actor: OrganisationActor,
    id: string,
    action: string,
    work: (tx: Tx, inquiry: InquiryRowData) => Promise<Change>,
  ): Promise<InquiryOwnDetail> {
    const { organisationId } = actor
    await transactor.transact(async (tx) => {
      const repo = inquiryRepo(tx)
      const before = await repo.ownForUpdate(id, organisationId)
      if (!before) throw fault('A0404')
      const after = await repo.change(id, { ...(await work(tx, before)), changed_at: now() })
      await publish(tx, inquiryChanged, { inquiryId: id, organisationId })
      const subject = { type: 'inquiry', id }
      await audits.record(tx, { actor, action, subject, before: auditView(before), after: auditView(after) })
    })
    return detail(actor, id)
  }

  return {
    ownDetail: detail,

    async ownPage(
      actor: OrganisationActor,
      query: z.output<typeof inquiryOwnPage.query>,
    ): Promise<Data<typeof inquiryOwnPage>> {
      const tx = transactor.read
      const repo = inquiryRepo(tx)
      const { organisationId } = actor
      const filter = {
        states: query.state === 'open' ? OPEN : [query.state],
        assigneeId: query.mine === 'true' ? actor.userId : null,
        keywords: query.keywords ?? '',
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      }
      const [found, counted, unread] = await Promise.all([
        repo.pageOfEnterprise(organisationId, filter),
        repo.byStateOfEnterprise(organisationId, filter),
        repo.unread(organisationId),
      ])
      const names = await users.names(
        tx,
        found.rows.flatMap((row) => row.assignee_id ?? []),
      )
      const of = (state: string): number => Number(counted.find((one) => one.state === state)?.count ?? 0)
      const counts = { new: of('new'), following: of('following'), closed: of('closed') }
      return {
        list: found.rows.map((row) => ownRow(row, names)),
        total: found.total,
        counts: { open: counts.new + counts.following, ...counts },
        unread,
      }
    },

    /** Somebody of the enterprise has read it; the other windows hear of that. */
    ownSeen: ({ organisationId }: OrganisationActor, id: string): Promise<{ unread: number }> =>
      transactor.transact(async (tx) => {
        const repo = inquiryRepo(tx)
        const inquiry = await repo.ownForUpdate(id, organisationId)
        if (!inquiry) throw fault('A0404')
        if (inquiry.unread) {
          await repo.change(id, { unread: false })
          await publish(tx, inquiryChanged, { inquiryId: id, organisationId })
        }
        return { unread: await repo.unread(organisationId) }
      }),

    ownAnswer: (actor: OrganisationActor, { id, text }: { id: string; text: string }): Promise<InquiryOwnDetail> =>
      step(actor, id, 'inquiry.answered', (tx, inquiry) =>
        answered(tx, mails, inquiry, { author: 'enterprise', by: actor, text }),
      ),

    ownAssign: (
      actor: OrganisationActor,
      { id, memberId }: { id: string; memberId: string | null },
    ): Promise<InquiryOwnDetail> =>
      step(actor, id, 'inquiry.assigned', async (tx) => {
        const members = await users.membersOf(tx, actor.organisationId)
        if (memberId !== null && !members.includes(memberId)) throw refusals.member()
        return { assignee_id: memberId }
      }),

    ownMove: (
      actor: OrganisationActor,
      { id, to }: { id: string; to: 'following' | 'closed' },
    ): Promise<InquiryOwnDetail> =>
      step(actor, id, to === 'closed' ? 'inquiry.closed' : 'inquiry.reopened', async (_tx, inquiry) =>
        moved(inquiry, to),
      ),
  }
}
