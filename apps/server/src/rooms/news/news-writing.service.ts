import {
  type Article,
  type ArticleState,
  type ArticleStanding,
  articleFirst,
  articleStates,
  type articleDetail,
  type articleHistory,
  type articlePage,
  type articleRevision,
} from '@portal/contract/news-admin'
import type { Data } from '@portal/contract/kit'
import type { RevisionRestore } from '@portal/contract/revision'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { searchQuery, searchVector } from '../../platform/text.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { isFresh, newerRevision, saysTheSame } from '../content/index.ts'
import type { Dicts } from '../dict/index.ts'
import type { Files } from '../file/index.ts'
import type { Users } from '../user/index.ts'
import { cleanBody, plainText } from './article-html.ts'
import { type Articles, mayDo, refusals } from './news.policy.ts'
import { newsRepo, type NewsRow } from './news.repo.ts'
import { articleRow, contentView, filesOf, standingView } from './news.view.ts'

export const CATEGORIES = 'news_category'

type ArticleQuery = z.output<typeof articlePage.query>

/** Content as it is stored: cleaned, without blanks around what stands in one line. */
const canonical = (content: Article): Article => ({
  ...content,
  title: content.title.trim(),
  titleEn: content.titleEn.trim(),
  source: content.source.trim(),
  author: content.author.trim(),
  tags: [...new Set(content.tags.map((tag) => tag.trim()))],
  products: [...new Set(content.products)],
  body: cleanBody(content.body),
  bodyEn: cleanBody(content.bodyEn),
})

/** What operators and readers find an article by. */
export const searchVectorOf = (content: Article): string =>
  searchVector({
    A: `${content.title}\n${content.titleEn}`,
    B: `${content.tags.join('\n')}\n${content.source}\n${content.author}`,
    C: `${content.summary}\n${content.summaryEn}`,
    D: `${plainText(content.body)}\n${plainText(content.bodyEn)}`,
  })

/** What the audit log tells of a revision: not its text, which stands in the revision itself. */
const told = ({ title, category, audience, pinned }: Article, revision: number) => ({
  title,
  category,
  audience,
  pinned,
  revision,
})

