import type { Article } from '@portal/contract/news-admin'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Files } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import { newsPublicRepo } from './news-public.repo.ts'
import { newsRepo, type NewsRow } from './news.repo.ts'
import type { Articles } from './news.policy.ts'

/** Taking an article off the website because somebody objected, and putting it back as it was. */
export function createTakeDown(deps: {
  files: Files
  messages: Messages
  articles: Articles
  holderOf(newsId: string): string
  show: (tx: Tx, row: NewsRow, revision: number, content: Article) => Promise<void>
  changed: (tx: Tx, newsId: string) => Promise<void>
}) {
  const { files, messages, articles, holderOf, show, changed } = deps

  /** Whoever wrote what was shown; nobody is told of what they did themselves. */
  async function tellAuthor(
    tx: Tx,
    actor: Actor,
    row: NewsRow,
    kind: 'news.takenDown' | 'news.putBack',
    params: Record<string, string>,
  ): Promise<void> {
    if (row.updated_by === null || row.updated_by === actor.userId) return
    const notice = { kind, params: { article: row.title, ...params }, link: `/console/news/${row.id}` }
    await messages.send(tx, { toUsers: [row.updated_by] }, notice)
  }

  async function held(tx: Tx, newsId: string): Promise<NewsRow> {
    const row = await newsRepo(tx).lock(newsId)
    if (!row) throw fault('A0404')
    return row
  }

  return {
    /**
     * Takes an article off website and workbench with its pictures and its schedule, and tells its author. A0404 for one
     * that is not there; one that is not shown is left as it is.
     */
    async takeDown(tx: Tx, actor: Actor, { newsId, reason }: { newsId: string; reason: string }): Promise<void> {
      const row = await held(tx, newsId)
      const { published_revision: revision, published_at: publishedAt } = row
      if (revision === null || publishedAt === null) return
      const repo = newsRepo(tx)
      await newsPublicRepo(tx).remove(newsId)
      await files.unpublish(tx, holderOf(newsId))
      await pagesChanged(tx, [`news:${newsId}`])
      await repo.setPublished(newsId, null, now())
      await repo.setSchedule(newsId, null)
      await repo.setTakenDown(newsId, { revision, publishedAt })
      await audits.record(tx, {
        actor,
        action: 'news.takenDown',
        subject: { type: 'news', id: newsId },
        before: { title: row.title, revision },
        after: { reason },
      })
      await tellAuthor(tx, actor, row, 'news.takenDown', { reason })
      await changed(tx, newsId)
    },

    /** Shows again what `takeDown` took off, with its old date; an article published anew since is left alone. */
    async putBack(tx: Tx, actor: Actor, { newsId }: { newsId: string }): Promise<void> {
      const row = await held(tx, newsId)
      const revision = row.taken_down_revision
      const content = revision === null ? undefined : await articles.document(tx, newsId, revision)
      if (revision === null || !content || row.published_revision !== null) return
      await show(tx, { ...row, published_at: row.taken_down_published_at }, revision, content)
      await audits.record(tx, {
        actor,
        action: 'news.putBack',
        subject: { type: 'news', id: newsId },
        after: { title: content.title, revision },
      })
      await tellAuthor(tx, actor, row, 'news.putBack', {})
      await changed(tx, newsId)
    },
  }
}
