import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import { links } from './inquiry-mail.service.ts'
import { inquiryChanged } from './inquiry.events.ts'
import { RETENTION_YEARS } from './inquiry.policy.ts'
import { inquiryRepo, type InquiryRowData } from './inquiry.repo.ts'

export const sweepJob = defineJob<Record<string, never>>('inquiry.sweep')
const AT_A_TIME = 100

/** The end of what tells who asked: when the visitor wants it, or two years after the last movement. */
export function createRetention(deps: { transactor: Transactor; jobs: Jobs; outbox: Outbox }) {
  const { transactor, jobs, outbox } = deps

  /** `actor`: the operator who was asked to; null for the visitor, or when the time is over. */
  async function erase(tx: Tx, inquiry: InquiryRowData, actor: Actor | null): Promise<void> {
    const { id, email, organisation_id } = inquiry
    const repo = inquiryRepo(tx)
    await repo.anonymise(id, now())
    if (inquiry.state !== 'closed') await repo.change(id, { state: 'closed', closed_at: now() })
    await links.close(tx, id)
    await inquiryEntryRepo(tx).eraseVisitor(id)
    // Letters to somebody who has another inquiry here are still theirs.
    if (email !== '' && !(await repo.emailInUse(email))) await outbox.forget(tx, email)
    await publish(tx, inquiryChanged, { inquiryId: id, organisationId: organisation_id })
    await audits.record(tx, {
      actor,
      action: 'inquiry.erased',
      subject: { type: 'inquiry', id },
      after: { number: inquiry.number },
    })
  }

  async function eraseDue(): Promise<void> {
    const until = now()
    until.setFullYear(until.getFullYear() - RETENTION_YEARS)
    for (;;) {
      const ids = await inquiryRepo(transactor.read).due(until, AT_A_TIME)
      for (const id of ids) {
        await transactor.transact(async (tx) => {
          const inquiry = await inquiryRepo(tx).byIdForUpdate(id)
          if (inquiry && inquiry.changed_at < until && inquiry.anonymised_at === null) await erase(tx, inquiry, null)
        })
      }
      if (ids.length < AT_A_TIME) return
    }
  }

  jobs.define(sweepJob, eraseDue)

  return {
    erase,
    /** Orders a look for what is due; with every inquiry that comes in, and with every start. */
    sweep: (tx: Tx): Promise<void> => jobs.enqueue(tx, sweepJob, {}),
    catchUp: (): Promise<void> => transactor.transact((tx) => jobs.enqueue(tx, sweepJob, {})),
  }
}
export type Retention = ReturnType<typeof createRetention>
