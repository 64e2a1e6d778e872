import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { complaintEntryRepo } from './complaint-entry.repo.ts'
import { links } from './complaint-mail.service.ts'
import type { Proofs } from './complaint-proof.service.ts'
import { complaintChanged } from './complaint.events.ts'
import { isOpen, refusals, RETENTION_YEARS } from './complaint.policy.ts'
import { complaintRepo, type ComplaintRowData } from './complaint.repo.ts'
import { stateOf } from './complaint.view.ts'

export const sweepJob = defineJob<Record<string, never>>('complaint.sweep')
export const removeProofsJob = defineJob<{ ids: string[] }>('complaint.removeProofs')
const AT_A_TIME = 100

/** The end of what tells who complained: by hand, or three years after a complaint was settled. */
export function createRetention(deps: { transactor: Transactor; jobs: Jobs; outbox: Outbox; proofs: Proofs }) {
  const { transactor, jobs, outbox, proofs } = deps

  async function erase(tx: Tx, complaint: ComplaintRowData, actor: Actor | null): Promise<void> {
    const { id, email } = complaint
    const repo = complaintRepo(tx)
    await repo.anonymise(id, now())
    await links.close(tx, id)
    const files = await complaintEntryRepo(tx).removeFiles(id)
    if (files.length > 0) await jobs.enqueue(tx, removeProofsJob, { ids: files.map((file) => file.id) })
    // Letters to somebody who has another complaint here are still theirs.
    if (!(await repo.emailInUse(email))) await outbox.forget(tx, email)
    const organisationId = complaint.passed_on_at === null ? null : complaint.organisation_id
    await publish(tx, complaintChanged, { complaintId: id, organisationId })
    await audits.record(tx, {
      actor,
      action: 'complaint.anonymised',
      subject: { type: 'complaint', id },
      after: { number: complaint.number, files: files.length },
    })
  }

  async function eraseDue(): Promise<void> {
    const until = now()
    until.setFullYear(until.getFullYear() - RETENTION_YEARS)
    for (;;) {
      const ids = await complaintRepo(transactor.read).due(until, AT_A_TIME)
      for (const id of ids) {
        await transactor.transact(async (tx) => {
          const complaint = await complaintRepo(tx).byIdForUpdate(id)
          if (complaint?.settled_at && complaint.settled_at < until && complaint.anonymised_at === null)
            await erase(tx, complaint, null)
        })
      }
      if (ids.length < AT_A_TIME) return
    }
  }

  jobs.define(sweepJob, eraseDue)
  jobs.define(removeProofsJob, ({ ids }) => proofs.remove(ids))

  return {
    /** Orders a look for what is due; with every complaint that comes in, and with every start. */
    sweep: (tx: Tx): Promise<void> => jobs.enqueue(tx, sweepJob, {}),
    catchUp: (): Promise<void> => transactor.transact((tx) => jobs.enqueue(tx, sweepJob, {})),

    /** Erases by hand; A0409 while the complaint is open. Repeating is harmless. */
    anonymise: (actor: Actor, id: string): Promise<void> =>
      transactor.transact(async (tx) => {
        const complaint = await complaintRepo(tx).byIdForUpdate(id)
        if (!complaint) throw fault('A0404')
        if (isOpen(stateOf(complaint))) throw refusals.notSettled()
        if (complaint.anonymised_at === null) await erase(tx, complaint, actor)
      }),
  }
}
