/** Documents that were stored before fields existed which they have today: whoever reads them gets the defaults. */
import { certificatePage } from '@portal/contract/certificate'
import { enterpriseDetail, entAuth, entInfo } from '@portal/contract/enterprise'
import { enterpriseAdminDetail, enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { certificationPage } from '@portal/contract/enterprise-certification'
import { displayDetail, displaySave, entContentRestore } from '@portal/contract/enterprise-content'
import { entContentPreview } from '@portal/contract/enterprise-preview'
import { expoDetail } from '@portal/contract/hall'
import { exhibitorInvite, exhibitorList, expoAdminDetail, expoPublish, expoRestore } from '@portal/contract/hall-admin'
import { ownHalls } from '@portal/contract/expo-own'
import { newsDetail } from '@portal/contract/news'
import { articleDetail, articlePublish, articleRestore, articleRevision } from '@portal/contract/news-admin'
import { productDetail } from '@portal/contract/product'
import { certificateSave } from '@portal/contract/product-content'
import { contentRestore, productGet, productPreview, productSave } from '@portal/contract/product-own'
import { reviewDetail } from '@portal/contract/review'
import { certification, decide, pendingReview, publishProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { publishedExpo } from '@portal/testkit/valid-requests/hall'
import { publishedArticle } from '@portal/testkit/valid-requests/news'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

interface Of {
  subject: 'product' | 'enterprise' | 'news' | 'expo'
  id: string
  kind: string
}
/** Takes fields out of all that was saved of something, as if they had never been. */
async function forget({ subject, id, kind }: Of, ...fields: string[]): Promise<void> {
  const { rowCount } = await world.pool.query(
    `update content_revision set document = document - $4::text[] where subject = $1 and subject_id = $2 and kind = $3
      and document ?& $4::text[]`,
    [subject, id, kind, fields],
  )
  expect(rowCount).toBeGreaterThan(0)
}

test('a product from before some of its fields is read, published, reviewed and restored with their defaults', async () => {
  const { demo, operator, anonymous } = { ...world.as, anonymous: world.anonymous }
  const productId = await publishProduct(demo, operator, { name: '旧产品', unit: '台' })
  await forget({ subject: 'product', id: productId, kind: 'basics' }, 'unit', 'annual', 'nameEn', 'filingNo')
  const { content, revision } = await demo.call(productGet, { body: { productId } })
  expect([content.unit, content.annual.year, content.filingNo]).toEqual(['', null, ''])
  expect((await anonymous.call(productDetail, { body: { productId } })).nameEn).toBe('')
  expect((await demo.call(productPreview, { body: { productId } })).nameEn).toBe('')
  await demo.call(productSave, { body: { ...content, productId, name: '新产品', revision } })
  const { id } = await pendingReview(operator, 'basics', '新产品')
  const { subject } = await operator.call(reviewDetail, { query: { id } })
  expect(subject).toMatchObject({ proposed: { name: '新产品' }, published: { name: '旧产品', nameEn: '' } })
  await demo.call(contentRestore, { body: { productId, kind: 'basics', revision } })
  expect((await demo.call(productGet, { body: { productId } })).content).toMatchObject({ name: '旧产品', unit: '' })
})

test('certificates from before they had numbers are listed without one', async () => {
  const productId = await publishProduct(world.as.demo, world.as.operator, {})
  const certificates = [{ kind: 'other', name: '无号证书', number: 'N-1', validUntil: '2099-01-01' }]
  await world.as.demo.call(certificateSave, { body: { productId, certificates, submit: false } })
  await world.pool.query(
    `update content_revision set document = document #- '{certificates,0,number}'
      where subject = 'product' and subject_id = $1 and kind = 'certificate'`,
    [productId],
  )
  const { list } = await world.as.demo.call(certificatePage, { query: { pageSize: 50 } })
  expect(list.find((one) => one.productId === productId)).toMatchObject({ name: '无号证书', number: '' })
})

test('what an enterprise shows from before some of its fields is read, shown and restored with their defaults', async () => {
  const { demo, operator } = world.as
  const id = world.ids.enterprises.ours
  const story = [{ title: '起步', text: '从一台泵做起。' }]
  await demo.call(displaySave, { body: { story, qualifications: ['高新技术企业'] } })
  await decide(operator, 'display', enterprises.ours)
  await forget({ subject: 'enterprise', id, kind: 'display' }, 'qualifications', 'contact', 'figures')
  const bare = {
    qualifications: [],
    figures: [],
    contact: { name: '', phone: '', email: '', address: '', addressEn: '' },
  }
  expect((await demo.call(displayDetail, {})).content).toMatchObject(bare)
  expect((await world.anonymous.call(enterpriseDetail, { query: { id } })).display).toMatchObject(bare)
  expect((await demo.call(entContentPreview, { body: {} })).display).toMatchObject(bare)
  const { revision } = await demo.call(displayDetail, {})
  await demo.call(displaySave, { body: { story, qualifications: ['专精特新'], revision } })
  const waiting = await pendingReview(operator, 'display', enterprises.ours)
  const { subject } = await operator.call(reviewDetail, { query: { id: waiting.id } })
  expect(subject).toMatchObject({
    published: { display: bare },
    proposed: { display: { qualifications: ['专精特新'] } },
  })
  await demo.call(entContentRestore, { body: { kind: 'display', revision } })
  expect((await demo.call(displayDetail, {})).content).toMatchObject(bare)
})

test('a certification from before some of its fields is read, reviewed and shown again with their defaults', async () => {
  const { stranger, operator } = world.as
  const id = world.ids.enterprises.theirs
  await stranger.call(entAuth, { body: certification(enterprises.theirs, { nameEn: 'Yuanshan', profile: '传动。' }) })
  const fields = ['nameEn', 'website', 'profile', 'licence']
  await forget({ subject: 'enterprise', id, kind: 'certification' }, ...fields)
  await world.pool.query(
    `update enterprise set certification = certification - $2::text[], approved = approved - $2::text[] where id = $1`,
    [id, fields],
  )
  const bare = { name: enterprises.theirs, nameEn: '', website: '', profile: '', licence: null }
  expect(await stranger.call(entInfo, {})).toMatchObject({ certification: bare, approved: bare })
  const { list } = await stranger.call(certificationPage, { query: {} })
  expect(list.map((one) => one.certification)).toMatchObject([bare, bare])
  expect(await operator.call(enterpriseAdminDetail, { query: { id } })).toMatchObject({
    certification: bare,
    approved: bare,
  })
  const waiting = await pendingReview(operator, 'certification', enterprises.theirs)
  const { subject } = await operator.call(reviewDetail, { query: { id: waiting.id } })
  expect(subject).toMatchObject({ proposed: bare, published: bare })
  await operator.call(enterpriseSuspend, { body: { id, reason: '核实资料' } })
  await operator.call(enterpriseLift, { body: { id } })
  expect((await world.anonymous.call(enterpriseDetail, { query: { id } })).profile).toBe('')
})

test('an article from before some of its fields is read, restored and published with their defaults', async () => {
  const { operator } = world.as
  const { id } = await publishedArticle(world, { title: '旧文章', tags: ['备案'], source: '平台' })
  await forget({ subject: 'news', id, kind: 'article' }, 'tags', 'products', 'source', 'bodyEn')
  const bare = { title: '旧文章', tags: [], products: [], source: '', bodyEn: '' }
  expect((await operator.call(articleDetail, { query: { id } })).content).toMatchObject(bare)
  expect((await operator.call(articleRevision, { query: { id, revision: 1 } })).content).toMatchObject(bare)
  await operator.call(articlePublish, { body: { articles: [{ id, revision: 1 }] } })
  expect(await world.anonymous.call(newsDetail, { query: { id } })).toMatchObject({ title: '旧文章', tags: [] })
  // It says the same with its defaults, so that nothing new is to be saved.
  expect((await operator.call(articleRestore, { body: { id, from: 1, revision: 1 } })).revision).toBe(1)
})

test('an expo from before some of its fields is read, shown, answered and published with their defaults', async () => {
  const { operator, demo } = world.as
  const { id } = await publishedExpo(world, { title: '旧云展', rule: null })
  const fields = ['articles', 'programme', 'skin', 'rule', 'place']
  await forget({ subject: 'expo', id, kind: 'expo' }, ...fields)
  await world.pool.query(`update expo_public set content = content - $2::text[] where expo_id = $1`, [id, fields])
  const shown = () => world.anonymous.call(expoDetail, { query: { id } })
  expect(await shown()).toMatchObject({ title: '旧云展', programme: [], place: '', news: [] })
  expect((await operator.call(expoAdminDetail, { query: { id } })).content).toMatchObject({
    articles: [],
    programme: [],
    skin: 'blueprint',
    rule: null,
    place: '',
  })
  await operator.call(exhibitorInvite, { body: { id, enterprises: [world.ids.enterprises.ours] } })
  expect((await operator.call(exhibitorList, { query: { id } })).list).toHaveLength(1)
  const asked = (await demo.call(ownHalls, {})).expos.find((one) => one.id === id)
  expect(asked).toMatchObject({ title: '旧云展', place: '', answer: 'invited' })
  await operator.call(expoPublish, { body: { id, revision: 1 } })
  expect(await shown()).toMatchObject({ title: '旧云展', programme: [] })
  expect((await operator.call(expoRestore, { body: { id, from: 1, revision: 1 } })).revision).toBe(1)
})
