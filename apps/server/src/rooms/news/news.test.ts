import { auditPage } from '@portal/contract/audit'
import { pictureUpload } from '@portal/contract/file'
import { operatorPictureUpload } from '@portal/contract/file-operator'
import { newsAbout, newsDetail, newsPage, newsWorkbenchDetail, newsWorkbenchPage } from '@portal/contract/news'
import {
  articleDetail,
  articleHistory,
  articlePage,
  articlePublish,
  articleRemove,
  articleRestore,
  articleRevision,
  articleSave,
  articleUnschedule,
  articleWithdraw,
} from '@portal/contract/news-admin'
import { productChosen } from '@portal/contract/product'
import { pngFile } from '@portal/testkit/png'
import { article, draftArticle, publishedArticle } from '@portal/testkit/valid-requests/news'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const operator = () => world.as.operator
const publish = (id: string, revision: number, at: string | null = null) =>
  operator().call(articlePublish, { body: { articles: [{ id, revision }], at } })
const soon = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

test('what an operator publishes is read by visitors and enterprises; a draft by neither', async () => {
  const { id, revision, state } = await draftArticle(world, { title: '备案平台上线', tags: ['备案'] })
  expect(state).toBe('draft')
  expect(await world.anonymous.refusal(newsDetail, { query: { id } })).toBe('A0404')
  expect(await world.as.demo.refusal(newsWorkbenchDetail, { query: { id } })).toBe('A0404')
  const { done, refused } = await publish(id, revision)
  expect([done[0]?.state, refused]).toEqual(['published', []])
  expect(await world.anonymous.call(newsDetail, { query: { id } })).toMatchObject({
    title: '备案平台上线',
    summary: '先备案，再参与认定。',
    body: '<p>先备案，再参与认定。</p>',
  })
  expect(await world.as.demo.call(newsWorkbenchDetail, { query: { id } })).toMatchObject({ tags: ['备案'] })
})

test('an article for enterprises only is found in the workbench and nowhere on the website', async () => {
  const { id } = await publishedArticle(world, { title: '内测邀请', audience: 'workbench' })
  expect(await world.anonymous.refusal(newsDetail, { query: { id } })).toBe('A0404')
  const found = await world.anonymous.call(newsPage, { query: { keywords: '内测邀请' } })
  expect(found.total).toBe(0)
  const own = await world.as.demo.call(newsWorkbenchPage, { query: { keywords: '内测邀请' } })
  expect(own.list.map((card) => card.id)).toEqual([id])
  expect(await world.anonymous.refusal(newsWorkbenchPage, { query: {} })).toBe('A0230')
})

test('readers find by words and category, pinned ones first, and go on to the neighbours', async () => {
  const first = await publishedArticle(world, { title: '展会回顾 甲', category: 'expo', pinned: true, tags: ['泵'] })
  const second = await publishedArticle(world, { title: '展会回顾 乙', category: 'expo', tags: ['泵'] })
  const third = await publishedArticle(world, { title: '展会回顾 丙', category: 'industry' })
  const found = await world.anonymous.call(newsPage, { query: { keywords: '展会回顾' } })
  expect(found.list.map(({ id }) => id)).toEqual([first.id, third.id, second.id])
  expect(found.facets.category.filter(({ count }) => count > 0)).toEqual([
    { value: 'industry', name: '行业资讯', count: 1 },
    { value: 'expo', name: '展会', count: 2 },
  ])
  expect(found.terms).toContain('展会')
  const chosen = await world.anonymous.call(newsPage, { query: { keywords: '展会回顾', category: 'industry' } })
  expect([chosen.total, chosen.facets.category.find(({ value }) => value === 'expo')?.count]).toEqual([1, 2])
  const detail = await world.anonymous.call(newsDetail, { query: { id: second.id } })
  expect([detail.previous?.id, detail.next?.id]).toEqual([first.id, third.id])
  expect(detail.related.map(({ id }) => id)).toEqual([first.id])
})

test('an article names the products it is about, in their order; those are not found that visitors do not see', async () => {
  const { published } = world
  const products = ['999999999', published, published]
  const { id, revision } = await draftArticle(world, { title: '泵业新品', products })
  expect(await world.anonymous.refusal(newsDetail, { query: { id } })).toBe('A0404')
  await publish(id, revision)
  const detail = await world.anonymous.call(newsDetail, { query: { id } })
  const about = (ids: string) => world.anonymous.call(newsAbout, { query: { products: ids } })
  expect((await about(`888888888,${published}`)).list.map((one) => one.id)).toContain(id)
  expect((await about('888888888')).list).toEqual([])
  expect(detail.products).toEqual(['999999999', published])
  const cards = await world.anonymous.call(productChosen, { query: { ids: detail.products.join(',') } })
  expect(cards.map((card) => card.id)).toEqual([published])
  const { content } = await operator().call(articleDetail, { query: { id } })
  expect(content.products).toEqual(detail.products)
})

