import type { ComplaintDetail, complaintDecide, complaintPage } from '@portal/contract/complaint'
import type { ComplaintState } from '@portal/contract/complaint-kind'
import type { Data } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits, createLooks } from '../audit/index.ts'
import type { Messages } from '../message/index.ts'
import type { Users } from '../user/index.ts'
import { complaintEntryRepo } from './complaint-entry.repo.ts'
import { complaintFileRepo } from './complaint-file.repo.ts'
import type { ComplaintMails } from './complaint-mail.service.ts'
import type { Proofs } from './complaint-proof.service.ts'
import type { Subjects } from './complaint-subject.service.ts'
import { complaintChanged } from './complaint.events.ts'
import { type Outcome, outcomeMail } from './complaint.mail.ts'
import { isOpen, refusals, rightsOf } from './complaint.policy.ts'
import { type ComplaintChange as Change, complaintRepo, type ComplaintRowData } from './complaint.repo.ts'
import { auditView, complaintRow, detailView, stateOf, subjectOf } from './complaint.view.ts'

type Decision = z.output<typeof complaintDecide.body>

const OPEN: readonly ComplaintState[] = ['new', 'handling', 'waiting']
const SETTLED = { uphold: 'upheld', reject: 'rejected', close: 'closed' } as const
/** Where an enterprise reads what was passed on to it. */
const linkOf = (id: string): string => `/myEnt/complaint?id=${id}`

