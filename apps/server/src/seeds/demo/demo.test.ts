import { entInfo, usccHolds } from '@portal/contract/enterprise'
import { expoDetail, expoPage } from '@portal/contract/hall'
import { parsePatentNumber } from '@portal/contract/patent-number'
import { newsDetail, newsPage, newsWorkbenchPage } from '@portal/contract/news'
import { productDetail, productPage, productShowcase } from '@portal/contract/product'
import { priceModes } from '@portal/contract/product-document'
import { searchPageByParam } from '@portal/contract/product-own'
import { reviewPage } from '@portal/contract/review'
import { startApp, type TestApp } from '@portal/testkit/app'
import { signIn } from '@portal/testkit/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './index.ts'
import { patents } from './patents/index.ts'
import { enterprises } from './enterprises.ts'
import { openGallery } from './pictures.ts'
import { isShown } from './product-making.ts'
import { products } from './products/index.ts'

const PASSWORD = 'Demo@123456'
let app: TestApp
// Seeding takes half a minute where others keep the machine busy.
beforeAll(async () => {
  app = await startApp()
  await seedDemo(app.portal.platform)
}, 180_000)
afterAll(() => app.close())

test('numbers hold their check characters and belong to a series of our own', () => {
  expect(enterprises.length).toBeGreaterThan(10)
  expect(enterprises.every(({ certification }) => usccHolds(certification.uscc))).toBe(true)
  expect(patents.length).toBeGreaterThan(300)
  expect(patents.every(({ record }) => parsePatentNumber(record.number).ok && /^CN\d{5}99/.test(record.number))).toBe(
    true,
  )
  expect(new Set(patents.map(({ record }) => record.number)).size).toBe(patents.length)
})

test('more than half of the products name a price, in every way there is', async () => {
  const { list, total } = await app.anonymous.call(productPage, { query: { pageSize: 60 } })
  const details = await Promise.all(
    list.map(({ id }) => app.anonymous.call(productDetail, { body: { productId: id } })),
  )
  const prices = details.flatMap(({ price }) => price ?? [])
  expect(prices.length).toBeGreaterThan(total / 2)
  expect(new Set(prices.map(({ mode }) => mode))).toEqual(new Set(priceModes))
  expect(prices.some(({ currency, taxIncluded }) => currency !== 'CNY' && !taxIncluded)).toBe(true)
})

test('one expo runs, one is announced and one is past, each with who belongs there', async () => {
  const { list } = await app.anonymous.call(expoPage, { query: {} })
  expect(list.map(({ state }) => state)).toEqual(['running', 'announced', 'past'])
  for (const { id } of list) {
    const expo = await app.anonymous.call(expoDetail, { query: { id } })
    expect([expo.banner === null, expo.programme.length > 2, expo.newsTotal > 0]).toEqual([false, true, true])
    expect(expo.booths.total).toBeGreaterThan(2)
    expect(expo.booths.total).toBeLessThanOrEqual(12)
  }
  expect(list[0]?.enterpriseCount).toBe(12)
})

test('enterprises came one after the other over two years, each with a licence', async () => {
  const { rows } = await app.pool.query<{ days: number; span: number; bare: number }>(
    `select count(distinct o.created_at::date)::int as days, max(o.created_at)::date - min(o.created_at)::date as span,
       count(*) filter (where e.certification ->> 'licence' is null)::int as bare
     from organisation o join enterprise e on e.id = o.id`,
  )
  expect(rows[0]).toMatchObject({ days: enterprises.length, bare: 0 })
  expect(rows[0]?.span).toBeGreaterThan(600)
})