test('an article cannot name more than twelve products, nor what is no product id', async () => {
  const many = Array.from({ length: 13 }, (_, at) => String(at + 1))
  for (const products of [many, ['x']]) {
    expect(await operator().refusal(articleSave, { body: { content: article({ products }) } })).toBe('A0400')
  }
})

test('every save is a revision; an earlier one comes back as a new one, and readers see none of it until it is published', async () => {
  const { id } = await publishedArticle(world, { title: '第一版' })
  const saved = await operator().call(articleSave, { body: { id, revision: 1, content: article({ title: '第二版' }) } })
  expect([saved.revision, saved.publishedRevision, saved.state]).toEqual([2, 1, 'published'])
  expect((await world.anonymous.call(newsDetail, { query: { id } })).title).toBe('第一版')
  const same = await operator().call(articleSave, { body: { id, revision: 2, content: article({ title: '第二版' }) } })
  expect(same.revision).toBe(2)
  const restored = await operator().call(articleRestore, { body: { id, from: 1, revision: 2 } })
  expect(restored.revision).toBe(3)
  const history = await operator().call(articleHistory, { query: { id } })
  expect(history.map(({ revision, restoredFrom }) => [revision, restoredFrom])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ])
  const old = await operator().call(articleRevision, { query: { id, revision: 2 } })
  expect(old.content.title).toBe('第二版')
})

test('a save that started from an older revision is refused, and told who saved the newer one', async () => {
  const { id } = await draftArticle(world)
  await operator().call(articleSave, { body: { id, revision: 1, content: article({ title: '同事的标题' }) } })
  const answer = await world.as.admin.ask(articleSave, {
    body: { id, revision: 1, content: article({ title: '我的标题' }) },
  })
  expect([answer.status, answer.code]).toEqual([409, 'A0409'])
  expect(answer.data).toMatchObject({ revision: 2, updatedBy: '运营小组' })
  expect((await operator().call(articleDetail, { query: { id } })).content.title).toBe('同事的标题')
  expect((await publish(id, 1)).refused).toMatchObject([{ id, reason: 'stale' }])
})

test('a scheduled article appears when its time comes; one whose schedule was taken back does not', async () => {
  const waiting = await draftArticle(world, { title: '准时发布' })
  const kept = await draftArticle(world, { title: '不再发布' })
  for (const { id, revision } of [waiting, kept]) {
    const { done } = await publish(id, revision, soon(1_500))
    expect(done[0]).toMatchObject({ state: 'scheduled', scheduledRevision: 1 })
    expect(await world.anonymous.refusal(newsDetail, { query: { id } })).toBe('A0404')
  }
  expect(await operator().call(articleUnschedule, { body: { id: kept.id } })).toMatchObject({ state: 'draft' })
  await until('the article to appear', async () => {
    const { code } = await world.anonymous.ask(newsDetail, { query: { id: waiting.id } })
    return code === '0'
  })
  expect((await operator().call(articleDetail, { query: { id: kept.id } })).state).toBe('draft')
  const past = await publish(kept.id, kept.revision, soon(-3_600_000))
  expect(past.refused).toMatchObject([{ reason: 'past' }])
})

test('what came due while nothing was running is published at the next start', async () => {
  const { id, revision } = await draftArticle(world, { title: '停机期间到点' })
  await publish(id, revision, soon(3_600_000))
  await world.pool.query(`update news set scheduled_at = now() - interval '1 hour' where id = $1`, [id])
  await world.portal.rooms.news.catchUp()
  await until('the article to appear', async () => {
    const { code } = await world.anonymous.ask(newsDetail, { query: { id } })
    return code === '0'
  })
})

