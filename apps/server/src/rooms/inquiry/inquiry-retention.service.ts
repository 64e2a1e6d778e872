import { now } from '../../platform/clock.ts'
import { createRetention, type Retention } from '../../platform/correspondence/retention.ts'
import { publish } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import { links } from './inquiry-mail.service.ts'
import { inquiryChanged } from './inquiry.events.ts'
import { RETENTION_YEARS } from './inquiry.policy.ts'
import { inquiryRepo, type InquiryRowData } from './inquiry.repo.ts'

export const sweepJob = defineJob<Record<string, never>>('inquiry.sweep')

export type InquiryRetention = Retention<InquiryRowData>

/** The end of what tells who asked: when the visitor wants it, or two years after the last movement. */
export const createInquiryRetention = (deps: {
  transactor: Transactor
  jobs: Jobs
  outbox: Outbox
}): InquiryRetention =>
  createRetention(deps, {
    cases: inquiryRepo,
    years: RETENTION_YEARS,
    links,
    sweepJob,
    async erased(tx, { id, number, state, organisation_id: organisationId }, actor) {
      const closed = state === 'closed' ? {} : ({ state: 'closed', closed_at: now() } as const)
      await inquiryRepo(tx).change(id, { unread: false, ...closed })
      await inquiryEntryRepo(tx).eraseVisitor(id)
      await publish(tx, inquiryChanged, { inquiryId: id, organisationId })
      const subject = { type: 'inquiry', id }
      await audits.record(tx, { actor, action: 'inquiry.erased', subject, after: { number } })
    },
  })