test('visitors find every product that has a picture, the home page a product taken apart', async () => {
  const gallery = await openGallery()
  const shown = products.filter((line) => line.fate === 'published' && isShown(gallery, line))
  const { total, list } = await app.anonymous.call(productPage, { query: { pageSize: 60 } })
  expect([total, new Set(list.map((card) => card.organisationId)).size]).toEqual([
    shown.length,
    new Set(shown.map(({ owner }) => owner)).size,
  ])
  expect(list.every((card) => card.cover !== null)).toBe(true)
  expect(new Set(list.map((card) => card.cover?.fileId)).size).toBe(list.length)
  const { hero, featured, figures } = await app.anonymous.call(productShowcase, {})
  expect(hero?.chain?.parts.length).toBeGreaterThan(5)
  expect(hero?.chain?.layers.length).toBeGreaterThan(5)
  expect(featured.length).toBe(9)
  expect(featured[0]?.id).toBe(hero?.id)
  expect(figures).toMatchObject({ enterprises: 12, patents: patents.length })
  const detail = await app.anonymous.call(productDetail, { body: { productId: hero?.id ?? '' } })
  const linked = new Set(detail.patents.map((patent) => patent.id))
  const onParts = detail.chain?.parts.flatMap((part) => part.patents) ?? []
  expect(onParts.length).toBeGreaterThan(4)
  expect(onParts.every(({ patentId }) => linked.has(patentId))).toBe(true)
  const [video] = detail.videos
  expect(video).toMatchObject({ title: '永磁直驱高效离心泵：环视一周', playback: { durationMs: 5000, sound: false } })
  const played = await app.anonymous.fetch(video?.playback.file.url ?? '')
  expect([played.status, played.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  const picture = await app.anonymous.fetch(`/file/${detail.pictures[0]?.fileId}/640.avif`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif'])
})

test('products were gone over within ninety days, on days that follow no rule', async () => {
  const { list } = await app.anonymous.call(productPage, { query: { pageSize: 60 } })
  const days: number[] = []
  for (const { id } of list) {
    const { updatedAt } = await app.anonymous.call(productDetail, { body: { productId: id } })
    days.push(Math.floor((Date.now() - Date.parse(updatedAt)) / 86_400_000))
  }
  expect(Math.max(...days)).toBeLessThanOrEqual(90)
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
  expect(new Set(days).size).toBeGreaterThan(days.length / 2)
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? 0))
  expect(new Set(steps).size).toBeGreaterThan(steps.length / 2)
})

test('everybody who signs in finds something to do', async () => {
  const operator = await signIn(app.origin, 'operator', PASSWORD)
  const { list } = await operator.call(reviewPage, { query: {} })
  expect(list.map((row) => row.kind).toSorted()).toEqual([
    'basics',
    'certification',
    'display',
    'entCertificate',
    'honor',
    'pavilion',
    'pictures',
    'pictures',
  ])
  const waited = list.map(({ submittedAt }) => Math.floor((Date.now() - Date.parse(submittedAt)) / 3_600_000))
  expect(waited).toEqual([40, 35, 30, 25, 20, 15, 10, 5])
  const demo = await signIn(app.origin, 'demo', PASSWORD)
  const { counts } = await demo.call(searchPageByParam, { body: {} })
  expect(counts).toEqual({ archived: 0, all: 7, published: 6, underReview: 1, rejected: 1, draft: 1 })
  const pending = await signIn(app.origin, 'pending', PASSWORD)
  expect(await pending.call(entInfo, {})).toMatchObject({ examineState: '2', ahead: 0 })
  await signIn(app.origin, 'admin', PASSWORD)
})

test('readers find articles of the newsroom in both languages, each with a picture', async () => {
  const { list, total } = await app.anonymous.call(newsPage, { query: { pageSize: 60 } })
  expect(total).toBe(30)
  expect(list[0]?.pinned).toBe(true)
  expect(list.every(({ titleEn, cover }) => titleEn !== '' && cover !== null)).toBe(true)
  const { body, bodyEn, related } = await app.anonymous.call(newsDetail, { query: { id: list[0]?.id ?? '' } })
  expect([body, bodyEn].every((html) => /<h2>.+<ul><li><p>/.test(html))).toBe(true)
  expect(related.length).toBeGreaterThan(1)
  const demo = await signIn(app.origin, 'demo', PASSWORD)
  expect((await demo.call(newsWorkbenchPage, { query: {} })).total).toBe(31)
})

test('a second seeding finds everything there and changes nothing', async () => {
  const count = async () =>
    (await app.pool.query('select (select count(*) from content_revision) + (select count(*) from message) as n')).rows
  const before = await count()
  expect(await seedDemo(app.portal.platform)).toBe(false)
  expect(await count()).toEqual(before)
})

// It seeds twice, which takes as long as the others' preparation.
test('a seeding that fails in between leaves nothing behind, and the next one succeeds', {
  timeout: 240_000,
}, async () => {
  const other = await startApp()
  try {
    await other.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the power went out'; end $$;
       create trigger refuse before insert on review_item for each row when (new.kind = 'chain') execute function refuse()`,
    )
    await expect(seedDemo(other.portal.platform)).rejects.toThrow('the power went out')
    const { rows } = await other.pool.query('select count(*)::int as accounts from user_account')
    expect(rows).toEqual([{ accounts: 0 }])
    await other.pool.query('drop trigger refuse on review_item')
    expect(await seedDemo(other.portal.platform)).toBe(true)
  } finally {
    await other.close()
  }
})
