/** The valid requests of articles and notices. */
import { randomUUID } from 'node:crypto'
import type { Article } from '@portal/contract/news-admin'
import { articlePublish, articleSave, type ArticleStanding } from '@portal/contract/news-admin'
import { noticeSend } from '@portal/contract/news-notice'
import type { Input } from '@portal/contract/kit'
import { operatorPictureUpload } from '@portal/contract/file-operator'
import { pngFile } from './png.ts'
import type { ValidRequest, Sent } from './valid-requests.ts'
import type { World } from './world.ts'

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
  key: randomUUID(),
  ...change,
})

const byOperator = (sends: (world: World) => Promise<Sent> | Sent): ValidRequest => ({ as: 'operator', sends })
const ofDraft = (sent: (standing: ArticleStanding) => Sent): ValidRequest =>
  byOperator(async (world) => sent(await draftArticle(world)))
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

export const news: Record<string, ValidRequest> = {
  'news.newsPage': { as: null, sends: () => ({ query: { keywords: '备案', category: 'policy' } }) },
  'news.newsAbout': { as: null, sends: ({ published }) => ({ query: { products: published } }) },
  'news.newsDetail': { as: null, sends: async (world) => ({ query: { id: (await publishedArticle(world)).id } }) },
  'news.newsWorkbenchPage': { as: 'guest', sends: () => ({ query: { keywords: '备案' } }) },
  'news.newsWorkbenchDetail': {
    as: 'guest',
    sends: async (world) => ({ query: { id: (await publishedArticle(world)).id } }),
  },
  'news.articlePage': byOperator(() => ({ query: { state: 'draft', keywords: '备案' } })),
  'news.articleDetail': ofDraft(({ id }) => ({ query: { id } })),
  'news.articleSave': ofDraft(({ id, revision }) => ({ body: { id, revision, content: article() } })),
  'news.articleHistory': ofDraft(({ id }) => ({ query: { id } })),
  'news.articleRevision': ofDraft(({ id, revision }) => ({ query: { id, revision } })),
  'news.articleRestore': ofDraft(({ id, revision }) => ({ body: { id, from: 1, revision } })),
  'news.articlePublish': ofDraft(({ id, revision }) => ({ body: { articles: [{ id, revision }] } })),
  'news.articleUnschedule': ofDraft(({ id }) => ({ body: { id } })),
  'news.articleWithdraw': byOperator(async (world) => ({ body: { ids: [(await publishedArticle(world)).id] } })),
  'news.articleRemove': ofDraft(({ id }) => ({ body: { ids: [id] } })),
  'news.noticePage': byOperator(() => ({ query: { state: 'sent' } })),
  'news.noticeCount': byOperator(() => ({ body: { audience: { kind: 'region', values: ['33'] } } })),
  'news.noticeEnterprises': byOperator(() => ({ query: { keywords: '泵业' } })),
  'news.noticeSend': byOperator(() => ({ body: { ...notice({ at: inDays(1) }) } })),
  'news.noticeCancel': byOperator(async ({ as }) => ({
    body: await as.operator.call(noticeSend, { body: notice({ at: inDays(1) }) }),
  })),
  'file.operatorPictureUpload': byOperator(() => ({ file: pngFile() })),
  'file.operatorPictureCrop': byOperator(async ({ as }) => {
    const { fileId } = await as.operator.upload(operatorPictureUpload, pngFile())
    return { body: { fileId, left: 0.1, top: 0.1, width: 0.5, height: 0.5 } }
  }),
}
