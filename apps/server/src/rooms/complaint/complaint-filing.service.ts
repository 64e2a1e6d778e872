import type { ComplaintForm, ComplaintThread } from '@portal/contract/complaint'
import { complaintFields } from '@portal/contract/complaint-kind'
import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import { createPublicFormGuard, type FormCaller, type FormReceipt } from '../../platform/public-form-guard.ts'
import { networkOf } from '../../platform/network.ts'
import { nextReceiptNumber } from '../../platform/receipt-number.ts'
import type { Signer } from '../../platform/signature.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { complaintEntryRepo } from './complaint-entry.repo.ts'
import { complaintFileRepo } from './complaint-file.repo.ts'
import { type ComplaintMails, links } from './complaint-mail.service.ts'
import type { PostedProof, Proofs } from './complaint-proof.service.ts'
import type { Subject, Subjects } from './complaint-subject.service.ts'
import { complaintChanged } from './complaint.events.ts'
import { linkMail } from './complaint.mail.ts'
import {
  FILED_PER_EMAIL,
  FILED_PER_NETWORK,
  isOpen,
  LINKS_PER_COMPLAINT,
  LINKS_PER_NETWORK,
  refusals,
  REPLIES_PER_COMPLAINT,
} from './complaint.policy.ts'
import { complaintRepo, type ComplaintRowData } from './complaint.repo.ts'
import { stateOf, threadView } from './complaint.view.ts'

/** Mails a new link; null: nobody was found, and nothing is to be done. */
export const mailLinkJob = defineJob<{ complaintId: string | null }>('complaint.mailLink')

/** What visitors do: file a complaint, come back to it, add to it. */
export function createFiling(deps: {
  transactor: Transactor
  throttle: Throttle
  signer: Signer
  jobs: Jobs
  mails: ComplaintMails
  proofs: Proofs
  subjects: Subjects
  /** Looks for contact data whose time is over. */
  sweep: (tx: Tx) => Promise<void>
}) {
  const { transactor, jobs, mails, proofs, subjects } = deps
  const formGuard = createPublicFormGuard(deps, {
    name: 'complaint',
    fields: [...complaintFields, 'number', 'text'],
    tooOften: refusals.tooOften,
    elsewhere: refusals.elsewhere,
  })

  jobs.define(mailLinkJob, ({ complaintId }) =>
    transactor.transact(async (tx) => {
      const complaint = complaintId === null ? undefined : await complaintRepo(tx).byId(complaintId)
      if (complaint) await mails.tell(tx, complaint, linkMail)
    }),
  )

  async function countFiling(email: string, address: string): Promise<void> {
    await formGuard.count(`filed:${networkOf(address)}`, FILED_PER_NETWORK)
    await formGuard.count(`email:${email.toLowerCase()}`, FILED_PER_EMAIL, refusals.tooManyOfEmail)
  }

  async function insert(tx: Tx, form: ComplaintForm, subject: Subject, language: Language): Promise<ComplaintRowData> {
    return complaintRepo(tx).insert({
      number: await nextReceiptNumber(tx, 'TS'),
      kind: form.kind,
      subject_type: form.subjectType,
      subject_id: form.subjectId,
      subject_title: subject.title,
      organisation_id: subject.organisationId,
      organisation_name: subject.organisationName,
      statement: form.statement,
      right_statement: form.kind === 'infringement' ? form.right : '',
      name: form.name,
      email: form.email,
      phone: form.phone,
      language,
    })
  }

  async function complaintOf(tx: Tx, token: string): Promise<ComplaintRowData> {
    const id = await links.find(tx, token)
    const complaint = id === null ? undefined : await complaintRepo(tx).byIdForUpdate(id)
    if (!complaint) throw refusals.unknown()
    return complaint
  }

  return {
    ...formGuard,
    /** People leave the hidden field empty, and take their time. */
    assertPerson(entries: Record<string, string>): void {
      if (formGuard.isTrapped(entries)) throw refusals.again()
      formGuard.assertUnhurried(entries)
    },

    /** Files a complaint; answers its number and the address of its page. A0404: visitors do not see the subject. */
    async file(
      form: ComplaintForm,
      posted: readonly PostedProof[],
      { address, language }: FormCaller,
    ): Promise<FormReceipt> {
      const subject = await subjects.find(form.subjectType, form.subjectId)
      const kept = await proofs.read(posted)
      await countFiling(form.email, address)
      await proofs.store(kept)
      try {
        return await transactor.transact(async (tx) => {
          const complaint = await insert(tx, form, subject, language)
          const { id, number } = complaint
          const rows = kept.map((proof) => ({
            id: proof.id,
            complaint_id: id,
            name: proof.name,
            media_type: proof.mediaType,
            bytes: proof.bytes.length,
          }))
          await complaintFileRepo(tx).add(rows)
          const token = await mails.receipt(tx, complaint)
          await publish(tx, complaintChanged, { complaintId: id, organisationId: null })
          await deps.sweep(tx)
          return { number, address: links.address(token, language) }
        })
      } catch (error) {
        await proofs.remove(kept.map(({ id }) => id)).catch(() => undefined)
        throw error
      }
    },

    /** The complaint that a link leads to. */
    async thread(token: string): Promise<ComplaintThread> {
      const tx = transactor.read
      const id = await links.find(tx, token)
      const complaint = id === null ? undefined : await complaintRepo(tx).byId(id)
      if (!complaint) throw refusals.unknown()
      const [entries, files] = await Promise.all([
        complaintEntryRepo(tx).of([complaint.id], { audience: 'complainant' }),
        complaintFileRepo(tx).of(complaint.id),
      ])
      return threadView(complaint, entries, files.length)
    },

    /** Adds to a complaint; a settled one is taken up again. */
    async reply(token: string, text: string): Promise<void> {
      await formGuard.countReply(token, REPLIES_PER_COMPLAINT)
      await transactor.transact(async (tx) => {
        const complaint = await complaintOf(tx, token)
        const said = { author: 'complainant', audience: 'complainant', by: null, text } as const
        await complaintEntryRepo(tx).add(complaint.id, said)
        const again = isOpen(stateOf(complaint)) ? {} : ({ state: 'handling', settled_at: null } as const)
        await complaintRepo(tx).change(complaint.id, { changed_at: now(), ...again })
        await publish(tx, complaintChanged, { complaintId: complaint.id, organisationId: null })
      })
    },

    /**
     * The way back without the link: a new one is mailed to the address of the complaint. Whoever asks learns nothing,
     * not even by the time it takes: what was found is dealt with later, and so is what was not.
     */
    async mailLink({ number, email }: { number: string; email: string }, address: string): Promise<void> {
      await formGuard.count(`link:${networkOf(address)}`, LINKS_PER_NETWORK)
      await formGuard.count(`link:${number}:${email.toLowerCase()}`, LINKS_PER_COMPLAINT)
      const found = await complaintRepo(transactor.read).byNumber(number, email)
      await transactor.transact((tx) => jobs.enqueue(tx, mailLinkJob, { complaintId: found?.id ?? null }))
    },
  }
}