/** Articles as operators write them: every save is a revision. */
export function createWriting(deps: {
  transactor: Transactor
  users: Users
  files: Files
  dicts: Pick<Dicts, 'items'>
  articles: Articles
  changed: (tx: Tx, newsId: string) => Promise<void>
}) {
  const { transactor, users, files, dicts, articles, changed } = deps

  async function assertCategory(value: string): Promise<void> {
    const items = await dicts.items(CATEGORIES, 'zh-cn')
    if (!items.some((item) => item.value === value)) throw refusals.category()
  }

  async function assertPictures(tx: ReadTx, content: Article): Promise<void> {
    if (!(await files.mayShow(tx, filesOf(content)))) throw refusals.pictures()
  }

  async function contentOf(tx: ReadTx, id: string, revision: number) {
    const content = await articles.document(tx, id, revision)
    if (!content) throw fault('A0404')
    return contentView(content, await files.pictures(tx, 'any', filesOf(content)))
  }

  async function find(tx: ReadTx, id: string): Promise<NewsRow> {
    const row = await newsRepo(tx).byId(id)
    if (!row) throw fault('A0404')
    return row
  }

  interface Saving {
    actor: Actor
    id: string | undefined
    /** The one the editor started from; undefined: the newest, whichever it is. */
    revision: number | undefined
    content: Article
    restoredFrom: number | null
  }

  async function write(tx: Tx, { actor, id, revision, content, restoredFrom }: Saving): Promise<ArticleStanding> {
    const repo = newsRepo(tx)
    const before = id === undefined ? undefined : await repo.lock(id)
    if (id !== undefined && !before) throw fault('A0404')
    if (before && !isFresh(before.revision, revision)) throw newerRevision(await articles.conflict(tx, before))
    const was = before && (await articles.document(tx, before.id, before.revision))
    if (before && saysTheSame(content, was)) return standingView(before)
    await assertPictures(tx, content)
    const saved = { by: actor.userId, at: now() }
    const newest = { content, searchVector: searchVectorOf(content), ...saved }
    const newsId = before?.id ?? (await repo.insert(newest)).id
    const next = (before?.revision ?? 0) + 1
    await articles.append(tx, newsId, { revision: next, document: content, restoredFrom, ...saved })
    await repo.follow(newsId, next, newest)
    await audits.record(tx, {
      actor,
      action: restoredFrom === null ? 'news.saved' : 'news.restored',
      subject: { type: 'news', id: newsId },
      before: was && before && told(was, before.revision),
      after: { ...told(content, next), ...(restoredFrom === null ? {} : { restoredFrom }) },
    })
    await changed(tx, newsId)
    return standingView(await find(tx, newsId))
  }

  return {
    /** Articles of all states, last changed first unless asked otherwise. */
    async articles(query: ArticleQuery): Promise<Data<typeof articlePage>> {
      const tx = transactor.read
      const { rows, states } = await newsRepo(tx).page({
        state: query.state ?? null,
        tsquery: searchQuery(query.keywords ?? ''),
        category: query.category ?? null,
        audience: query.audience ?? null,
        sort: query.sort,
        direction: query.direction ?? articleFirst[query.sort],
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      })
      const names = await users.names(tx, [...new Set(rows.flatMap((row) => row.updated_by ?? []))])
      const covers = await files.pictures(
        tx,
        'any',
        rows.flatMap((row) => row.cover ?? []),
      )
      const countOf = (state: ArticleState) => states.find((one) => one.state === state)?.count ?? 0
      const counts = articleStates.map((value) => ({ value, count: countOf(value) }))
      const total = query.state ? countOf(query.state) : counts.reduce((sum, { count }) => sum + count, 0)
      return { list: rows.map((row) => articleRow(row, names, covers)), total, states: counts }
    },

    /** The newest revision for the editor; A0404 when there is no such article. */
    async article(actor: Actor, id: string): Promise<Data<typeof articleDetail>> {
      const tx = transactor.read
      const row = await find(tx, id)
      const names = await users.names(tx, row.updated_by ? [row.updated_by] : [])
      return {
        ...standingView(row),
        content: await contentOf(tx, id, row.revision),
        updatedAt: row.updated_at.toISOString(),
        updatedBy: names.get(row.updated_by ?? '') ?? '',
        can: mayDo(actor, row),
      }
    },

    /**
     * Saves a revision; saving what stands there already makes none. A0409 with the newer one when `revision` is stale,
     * A0400 for an unknown category or picture.
     */
    async saveArticle(
      actor: Actor,
      { id, revision, content }: { id?: string | undefined; revision?: number | undefined; content: Article },
    ): Promise<ArticleStanding> {
      await assertCategory(content.category)
      const clean = canonical(content)
      return transactor.transact((tx) => write(tx, { actor, id, revision, content: clean, restoredFrom: null }))
    },

    async history(id: string): Promise<Data<typeof articleHistory>> {
      const tx = transactor.read
      await find(tx, id)
      return articles.history(tx, id, 'title')
    },

    /** One revision; A0404 when there is none. */
    revision: async (id: string, revision: number): Promise<Data<typeof articleRevision>> => ({
      revision,
      content: await contentOf(transactor.read, id, revision),
    }),

    /** Brings an earlier revision back as a new one. A0409 when somebody saved meanwhile. */
    restore: (actor: Actor, body: RevisionRestore): Promise<ArticleStanding> =>
      transactor.transact(async (tx) => {
        const content = await articles.document(tx, body.id, body.from)
        if (!content) throw fault('A0404')
        return write(tx, { actor, id: body.id, revision: body.revision, content, restoredFrom: body.from })
      }),
  }
}
