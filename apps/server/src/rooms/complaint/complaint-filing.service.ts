import type { ComplaintEntrance, ComplaintForm, ComplaintThread } from '@portal/contract/complaint'
import { complaintFields } from '@portal/contract/complaint-kind'
import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import type { Fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import { createFormAttempts } from '../../platform/form-attempt.ts'
import { createFormStamps } from '../../platform/form-stamp.ts'
import { linkTokenHash } from '../../platform/link-token.ts'
import { networkOf } from '../../platform/network.ts'
import type { Signer } from '../../platform/signature.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { complaintAccessRepo } from './complaint-access.repo.ts'
import { complaintEntryRepo } from './complaint-entry.repo.ts'
import { type Letters, threadAddress } from './complaint-letter.service.ts'
import type { PostedProof, Proofs } from './complaint-proof.service.ts'
import type { Subject, Subjects } from './complaint-subject.service.ts'
import { complaintChanged } from './complaint.events.ts'
import { receiptMail } from './complaint.mail.ts'
import {
  FILED_PER_EMAIL,
  FILED_PER_NETWORK,
  FINDS_PER_NUMBER,
  isOpen,
  numberOf,
  POSTS_PER_NETWORK,
  refusals,
  REPLIES_PER_COMPLAINT,
} from './complaint.policy.ts'
import { complaintRepo, type ComplaintRowData } from './complaint.repo.ts'
import { stateOf, threadView } from './complaint.view.ts'

type Entries = Record<string, string>
interface Caller {
  address: string
  language: Language
}

const shanghaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** What visitors do: file a complaint, come back to it, add to it. */
export function createFiling(deps: {
  transactor: Transactor
  throttle: Throttle
  signer: Signer
  letters: Letters
  proofs: Proofs
  subjects: Subjects
  /** Looks for contact data whose time is over. */
  sweep(tx: Tx): Promise<void>
}) {
  const { transactor, throttle, letters, proofs, subjects } = deps
  const stamps = createFormStamps(deps.signer)
  const attempts = createFormAttempts(transactor)

  async function count(key: string, limit: { limit: number; windowSeconds: number }): Promise<void> {
    const taken = await throttle.take(key, limit)
    if (taken !== 'ok') throw refusals.tooOften(taken.retryAfter)
  }

  /** People leave the hidden field empty, and take their time. */
  function assertPerson(entries: Entries): void {
    if ((entries['homepage'] ?? '') !== '') throw refusals.again()
    const judged = stamps.judge(entries['stamp'] ?? '')
    if (judged === 'stale') throw refusals.stale(stamps.fresh())
    if (judged === 'soon') throw refusals.soon()
  }

  async function countFiling(email: string, address: string): Promise<void> {
    await count(`complaint:filed:${networkOf(address)}`, FILED_PER_NETWORK)
    const taken = await throttle.take(`complaint:email:${email.toLowerCase()}`, FILED_PER_EMAIL)
    if (taken !== 'ok') throw refusals.tooManyOfEmail(taken.retryAfter)
  }

  async function insert(tx: Tx, form: ComplaintForm, subject: Subject, language: Language): Promise<ComplaintRowData> {
    const repo = complaintRepo(tx)
    const day = shanghaiDay.format(now())
    return repo.insert({
      number: numberOf(day, await repo.nextOfDay(day)),
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
    const id = await complaintAccessRepo(tx).byToken(linkTokenHash(token))
    const complaint = id === null ? undefined : await complaintRepo(tx).byIdForUpdate(id)
    if (!complaint) throw refusals.unknown()
    return complaint
  }

  return {
    assertPerson,
    /** Counts a post before anything of it is read. */
    countPost: (address: string): Promise<void> => count(`complaint:post:${networkOf(address)}`, POSTS_PER_NETWORK),

    elsewhere: refusals.elsewhere,
    /** Keeps what was typed into a refused form; answers the key to it. */
    keepAttempt: (entries: Entries, refusal: Fault, language: Language): Promise<string> =>
      attempts.keep(entries, KEPT, refusal, language),

    /** What a form needs to be posted; with the key of a refused attempt, also what it held. */
    async entrance(key: string | undefined): Promise<ComplaintEntrance> {
      const found = key ? await attempts.find(key) : null
      const { stamp: first = '', ...entries } = found?.entries ?? {}
      return {
        // Whoever mends a form need not take their time again.
        stamp: stamps.judge(first) === 'stale' ? stamps.fresh() : first,
        entries,
        faults: found?.faults ?? [],
      }
    },

    /** Files a complaint; answers its number and the address of its page. A0404: visitors do not see the subject. */
    async file(
      form: ComplaintForm,
      posted: readonly PostedProof[],
      { address, language }: Caller,
    ): Promise<{ number: string; address: string }> {
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
          await complaintEntryRepo(tx).addFiles(rows)
          const token = await letters.send(tx, complaint, receiptMail)
          await publish(tx, complaintChanged, { complaintId: id, organisationId: null })
          await deps.sweep(tx)
          return { number, address: threadAddress(token, language) }
        })
      } catch (error) {
        await proofs.remove(kept.map(({ id }) => id)).catch(() => undefined)
        throw error
      }
    },

    /** The complaint that a link leads to. */
    async thread(token: string): Promise<ComplaintThread> {
      const tx = transactor.read
      const id = await complaintAccessRepo(tx).byToken(linkTokenHash(token))
      const complaint = id === null ? undefined : await complaintRepo(tx).byId(id)
      if (!complaint) throw refusals.unknown()
      const repo = complaintEntryRepo(tx)
      const [entries, files] = await Promise.all([repo.of([complaint.id], 'complainant'), repo.files(complaint.id)])
      return threadView(complaint, entries, files.length)
    },

    /** Adds to a complaint; a settled one is taken up again. */
    async reply(token: string, text: string): Promise<void> {
      await count(`complaint:reply:${linkTokenHash(token).toString('base64url')}`, REPLIES_PER_COMPLAINT)
      await transactor.transact(async (tx) => {
        const complaint = await complaintOf(tx, token)
        const entry = { author: 'complainant', audience: 'complainant', author_id: null, author_name: '' } as const
        await complaintEntryRepo(tx).add({ ...entry, complaint_id: complaint.id, text })
        const again = isOpen(stateOf(complaint)) ? {} : ({ state: 'handling', settled_at: null } as const)
        await complaintRepo(tx).change(complaint.id, { changed_at: now(), ...again })
        await publish(tx, complaintChanged, { complaintId: complaint.id, organisationId: null })
      })
    },

    /** The way back without the link. Answers a new address. */
    async find({ number, email }: { number: string; email: string }, language: Language): Promise<string> {
      await count(`complaint:find:${number}`, FINDS_PER_NUMBER)
      return transactor.transact(async (tx) => {
        const found = await complaintRepo(tx).byNumber(number, email)
        if (!found) throw refusals.unknown()
        return threadAddress(await letters.link(tx, found.id), language)
      })
    },
  }
}

/** Fields that are given back; tokens are none of them. */
const KEPT: ReadonlySet<string> = new Set([...complaintFields, 'number', 'text', 'stamp'])