/** What operators do with complaints. Every step is written into the audit log, without who complained. */
export function createHandling(deps: {
  transactor: Transactor
  throttle: Throttle
  users: Users
  messages: Messages
  mails: ComplaintMails
  proofs: Proofs
  subjects: Subjects
}) {
  const { transactor, users, messages, mails, proofs, subjects } = deps
  const noteLook = createLooks(deps)

  async function detail(actor: Actor, id: string): Promise<ComplaintDetail> {
    const tx = transactor.read
    const complaint = await complaintRepo(tx).byId(id)
    if (!complaint) throw fault('A0404')
    const { type, id: subjectId } = subjectOf(complaint)
    const [said, files, others, names, shown] = await Promise.all([
      complaintEntryRepo(tx).of([id]),
      complaintFileRepo(tx).of(id),
      complaintRepo(tx).others(complaint),
      users.names(tx, complaint.assignee_id === null ? [] : [complaint.assignee_id]),
      subjects.isShown(type, subjectId),
    ])
    const can = rightsOf(actor, {
      state: stateOf(complaint),
      organisationId: complaint.organisation_id,
      removable: shown && subjects.canTakeDown(type),
      takenDown: complaint.taken_down_at !== null,
      anonymised: complaint.anonymised_at !== null,
    })
    return detailView(complaint, { names, at: now(), entries: said, files, shown, others, can })
  }

  /** Runs one step on a complaint that is held, writes it down, and answers the complaint as it is then. */
  async function step(
    actor: Actor,
    id: string,
    action: string,
    work: (tx: Tx, complaint: ComplaintRowData) => Promise<Change>,
  ): Promise<ComplaintDetail> {
    await transactor.transact(async (tx) => {
      const repo = complaintRepo(tx)
      const before = await repo.byIdForUpdate(id)
      if (!before) throw fault('A0404')
      const change = await work(tx, before)
      const after = await repo.change(id, { ...change, changed_at: now() })
      const organisationId = after.passed_on_at === null ? null : after.organisation_id
      await publish(tx, complaintChanged, { complaintId: id, organisationId })
      const subject = { type: 'complaint', id }
      await audits.record(tx, { actor, action, subject, before: auditView(before), after: auditView(after) })
    })
    return detail(actor, id)
  }

  const say = (tx: Tx, actor: Actor, id: string, audience: 'complainant' | 'enterprise' | 'nobody', text: string) =>
    complaintEntryRepo(tx).add(id, { author: 'operator', audience, by: actor, text })

  /** Whoever does something with a new complaint has taken it up. */
  const takenUp = (complaint: ComplaintRowData, actor: Actor): Change =>
    stateOf(complaint) === 'new' ? { state: 'handling', assignee_id: complaint.assignee_id ?? actor.userId } : {}

  function assertOpen(complaint: ComplaintRowData): void {
    if (!isOpen(stateOf(complaint))) throw refusals.settled()
  }

  const tellEnterprise = (
    tx: Tx,
    complaint: ComplaintRowData,
    kind: 'complaint.passedOn' | 'complaint.takenDown' | 'complaint.restored' | 'complaint.settled',
    reason = '',
  ): Promise<void> =>
    complaint.organisation_id === null
      ? Promise.resolve()
      : messages.send(
          tx,
          { toOrganisation: complaint.organisation_id },
          { kind, params: { product: complaint.subject_title, reason }, link: linkOf(complaint.id) },
        )

  async function takeDown(tx: Tx, actor: Actor, complaint: ComplaintRowData, reason: string): Promise<Change> {
    if (reason.trim() === '') throw refusals.reason()
    const { type, id } = subjectOf(complaint)
    await subjects.takeDown(tx, actor, type, id, reason)
    // What belongs to no enterprise has an author, who is told where it was taken down.
    if (complaint.organisation_id === null) {
      await say(tx, actor, complaint.id, 'nobody', reason)
      return { taken_down_at: now() }
    }
    await say(tx, actor, complaint.id, 'enterprise', reason)
    await tellEnterprise(tx, complaint, 'complaint.takenDown', reason)
    // From here on the enterprise knows, and may answer.
    return { taken_down_at: now(), passed_on_at: complaint.passed_on_at ?? now() }
  }

  const tellComplainant = (tx: Tx, complaint: ComplaintRowData, outcome: Outcome, text: string): Promise<void> =>
    mails.tell(tx, complaint, (language, about) => outcomeMail(language, about, outcome, text))

  return {
    detail,

    /** The same for whoever opens it; that they saw who complained is written down. */
    async open(actor: Actor, id: string): Promise<ComplaintDetail> {
      const opened = await detail(actor, id)
      if (opened.anonymisedAt === null)
        await noteLook({ actor, action: 'complaint.opened', subject: { type: 'complaint', id } })
      return opened
    },

    /** The queue; open complaints oldest first, settled ones newest first. */
    async page(actor: Actor, query: z.output<typeof complaintPage.query>): Promise<Data<typeof complaintPage>> {
      const tx = transactor.read
      const repo = complaintRepo(tx)
      const states = query.state === 'open' ? OPEN : [query.state]
      const filter = {
        states,
        kind: query.kind ?? null,
        assigneeId: query.mine === 'true' ? actor.userId : null,
        keywords: query.keywords ?? '',
        oldestFirst: states.every(isOpen),
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      }
      const [found, counted] = await Promise.all([repo.page(filter), repo.byState(filter)])
      const names = await users.names(
        tx,
        found.rows.flatMap((row) => row.assignee_id ?? []),
      )
      const at = now()
      const of = (state: string): number => Number(counted.find((one) => one.state === state)?.count ?? 0)
      const [fresh, handling, waiting] = [of('new'), of('handling'), of('waiting')]
      const settled = { upheld: of('upheld'), rejected: of('rejected'), closed: of('closed') }
      return {
        list: found.rows.map((row) => complaintRow(row, names, at)),
        total: found.total,
        counts: { open: fresh + handling + waiting, new: fresh, handling, waiting, ...settled },
      }
    },

    /** A proof as a file to be saved. */
    async proof(id: string) {
      const file = await complaintFileRepo(transactor.read).byId(id)
      if (!file) throw fault('A0404')
      return { name: fileName(file), mediaType: file.media_type, bytes: await proofs.bytes(file.id) }
    },

    assign: (actor: Actor, { id, mine }: { id: string; mine: boolean }): Promise<ComplaintDetail> =>
      step(actor, id, 'complaint.assigned', async (_tx, complaint) => {
        assertOpen(complaint)
        if (!mine) return { assignee_id: null }
        return { ...takenUp(complaint, actor), assignee_id: actor.userId }
      }),

    note: (actor: Actor, { id, text }: { id: string; text: string }): Promise<ComplaintDetail> =>
      step(actor, id, 'complaint.noted', async (tx) => {
        await say(tx, actor, id, 'nobody', text)
        return {}
      }),

    answer: (actor: Actor, { id, text }: { id: string; text: string }): Promise<ComplaintDetail> =>
      step(actor, id, 'complaint.answered', async (tx, complaint) => {
        if (complaint.anonymised_at !== null) throw refusals.erased()
        await say(tx, actor, id, 'complainant', text)
        await mails.answer(tx, complaint, text)
        return takenUp(complaint, actor)
      }),

    passOn: (actor: Actor, { id, text }: { id: string; text: string }): Promise<ComplaintDetail> =>
      step(actor, id, 'complaint.passedOn', async (tx, complaint) => {
        assertOpen(complaint)
        if (complaint.organisation_id === null) throw refusals.noEnterprise()
        await say(tx, actor, id, 'enterprise', text)
        await tellEnterprise(tx, complaint, 'complaint.passedOn')
        return { ...takenUp(complaint, actor), state: 'waiting', passed_on_at: complaint.passed_on_at ?? now() }
      }),

    /** Settles it; with a take-down the subject is off the website when this answers. */
    decide: (actor: Actor, { id, decision, text, reason, ...wants }: Decision): Promise<ComplaintDetail> =>
      step(actor, id, `complaint.${SETTLED[decision]}`, async (tx, complaint) => {
        assertOpen(complaint)
        const off = decision === 'uphold' && wants.takeDown
        const taken = off ? await takeDown(tx, actor, complaint, reason) : {}
        if (!off && complaint.passed_on_at !== null) await tellEnterprise(tx, complaint, 'complaint.settled')
        await say(tx, actor, id, 'complainant', text)
        await tellComplainant(tx, complaint, off ? 'takenDown' : SETTLED[decision], text)
        return { ...takenUp(complaint, actor), ...taken, state: SETTLED[decision], settled_at: now() }
      }),

    /** Takes a take-down back. */
    restore: (actor: Actor, { id, text }: { id: string; text: string }): Promise<ComplaintDetail> =>
      step(actor, id, 'complaint.restored', async (tx, complaint) => {
        if (complaint.taken_down_at === null) throw refusals.notTakenDown()
        const subject = subjectOf(complaint)
        await subjects.putBack(tx, actor, subject.type, subject.id)
        await tellEnterprise(tx, complaint, 'complaint.restored')
        await say(tx, actor, id, 'complainant', text)
        await tellComplainant(tx, complaint, 'restored', text)
        return { taken_down_at: null }
      }),
  }
}

/** Pictures were re-encoded: their names follow. */
const fileName = ({ name, media_type }: { name: string; media_type: string }): string =>
  media_type === 'image/webp' ? `${name.replace(/\.[^.]*$/, '')}.webp` : name
