import type { InquiryAdminDetail, InquiryBlock, inquiryPage } from '@portal/contract/inquiry-admin'
import type { Data } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits, createLooks } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import { answered, moved } from './inquiry-answering.service.ts'
import { inquiryBlockRepo } from './inquiry-block.repo.ts'
import { isBlocked, senderHashes } from './inquiry-block.service.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import type { InquiryMails } from './inquiry-mail.service.ts'
import type { InquiryRetention } from './inquiry-retention.service.ts'
import type { Targets } from './inquiry-target.service.ts'
import { inquiryChanged } from './inquiry.events.ts'
import { refusals } from './inquiry.policy.ts'
import { type InquiryChange as Change, inquiryRepo, type InquiryRowData } from './inquiry.repo.ts'
import { adminDetail, adminRow, auditView, blockView, maskedSender, targetOf } from './inquiry.view.ts'

const STATES = {
  all: null,
  open: ['new', 'following'],
  new: ['new'],
  following: ['following'],
  closed: ['closed'],
} as const

/** What operators do with inquiries: moderate all of them, answer those to the platform. All of it is written down. */
export function createOperatorSide(deps: {
  transactor: Transactor
  throttle: Throttle
  users: Users
  mails: InquiryMails
  targets: Targets
  retention: Pick<InquiryRetention, 'erase'>
}) {
  const { transactor, users, mails, targets } = deps
  const noteLook = createLooks(deps)

  async function detail(actor: Actor, id: string): Promise<InquiryAdminDetail> {
    const tx = transactor.read
    const inquiry = await inquiryRepo(tx).byId(id)
    if (!inquiry) throw fault('A0404')
    const target = targetOf(inquiry)
    const [entries, blocked, shown, names] = await Promise.all([
      inquiryEntryRepo(tx).of([id]),
      isBlocked(tx, inquiry),
      targets.isShown(target.type, target.id),
      users.names(tx, inquiry.assignee_id === null ? [] : [inquiry.assignee_id]),
    ])
    return adminDetail(inquiry, { names, blocked, shown, entries, rights: actor })
  }

  /** Runs one step on an inquiry that is held, writes it down, and answers the inquiry as it is then. */
  async function step(
    actor: Actor,
    id: string,
    action: string,
    work: (tx: Tx, inquiry: InquiryRowData) => Promise<{ change?: Change; note?: object }>,
  ): Promise<InquiryAdminDetail> {
    await transactor.transact(async (tx) => {
      const repo = inquiryRepo(tx)
      const before = await repo.byIdForUpdate(id)
      if (!before) throw fault('A0404')
      const { change = {}, note = {} } = await work(tx, before)
      const after = Object.keys(change).length === 0 ? before : await repo.change(id, change)
      await publish(tx, inquiryChanged, { inquiryId: id, organisationId: after.organisation_id })
      await audits.record(tx, {
        actor,
        action,
        subject: { type: 'inquiry', id },
        before: auditView(before),
        after: { ...auditView(after), ...note },
      })
    })
    return detail(actor, id)
  }

  function assertOurs(inquiry: InquiryRowData): void {
    if (inquiry.organisation_id !== null) throw refusals.notOurs()
  }

  const turn = (actor: Actor, { id, entryId, reason }: { id: string; entryId: string; reason: string | null }) =>
    step(actor, id, reason === null ? 'inquiry.shown' : 'inquiry.hidden', async (tx) => {
      const entries = inquiryEntryRepo(tx)
      if (!(await entries.hide(id, entryId, reason))) throw fault('A0404')
      return { change: { hidden_count: await entries.hiddenCount(id) }, note: { entryId, reason } }
    })

  return {
    /** One inquiry; where the platform was asked, that they saw who asked is written down. */
    async open(actor: Actor, id: string): Promise<InquiryAdminDetail> {
      const opened = await detail(actor, id)
      if (opened.organisationId === null && opened.erasedAt === null)
        await noteLook({ actor, action: 'inquiry.opened', subject: { type: 'inquiry', id } })
      return opened
    },

    async page(query: z.output<typeof inquiryPage.query>): Promise<Data<typeof inquiryPage>> {
      const tx = transactor.read
      const { rows, total } = await inquiryRepo(tx).page({
        states: STATES[query.state],
        target: query.target ?? null,
        hidden: query.hidden === 'true',
        keywords: query.keywords ?? '',
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      })
      const hashes = rows.map((row) => senderHashes(row))
      const [names, blocked] = await Promise.all([
        users.names(
          tx,
          rows.flatMap((row) => row.assignee_id ?? []),
        ),
        inquiryBlockRepo(tx).among(hashes),
      ])
      return { list: rows.map((row, at) => adminRow(row, { names, blocked: blocked[at] ?? false })), total }
    },

    /** A0409 for what an enterprise was asked. */
    answer: (actor: Actor, { id, text }: { id: string; text: string }): Promise<InquiryAdminDetail> =>
      step(actor, id, 'inquiry.answered', async (tx, inquiry) => {
        assertOurs(inquiry)
        const change = await answered(tx, mails, inquiry, { author: 'operator', by: actor, text })
        return { change: { ...change, changed_at: now() } }
      }),

    move: (actor: Actor, { id, to }: { id: string; to: 'following' | 'closed' }): Promise<InquiryAdminDetail> =>
      step(actor, id, to === 'closed' ? 'inquiry.closed' : 'inquiry.reopened', async (_tx, inquiry) => {
        assertOurs(inquiry)
        return { change: { ...moved(inquiry, to), changed_at: now() } }
      }),

    hide: (actor: Actor, wanted: { id: string; entryId: string; reason: string }) => turn(actor, wanted),
    show: (actor: Actor, wanted: { id: string; entryId: string }) => turn(actor, { ...wanted, reason: null }),

    /** Repeating is harmless. A0409 when the addresses were erased. */
    block: (actor: Actor, { id, reason }: { id: string; reason: string }): Promise<InquiryAdminDetail> =>
      step(actor, id, 'inquiry.blocked', async (tx, inquiry) => {
        const { email, phone } = senderHashes(inquiry)
        if (!email && !phone) throw refusals.nothingToBlock()
        if (await isBlocked(tx, inquiry)) return {}
        await inquiryBlockRepo(tx).insert({
          email_hash: email,
          phone_hash: phone,
          sender: maskedSender(inquiry),
          reason,
          number: inquiry.number,
          blocked_by: actor.userId,
        })
        return { note: { reason } }
      }),

    /** For a visitor who asked for it otherwise than by the link. Repeating is harmless. */
    erase: (actor: Actor, id: string): Promise<InquiryAdminDetail> =>
      transactor
        .transact(async (tx) => {
          const inquiry = await inquiryRepo(tx).byIdForUpdate(id)
          if (!inquiry) throw fault('A0404')
          await deps.retention.erase(tx, inquiry, actor)
        })
        .then(() => detail(actor, id)),

    async blocks({ pageNum, pageSize }: { pageNum: number; pageSize: number }): Promise<{
      list: InquiryBlock[]
      total: number
    }> {
      const tx = transactor.read
      const range = { limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { rows, total } = await inquiryBlockRepo(tx).page(range)
      const names = await users.names(tx, [...new Set(rows.flatMap((row) => row.blocked_by ?? []))])
      return { list: rows.map((row) => blockView(row, names)), total }
    },

    unblock: (actor: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const block = await inquiryBlockRepo(tx).remove(id)
        if (!block) throw fault('A0404')
        await audits.record(tx, {
          actor,
          action: 'inquiry.unblocked',
          subject: { type: 'inquiryBlock', id },
          before: { number: block.number, reason: block.reason },
        })
        return null
      }),
  }
}
