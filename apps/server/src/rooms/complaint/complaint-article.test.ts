import { complaintDecide, complaintDetail, complaintPassOn, complaintRestore } from '@portal/contract/complaint'
import { messagePage } from '@portal/contract/message'
import { newsDetail } from '@portal/contract/news'
import { articleDetail, articlePublish } from '@portal/contract/news-admin'
import type { Client } from '@portal/testkit/client'
import { fileComplaint } from '@portal/testkit/complaint'
import { publishProduct } from '@portal/testkit/factories'
import { draftArticle, publishedArticle } from '@portal/testkit/valid-requests/news'
import type { SentCase } from '@portal/testkit/site-form'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const REASON = '引用的检测数据没有出处。'
const fileAbout = (subjectId: string): Promise<SentCase> => fileComplaint(world, subjectId, { subjectType: 'news' })
const takeDown = (by: Client, { id }: SentCase) =>
  by.call(complaintDecide, {
    body: { id, decision: 'uphold', takeDown: true, text: '已下架，感谢监督。', reason: REASON },
  })
const restore = (by: Client, { id }: SentCase) => by.call(complaintRestore, { body: { id, text: '作者已补充出处。' } })
const toldTo = async (client: Client) => (await client.call(messagePage, { query: { pageSize: 100 } })).list

describe('an article that somebody complains about', () => {
  test('goes off the website, its author is told why, and it comes back with its old date', async () => {
    const { as, anonymous } = world
    const { id } = await publishedArticle(world, { title: '能效数据解读' })
    const before = await anonymous.call(newsDetail, { query: { id } })
    const filed = await fileAbout(id)
    const complaint = await as.admin.call(complaintDetail, { query: { id: filed.id } })
    expect(complaint).toMatchObject({
      subject: { type: 'news', title: '能效数据解读' },
      shown: true,
      can: { takeDown: true, passOn: false },
    })
    expect(await takeDown(as.admin, filed)).toMatchObject({ state: 'upheld', shown: false, can: { restore: true } })
    expect(await anonymous.refusal(newsDetail, { query: { id } })).toBe('A0404')
    expect((await toldTo(as.operator))[0]).toMatchObject({
      kind: 'news.takenDown',
      params: { article: '能效数据解读', reason: REASON },
      link: `/console/news/${id}`,
    })
    expect((await as.operator.call(articleDetail, { query: { id } })).state).toBe('withdrawn')
    expect(await restore(as.admin, filed)).toMatchObject({ shown: true, takenDownAt: null })
    expect((await anonymous.call(newsDetail, { query: { id } })).publishedAt).toBe(before.publishedAt)
    expect((await toldTo(as.operator))[0]).toMatchObject({ kind: 'news.putBack' })
  })

  test('is passed on to no enterprise, and an article corrected and published anew stays as it is', async () => {
    const { as, anonymous } = world
    const { id } = await publishedArticle(world, { title: '更正前' })
    const filed = await fileAbout(id)
    expect(await as.admin.refusal(complaintPassOn, { body: { id: filed.id, text: '请说明' } })).toBe('A0400')
    await takeDown(as.admin, filed)
    const { revision } = await as.operator.call(articleDetail, { query: { id } })
    await as.operator.call(articlePublish, { body: { articles: [{ id, revision }] } })
    const anew = await anonymous.call(newsDetail, { query: { id } })
    await restore(as.admin, filed)
    expect((await anonymous.call(newsDetail, { query: { id } })).updatedAt).toBe(anew.updatedAt)
  })

  test('cannot be one that visitors do not see', async () => {
    const draft = await draftArticle(world)
    await expect(fileAbout(draft.id)).rejects.toThrow('404')
    const inside = await publishedArticle(world, { audience: 'workbench' })
    await expect(fileAbout(inside.id)).rejects.toThrow('404')
  })
})

test('of a product taken down and put back by complaint its enterprise gets one message each', async () => {
  const { as } = world
  const productId = await publishProduct(as.demo, as.operator)
  const filed = await fileComplaint(world, productId)
  const kinds = async () => (await toldTo(as.demo)).map(({ kind }) => kind)
  const before = await kinds()
  await takeDown(as.operator, filed)
  expect(await kinds()).toEqual(['complaint.takenDown', ...before])
  await restore(as.operator, filed)
  expect(await kinds()).toEqual(['complaint.restored', 'complaint.takenDown', ...before])
})
