import type { ComplaintOfEnterprise } from '@portal/contract/complaint'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { complaintEntryRepo } from './complaint-entry.repo.ts'
import { complaintChanged } from './complaint.events.ts'
import { refusals } from './complaint.policy.ts'
import { complaintRepo } from './complaint.repo.ts'
import { auditView, enterpriseView, stateOf } from './complaint.view.ts'

/** What enterprises see of complaints about them: only what an operator passed on. */
export function createEnterpriseSide({ transactor }: { transactor: Transactor }) {
  return {
    async ownPage(
      { organisationId }: OrganisationActor,
      { pageNum, pageSize }: { pageNum: number; pageSize: number },
    ): Promise<{ list: ComplaintOfEnterprise[]; total: number }> {
      const tx = transactor.read
      const range = { limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { rows, total } = await complaintRepo(tx).pageOfEnterprise(organisationId, range)
      const entries = await complaintEntryRepo(tx).of(
        rows.map(({ id }) => id),
        { audience: 'enterprise' },
      )
      const of = (id: string) => entries.filter((entry) => entry.complaint_id === id)
      return { list: rows.map((row) => enterpriseView(row, of(row.id))), total }
    },

    /** The counter-statement; the operators are told. */
    ownAnswer: (actor: OrganisationActor, { id, text }: { id: string; text: string }): Promise<ComplaintOfEnterprise> =>
      transactor.transact(async (tx) => {
        const { organisationId } = actor
        const before = await complaintRepo(tx).own(id, organisationId)
        if (!before) throw fault('A0404')
        if (!enterpriseView(before, []).can.answer) throw refusals.settled()
        const entries = complaintEntryRepo(tx)
        await entries.add(id, { author: 'enterprise', audience: 'enterprise', by: actor, text })
        const answered = stateOf(before) === 'waiting' ? ({ state: 'handling' } as const) : {}
        const after = await complaintRepo(tx).change(id, { ...answered, changed_at: now() })
        await publish(tx, complaintChanged, { complaintId: id, organisationId })
        await audits.record(tx, {
          actor,
          action: 'complaint.enterpriseAnswered',
          subject: { type: 'complaint', id },
          before: auditView(before),
          after: auditView(after),
        })
        return enterpriseView(after, await entries.of([id], { audience: 'enterprise' }))
      }),
  }
}
