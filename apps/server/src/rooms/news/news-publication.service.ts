import type { Article, ArticleOutcome } from '@portal/contract/news-admin'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { fault } from '../../platform/errors.ts'
import { audits } from '../audit/index.ts'
import type { Files } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import { isEmptyBody, plainText } from './article-html.ts'
import { searchVectorOf } from './news-writing.service.ts'
import { type Articles, type Reason, summaryOf, whyNotPublish, whyNotRemove, whyNotWithdraw } from './news.policy.ts'
import { newsPublicRepo } from './news-public.repo.ts'
import { newsRepo, type NewsRow } from './news.repo.ts'
import { createTakeDown } from './news-take-down.service.ts'
import { filesOf, standingView } from './news.view.ts'

export const publishJob = defineJob<{ newsId: string }>('news.publish')
/** Seconds. The job comes a little after the moment itself: clocks of processes and database differ. */
const AFTERWARDS = 1
/** With growing pauses: half a day without a database is outlived; what is longer, the next start catches up with. */
const RETRIES = 13

const holderOf = (newsId: string): string => `news:${newsId}`
const subjectOf = (id: string) => ({ type: 'news', id })
/** Batches lock their articles in one order: two of them never wait for each other in a circle. */
const inOrder = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1)

/** Bringing articles to their readers, now or when their time comes, and taking them back. */
export function createPublication(deps: {
  transactor: Transactor
  jobs: Jobs
  files: Files
  messages: Messages
  articles: Articles
  changed: (tx: Tx, newsId: string) => Promise<void>
}) {
  const { transactor, jobs, files, articles, changed } = deps

  /** Shows a revision to its readers, and makes exactly its pictures public. */
  async function show(tx: Tx, row: NewsRow, revision: number, content: Article): Promise<void> {
    const at = now()
    const publishedAt = row.published_at ?? at
    await newsPublicRepo(tx).put({
      news_id: row.id,
      revision,
      website: content.audience !== 'workbench',
      workbench: content.audience !== 'website',
      category: content.category,
      pinned: content.pinned,
      published_at: publishedAt,
      updated_at: at,
      title: content.title,
      title_en: content.titleEn,
      summary: summaryOf(content.summary, plainText(content.body)),
      summary_en: summaryOf(content.summaryEn, plainText(content.bodyEn)),
      source: content.source,
      author: content.author,
      tags: content.tags,
      cover: content.cover,
      body: content.body,
      body_en: content.bodyEn,
      products: content.products,
      search_vector: searchVectorOf(content),
    })
    await files.publish(tx, holderOf(row.id), filesOf(content))
    await pagesChanged(tx, [`news:${row.id}`])
    const repo = newsRepo(tx)
    await repo.setPublished(row.id, { revision, at: publishedAt }, null)
    if (row.scheduled_revision !== null && row.scheduled_revision <= revision) await repo.setSchedule(row.id, null)
  }

  /** `after` in milliseconds. */
  const order = (tx: Tx, newsId: string, after: number): Promise<void> =>
    jobs.enqueue(tx, publishJob, { newsId }, { afterSeconds: Math.max(0, Math.ceil(after / 1000)) + AFTERWARDS })

  /** Publishes what is due; repeating it is harmless. */
  const publishDue = (newsId: string): Promise<void> =>
    transactor.transact(async (tx) => {
      const repo = newsRepo(tx)
      const row = await repo.lock(newsId)
      if (!row?.scheduled_at || row.scheduled_revision === null) return
      const early = row.scheduled_at.getTime() - now().getTime()
      // Scheduled anew, or the clock of the database is ahead of ours: it comes again when it is time.
      if (early > 0) return order(tx, newsId, early)
      const content = await articles.document(tx, newsId, row.scheduled_revision)
      if (!content) return
      await show(tx, row, row.scheduled_revision, content)
      const after = { revision: row.scheduled_revision, scheduledAt: row.scheduled_at.toISOString() }
      await audits.record(tx, { actor: null, action: 'news.published', subject: subjectOf(newsId), after })
      await changed(tx, newsId)
    })
  jobs.define(publishJob, ({ newsId }) => publishDue(newsId), { retries: RETRIES })

  /** Does one thing to each article; what may not be done to one leaves the others untouched by that. */
  const each = (
    ids: string[],
    act: (tx: Tx, row: NewsRow | undefined, id: string) => Promise<Reason | null>,
  ): Promise<ArticleOutcome> =>
    transactor.transact(async (tx) => {
      const outcome: ArticleOutcome = { done: [], refused: [] }
      const repo = newsRepo(tx)
      for (const id of [...new Set(ids)].toSorted(inOrder)) {
        const row = await repo.lock(id)
        const reason = await act(tx, row, id)
        if (reason === null) {
          await changed(tx, id)
          const left = (await repo.byId(id)) ?? row
          if (left) outcome.done.push(standingView(left))
        } else outcome.refused.push({ id, title: row?.title ?? '', reason })
      }
      return outcome
    })

  async function schedule(tx: Tx, actor: Actor, row: NewsRow, at: Date): Promise<void> {
    await newsRepo(tx).setSchedule(row.id, { revision: row.revision, at })
    await order(tx, row.id, at.getTime() - now().getTime())
    const before = row.scheduled_at && { scheduledAt: row.scheduled_at.toISOString(), revision: row.scheduled_revision }
    const after = { scheduledAt: at.toISOString(), revision: row.revision }
    await audits.record(tx, { actor, action: 'news.scheduled', subject: subjectOf(row.id), before, after })
  }

  return {
    ...createTakeDown({ ...deps, holderOf, show }),

    /** Publishes the newest revisions, now (`at` null) or at a time to come. */
    publish(
      actor: Actor,
      { articles: chosen, at }: { articles: { id: string; revision: number }[]; at: string | null },
    ): Promise<ArticleOutcome> {
      const revisions = new Map(chosen.map(({ id, revision }) => [id, revision]))
      const when = at === null ? null : new Date(at)
      return each([...revisions.keys()], async (tx, row, id) => {
        const content = row && (await articles.document(tx, id, row.revision))
        const complete = content !== undefined && !isEmptyBody(content.body)
        const wanted = { revision: revisions.get(id) ?? 0, complete, at: when, now: now() }
        const reason = whyNotPublish(row, wanted)
        if (reason !== null || !row || !content) return reason ?? 'gone'
        if (when !== null && when > now()) await schedule(tx, actor, row, when)
        else {
          await show(tx, row, row.revision, content)
          const before = row.published_revision === null ? null : { revision: row.published_revision }
          const after = { title: content.title, revision: row.revision, audience: content.audience }
          await audits.record(tx, { actor, action: 'news.published', subject: subjectOf(id), before, after })
        }
        return null
      })
    },

    /** Takes a schedule back; harmless when there is none. A0404 for an unknown article. */
    unschedule: (actor: Actor, id: string) =>
      transactor.transact(async (tx) => {
        const repo = newsRepo(tx)
        const row = await repo.lock(id)
        if (!row) throw fault('A0404')
        if (row.scheduled_at) {
          await repo.setSchedule(id, null)
          const before = { scheduledAt: row.scheduled_at.toISOString(), revision: row.scheduled_revision }
          await audits.record(tx, { actor, action: 'news.unscheduled', subject: subjectOf(id), before })
          await changed(tx, id)
        }
        return standingView((await repo.byId(id)) ?? row)
      }),

    /** Takes articles off website and workbench, and lets go of their pictures. */
    withdraw: (actor: Actor, ids: string[]): Promise<ArticleOutcome> =>
      each(ids, async (tx, row, id) => {
        const reason = whyNotWithdraw(row)
        if (reason !== null || !row) return reason ?? 'gone'
        const repo = newsRepo(tx)
        await newsPublicRepo(tx).remove(id)
        await files.unpublish(tx, holderOf(id))
        await pagesChanged(tx, [`news:${id}`])
        await repo.setPublished(id, null, now())
        await repo.setSchedule(id, null)
        const before = { title: row.title, revision: row.published_revision }
        await audits.record(tx, { actor, action: 'news.withdrawn', subject: subjectOf(id), before })
        return null
      }),

    /** Removes what no reader ever saw. */
    remove: (actor: Actor, ids: string[]): Promise<ArticleOutcome> =>
      each(ids, async (tx, row, id) => {
        const reason = whyNotRemove(row)
        if (reason !== null || !row) return reason ?? 'gone'
        await articles.remove(tx, id)
        await newsRepo(tx).remove(id)
        const before = { title: row.title, revision: row.revision }
        await audits.record(tx, { actor, action: 'news.removed', subject: subjectOf(id), before })
        return null
      }),

    /** Orders whatever came due while nothing was running, or whose job was lost. */
    catchUp: (): Promise<void> =>
      transactor.transact(async (tx) => {
        for (const newsId of await newsRepo(tx).due(now())) await jobs.enqueue(tx, publishJob, { newsId })
      }),
  }
}
