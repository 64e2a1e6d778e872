import type { Data } from '@portal/contract/kit'
import {
  Notice,
  type NoticeAudience,
  type noticeCount,
  type noticePage,
  type NoticeState,
} from '@portal/contract/news-notice'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import { searchQuery } from '../../platform/text.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Dicts } from '../dict/index.ts'
import { enterpriseAudiences } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import { memberCounts, type Users } from '../user/index.ts'
import { noticeRefusals } from './news-notice.policy.ts'
import { noticeRepo } from './news-notice.repo.ts'
import { messageParams, noticeRow } from './news-notice.view.ts'

export const sendJob = defineJob<{ noticeId: string }>('news.notice')
/** Enterprises per transaction. */
const BATCH = 50
const RETRIES = 13
/** A whole country of enterprises takes its time. */
const EXPIRE_SECONDS = 3600
const OFFERED = 20

const subjectOf = (id: string) => ({ type: 'notice', id })

/** Notices of operators to many enterprises: ordered, sent in batches, taken back. */
export function createNotices(deps: {
  transactor: Transactor
  jobs: Jobs
  users: Users
  messages: Pick<Messages, 'send' | 'tally' | 'takeBack'>
  dicts: Pick<Dicts, 'items'>
}) {
  const { transactor, jobs, users, messages, dicts } = deps

  async function assertInDict(code: string, value: string): Promise<void> {
    const items = await dicts.items(code, 'zh-cn')
    if (!items.some((item) => item.value === value)) throw noticeRefusals.choice()
  }

  const order = (tx: Tx, noticeId: string, after: number): Promise<void> =>
    jobs.enqueue(tx, sendJob, { noticeId }, { afterSeconds: Math.max(0, Math.ceil(after / 1000)) })

  /** Writes down whom it goes to, once; answers whether there is something to send now. */
  const begin = (noticeId: string): Promise<boolean> =>
    transactor.transact(async (tx) => {
      const repo = noticeRepo(tx)
      const row = await repo.lock(noticeId)
      if (row?.state !== 'waiting') return row?.state === 'sending'
      const early = row.send_at.getTime() - now().getTime()
      if (early > 0) {
        await order(tx, noticeId, early)
        return false
      }
      const { audience } = Notice.parse(row.content)
      await repo.addReceivers(noticeId, await enterpriseAudiences.ids(tx, audience))
      await repo.setState(noticeId, 'sending', null)
      return true
    })

  /**
   * One batch: the messages and the mark that they were written are committed together, so whatever is interrupted
   * goes on where it was. Answers whether more may wait.
   */
  const sendBatch = (noticeId: string): Promise<boolean> =>
    transactor.transact(async (tx) => {
      const repo = noticeRepo(tx)
      const organisations = await repo.takeWaiting(noticeId, BATCH)
      if (organisations.length > 0) {
        const row = await repo.lock(noticeId)
        if (row?.state !== 'sending') return false
        const notice = Notice.parse(row.content)
        const message = { kind: 'notice', params: messageParams(noticeId, notice) } as const
        const link = notice.link === '' ? {} : { link: notice.link }
        for (const toOrganisation of organisations) await messages.send(tx, { toOrganisation }, { ...message, ...link })
        await repo.setReached(noticeId, organisations)
        return true
      }
      // Another process may still hold some; whoever finishes last says so.
      if (await repo.anyWaiting(noticeId)) return false
      const row = await repo.lock(noticeId)
      if (row?.state === 'sending') await repo.setState(noticeId, 'sent', now())
      return false
    })

  async function send(noticeId: string, signal: AbortSignal): Promise<void> {
    if (!(await begin(noticeId))) return
    while (!signal.aborted && (await sendBatch(noticeId))) {
      // Batch after batch.
    }
  }
  jobs.define(sendJob, ({ noticeId }, signal) => send(noticeId, signal), {
    retries: RETRIES,
    expireSeconds: EXPIRE_SECONDS,
  })

  return {
    /** How many enterprises and people a notice would reach now. */
    async count(audience: NoticeAudience): Promise<Data<typeof noticeCount>> {
      const tx = transactor.read
      const ids = await enterpriseAudiences.ids(tx, audience)
      return { enterprises: ids.length, people: await memberCounts.of(tx, ids) }
    },

    /** Approved enterprises to choose from. */
    enterprises: (keywords: string | undefined): Promise<{ id: string; name: string }[]> =>
      enterpriseAudiences.find(transactor.read, searchQuery(keywords ?? ''), OFFERED),

    /** Orders a notice. A0400 for a level or type that is none. */
    async send(actor: Actor, body: Notice & { at: string | null }): Promise<{ id: string }> {
      const { at, ...content } = body
      await assertInDict('notice_level', content.level)
      await assertInDict('notice_type', content.type)
      return transactor.transact(async (tx) => {
        const repo = noticeRepo(tx)
        const created_at = now()
        const send_at = at === null ? created_at : new Date(at)
        const written = await repo.insert({ content, send_at, created_by: actor.userId, created_at })
        await order(tx, written.id, send_at.getTime() - created_at.getTime())
        const after = { ...content, sendAt: send_at.toISOString() }
        await audits.record(tx, { actor, action: 'notice.ordered', subject: subjectOf(written.id), after })
        return written
      })
    },

    /**
     * Takes a notice back: one that waits is never sent, one that was sent goes from those who have not read it.
     * A0404 when there is none, A0400 while it is being sent.
     */
    cancel: (actor: Actor, id: string): Promise<null> =>
      transactor.transact(async (tx) => {
        const repo = noticeRepo(tx)
        const row = await repo.lock(id)
        if (!row) throw fault('A0404')
        if (row.state === 'cancelled') return null
        if (row.state === 'sending') throw noticeRefusals.sending()
        const takenBack = row.state === 'sent' ? await messages.takeBack(tx, id) : 0
        await repo.setState(id, 'cancelled', row.sent_at)
        const before = { title: Notice.parse(row.content).title, state: row.state }
        const after = { takenBack }
        await audits.record(tx, { actor, action: 'notice.cancelled', subject: subjectOf(id), before, after })
        return null
      }),

    /** Notices, newest first, with what came of them. */
    async page(query: {
      pageNum: number
      pageSize: number
      state?: NoticeState | undefined
    }): Promise<Data<typeof noticePage>> {
      const tx = transactor.read
      const offset = (query.pageNum - 1) * query.pageSize
      const { rows, total } = await noticeRepo(tx).page({ state: query.state ?? null, limit: query.pageSize, offset })
      const [names, tallies] = await Promise.all([
        users.names(tx, [...new Set(rows.flatMap((row) => row.created_by ?? []))]),
        messages.tally(
          tx,
          rows.map((row) => row.id),
        ),
      ])
      const list = rows.map((row) => noticeRow(row, names.get(row.created_by ?? '') ?? '', tallies.get(row.id)))
      return { list, total }
    },

    /** Orders what came due while nothing was running, and goes on with what was interrupted. */
    catchUp: (): Promise<void> =>
      transactor.transact(async (tx) => {
        for (const noticeId of await noticeRepo(tx).unfinished(now())) await order(tx, noticeId, 0)
      }),
  }
}
export type Notices = ReturnType<typeof createNotices>
