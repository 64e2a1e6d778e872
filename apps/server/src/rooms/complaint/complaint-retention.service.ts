import { createRetention } from '../../platform/correspondence/retention.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { complaintFileRepo } from './complaint-file.repo.ts'
import { links } from './complaint-mail.service.ts'
import type { Proofs } from './complaint-proof.service.ts'
import { complaintChanged } from './complaint.events.ts'
import { isOpen, refusals, RETENTION_YEARS } from './complaint.policy.ts'
import { complaintRepo, type ComplaintRowData } from './complaint.repo.ts'
import { stateOf } from './complaint.view.ts'

export const sweepJob = defineJob<Record<string, never>>('complaint.sweep')
export const removeProofsJob = defineJob<{ ids: string[] }>('complaint.removeProofs')

/** The end of what tells who complained: by hand, or three years after a complaint was settled. */
export function createComplaintRetention(deps: { transactor: Transactor; jobs: Jobs; outbox: Outbox; proofs: Proofs }) {
  const { transactor, jobs, proofs } = deps
  jobs.define(removeProofsJob, ({ ids }) => proofs.remove(ids))

  const retention = createRetention<ComplaintRowData>(deps, {
    cases: complaintRepo,
    years: RETENTION_YEARS,
    links,
    sweepJob,
    async erased(tx, { id, number, passed_on_at, organisation_id }, actor) {
      const files = await complaintFileRepo(tx).remove(id)
      if (files.length > 0) await jobs.enqueue(tx, removeProofsJob, { ids: files.map((file) => file.id) })
      const organisationId = passed_on_at === null ? null : organisation_id
      await publish(tx, complaintChanged, { complaintId: id, organisationId })
      const subject = { type: 'complaint', id }
      const after = { number, files: files.length }
      await audits.record(tx, { actor, action: 'complaint.anonymised', subject, after })
    },
  })

  return {
    ...retention,
    /** Erases by hand; A0409 while the complaint is open. Repeating is harmless. */
    anonymise: (actor: Actor, id: string): Promise<void> =>
      transactor.transact(async (tx) => {
        const complaint = await complaintRepo(tx).byIdForUpdate(id)
        if (!complaint) throw fault('A0404')
        if (isOpen(stateOf(complaint))) throw refusals.notSettled()
        await retention.erase(tx, complaint, actor)
      }),
  }
}
