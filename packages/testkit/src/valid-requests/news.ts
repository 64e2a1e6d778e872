/** The valid requests of room news. */
import type { Input } from '@portal/contract/kit'
import { type Article, articlePublish, articleSave, type ArticleStanding } from '@portal/contract/news-admin'
import { noticeSend } from '@portal/contract/news-notice'
import { byOperator, type RequestsOf, type Sent, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

type Written = Input<typeof articleSave>['body']['content']

/** What an operator writes. */
export const article = (change: Partial<Article> = {}): Written => ({
  title: '专利产品备案常见问题',
  category: 'policy',
  body: '<p>先备案，再参与认定。</p>',
  ...change,
})

/** A draft that no other request needs. */
export const draftArticle = ({ as }: Pick<World, 'as'>, change: Partial<Article> = {}): Promise<ArticleStanding> =>
  as.operator.call(articleSave, { body: { content: article(change) } })

/** An article that readers see. */
export async function publishedArticle(
  world: Pick<World, 'as'>,
  change: Partial<Article> = {},
): Promise<ArticleStanding> {
  const { id, revision } = await draftArticle(world, change)
  const { done } = await world.as.operator.call(articlePublish, { body: { articles: [{ id, revision }] } })
  const [published] = done
  if (!published) throw new Error('the article was not published')
  return published
}

type Order = Input<typeof noticeSend>['body']

/** A notice as an operator orders it: to everybody, at once. */
export const notice = (change: Partial<Order> = {}): Order => ({
  title: '本年度备案申报开始',
  text: '请在截止日前完成年度更新。',
  level: 'M',
  type: '4',
  audience: { kind: 'all' },
  ...change,
})

const ofDraft = (sent: (standing: ArticleStanding) => Sent): ValidRequest =>
  byOperator(async (world) => sent(await draftArticle(world)))

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

export const newsRequests = {
  newsPage: { as: null, sends: () => ({ query: { keywords: '备案', category: 'policy' } }) },
  newsAbout: { as: null, sends: ({ published }) => ({ query: { products: published } }) },
  newsDetail: { as: null, sends: async (world) => ({ query: { id: (await publishedArticle(world)).id } }) },
  newsWorkbenchPage: { as: 'guest', sends: () => ({ query: { keywords: '备案' } }) },
  newsWorkbenchDetail: {
    as: 'guest',
    sends: async (world) => ({ query: { id: (await publishedArticle(world)).id } }),
  },
  articlePage: byOperator(() => ({ query: { state: 'draft', keywords: '备案' } })),
  articleDetail: ofDraft(({ id }) => ({ query: { id } })),
  articleSave: ofDraft(({ id, revision }) => ({ body: { id, revision, content: article() } })),
  articleHistory: ofDraft(({ id }) => ({ query: { id } })),
  articleRevision: ofDraft(({ id, revision }) => ({ query: { id, revision } })),
  articleRestore: ofDraft(({ id, revision }) => ({ body: { id, from: 1, revision } })),
  articlePublish: ofDraft(({ id, revision }) => ({ body: { articles: [{ id, revision }] } })),
  articleUnschedule: ofDraft(({ id }) => ({ body: { id } })),
  articleWithdraw: byOperator(async (world) => ({ body: { ids: [(await publishedArticle(world)).id] } })),
  articleRemove: ofDraft(({ id }) => ({ body: { ids: [id] } })),
  noticePage: byOperator(() => ({ query: { state: 'sent' } })),
  noticeCount: byOperator(() => ({ body: { audience: { kind: 'region', values: ['33'] } } })),
  noticeEnterprises: byOperator(() => ({ query: { keywords: '泵业' } })),
  noticeSend: byOperator(() => ({ body: { ...notice({ at: inDays(1) }) } })),
  noticeCancel: byOperator(async ({ as }) => ({
    body: await as.operator.call(noticeSend, { body: notice({ at: inDays(1) }) }),
  })),
} satisfies RequestsOf<'news'>
