import type { InquiryThread } from '@portal/contract/inquiry'
import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { PublicFormGuard } from '../../platform/public-form-guard.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { Messages } from '../message/index.ts'
import { linkOf } from './inquiry-asking.service.ts'
import { assertNotBlocked } from './inquiry-block.service.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import { links } from './inquiry-mail.service.ts'
import type { Purposes } from './inquiry-purpose.service.ts'
import type { InquiryRetention } from './inquiry-retention.service.ts'
import type { Targets } from './inquiry-target.service.ts'
import { inquiryChanged } from './inquiry.events.ts'
import { refusals, REPLIES_PER_INQUIRY } from './inquiry.policy.ts'
import { inquiryRepo, type InquiryRowData } from './inquiry.repo.ts'
import { dataView, stateOf, targetOf, threadView } from './inquiry.view.ts'

/** What a visitor does with the mailed link: read, write back, close, take their data along, have them erased. */
export function createThreads(deps: {
  transactor: Transactor
  formGuard: Pick<PublicFormGuard, 'countReply'>
  messages: Messages
  targets: Targets
  purposes: Purposes
  retention: Pick<InquiryRetention, 'erase'>
}) {
  const { transactor, formGuard, targets, purposes, retention } = deps

  /** A0404 for a link that leads nowhere. */
  async function read(tx: ReadTx, token: string): Promise<InquiryRowData> {
    const id = await links.find(tx, token)
    const inquiry = id === null ? undefined : await inquiryRepo(tx).byId(id)
    if (!inquiry) throw refusals.unknown()
    return inquiry
  }
  async function held(tx: Tx, token: string): Promise<InquiryRowData> {
    const { id } = await read(tx, token)
    const inquiry = await inquiryRepo(tx).byIdForUpdate(id)
    if (!inquiry || inquiry.anonymised_at !== null) throw refusals.unknown()
    return inquiry
  }

  const changed = (tx: Tx, { id, organisation_id }: InquiryRowData): Promise<void> =>
    publish(tx, inquiryChanged, { inquiryId: id, organisationId: organisation_id })

  /** Whoever follows it hears of it, or everybody of the enterprise. */
  async function tell(tx: Tx, inquiry: InquiryRowData): Promise<void> {
    const { id, assignee_id, organisation_id, target_title } = inquiry
    await changed(tx, inquiry)
    if (organisation_id === null) return
    const to = assignee_id === null ? { toOrganisation: organisation_id } : { toUsers: [assignee_id] }
    const params = { product: target_title }
    await deps.messages.send(tx, to, { kind: 'inquiry.replied', params, link: linkOf(id) })
  }

  return {
    async thread(token: string, language: Language): Promise<InquiryThread> {
      const tx = transactor.read
      const inquiry = await read(tx, token)
      const { type, id } = targetOf(inquiry)
      const [entries, shown, purpose] = await Promise.all([
        inquiryEntryRepo(tx).of([inquiry.id]),
        targets.isShown(type, id),
        purposes.label(type, inquiry.purpose, language),
      ])
      return threadView(inquiry, { entries, shown, purpose })
    },

    /** All that is kept about the visitor, as a file. */
    async data(token: string) {
      const inquiry = await read(transactor.read, token)
      const all = dataView(inquiry, await inquiryEntryRepo(transactor.read).of([inquiry.id]))
      const bytes = new TextEncoder().encode(JSON.stringify(all, null, 2))
      return { name: `${inquiry.number}.json`, mediaType: 'application/json', bytes }
    },

    /** A0409 when it is closed, or while the enterprise is off the website. */
    async reply(token: string, text: string): Promise<void> {
      await formGuard.countReply(token, REPLIES_PER_INQUIRY)
      await transactor.transact(async (tx) => {
        const inquiry = await held(tx, token)
        if (stateOf(inquiry) === 'closed') throw refusals.closed()
        await assertNotBlocked(tx, inquiry)
        if (!(await targets.takesMessages(tx, inquiry.organisation_id))) throw refusals.notShown()
        await inquiryEntryRepo(tx).add(inquiry.id, { author: 'visitor', by: null, text })
        await inquiryRepo(tx).change(inquiry.id, { unread: true, changed_at: now() })
        await tell(tx, inquiry)
      })
    },

    /** The visitor needs nothing more. Repeating is harmless. */
    close: (token: string): Promise<void> =>
      transactor.transact(async (tx) => {
        const inquiry = await held(tx, token)
        if (stateOf(inquiry) === 'closed') return
        await inquiryRepo(tx).change(inquiry.id, { state: 'closed', closed_at: now(), changed_at: now() })
        await changed(tx, inquiry)
      }),

    /** Erases at once what identifies the visitor and what they wrote; the link is dead then. */
    erase: (token: string): Promise<void> =>
      transactor.transact(async (tx) => retention.erase(tx, await held(tx, token), null)),
  }
}