test('a withdrawn article is gone at once with its pictures, and can be published again', async () => {
  const { fileId } = await operator().upload(operatorPictureUpload, pngFile())
  const body = `<p>见下图。</p><figure><img data-file="${fileId}" alt="外形"><figcaption>外形</figcaption></figure>`
  const { id, revision } = await publishedArticle(world, { title: '带图', body, cover: fileId })
  const shown = await world.anonymous.call(newsDetail, { query: { id } })
  expect(shown.cover?.token).toBe('')
  expect(shown.body).toMatch(new RegExp(`<figure><img data-file="${fileId}" src="/file/${fileId}/\\d+.webp" srcset=`))
  const address = `/file/${fileId}/320.webp`
  expect((await world.anonymous.fetch(address)).status).toBe(200)
  const { done } = await operator().call(articleWithdraw, { body: { ids: [id] } })
  expect(done[0]?.state).toBe('withdrawn')
  expect(await world.anonymous.refusal(newsDetail, { query: { id } })).toBe('A0404')
  expect((await world.anonymous.fetch(address)).status).not.toBe(200)
  expect((await publish(id, revision)).done[0]?.state).toBe('published')
  expect((await world.anonymous.fetch(address)).status).toBe(200)
})

test('a batch does what may be done and says of each other why not', async () => {
  const draft = await draftArticle(world)
  const shown = await publishedArticle(world)
  const empty = await draftArticle(world, { body: '' })
  const removed = await operator().call(articleRemove, { body: { ids: [draft.id, shown.id, '999999'] } })
  expect(removed.done.map(({ id }) => id)).toEqual([draft.id])
  expect(removed.refused.map(({ reason }) => reason)).toEqual(['wasPublished', 'gone'])
  const published = await publish(empty.id, empty.revision)
  expect(published.refused).toMatchObject([{ id: empty.id, reason: 'incomplete' }])
  const withdrawn = await operator().call(articleWithdraw, { body: { ids: [empty.id, shown.id] } })
  expect([withdrawn.done.length, withdrawn.refused[0]?.reason]).toEqual([1, 'notPublished'])
})

test('articles are ordered by change and by title, either way, and by nothing else', async () => {
  for (const title of ['次序稿丁', '次序稿甲', '次序稿乙']) await draftArticle(world, { title })
  const titles = async (query: { sort: 'updated' | 'title'; direction?: 'ASC' | 'DESC' }) =>
    (await operator().call(articlePage, { query: { keywords: '次序稿', ...query } })).list.map(({ title }) =>
      title.at(-1),
    )
  expect(await titles({ sort: 'updated' })).toEqual(['乙', '甲', '丁'])
  expect(await titles({ sort: 'updated', direction: 'ASC' })).toEqual(['丁', '甲', '乙'])
  expect(await titles({ sort: 'title' })).toEqual(['丁', '甲', '乙'])
  expect(await titles({ sort: 'title', direction: 'DESC' })).toEqual(['乙', '甲', '丁'])
  expect((await operator().fetch(`${articlePage.path}?sort=body`)).status).toBe(400)
})

test('operators find articles of every state, counted; others are not let in, and each change is on record', async () => {
  const { id } = await draftArticle(world, { title: '唯一的草稿标题' })
  const { list, states } = await operator().call(articlePage, { query: { keywords: '唯一的草稿' } })
  expect(list.map((row) => row.id)).toEqual([id])
  expect(states.find(({ value }) => value === 'draft')?.count).toBe(1)
  for (const name of ['demo', 'editor', 'guest'] as const)
    expect(await world.as[name].refusal(articlePage, { query: {} })).toBe('A0301')
  expect(await world.as.demo.refusal(articleSave, { body: { content: article() } })).toBe('A0301')
  const { list: records } = await operator().call(auditPage, { query: { actions: ['news.saved'] } })
  expect(records.some(({ subjectId }) => subjectId === id)).toBe(true)
})

test('an article of an unknown category or with a picture that is not there is refused', async () => {
  const refused = (content: Parameters<typeof article>[0]) =>
    operator().refusal(articleSave, { body: { content: article(content) } })
  expect(await refused({ category: 'nonsense' })).toBe('A0400')
  expect(await refused({ cover: '00000000-0000-4000-8000-000000000000' })).toBe('A0400')
  expect(await refused({ title: '  ' })).toBe('A0400')
  expect(await refused({ body: 'x'.repeat(1_000_000) })).toBe('A0400')
})

test('what an enterprise uploaded and nobody published cannot be shown by an article', async () => {
  const { fileId } = await world.as.demo.upload(pictureUpload, pngFile())
  const cover = { content: article({ cover: fileId }) }
  expect(await operator().refusal(articleSave, { body: cover })).toBe('A0400')
  const inside = { content: article({ body: `<figure><img data-file="${fileId}" alt="" /></figure>` }) }
  expect(await operator().refusal(articleSave, { body: inside })).toBe('A0400')
  const { platform, rooms } = world.portal
  await platform.transactor.transact((tx) => rooms.file.files.publish(tx, 'test:shown', [fileId]))
  expect((await operator().call(articleSave, { body: cover })).revision).toBe(1)
})
