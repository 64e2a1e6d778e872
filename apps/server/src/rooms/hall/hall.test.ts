import { productDetail } from '@portal/contract/product'
import { picSave } from '@portal/contract/product-content'
import type { Client } from '@portal/testkit/client'
import { productTakeDown } from '@portal/contract/product-admin'
import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { pavilionSave } from '@portal/contract/enterprise-content'
import { enterpriseFaces, expoDetail, expoNews, expoPage, hallDetail, hallOverview } from '@portal/contract/hall'
import { anotherEnterprise } from '@portal/testkit/another-enterprise'
import { decide, publishProduct, uploadPicture } from '@portal/testkit/factories'
import { publishedExpo } from '@portal/testkit/valid-requests/hall'
import { publishedArticle } from '@portal/testkit/valid-requests/news'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const settle = () => world.portal.platform.events.settle()
const detail = (query: {
  kind: 'industry' | 'region' | 'zhejiang'
  key?: string
  pageNum?: number
  pageSize?: number
}) => world.anonymous.call(hallDetail, { query })
const boothsOf = async (kind: 'industry' | 'region' | 'zhejiang', key: string) =>
  (await detail({ kind, key })).list.map((booth) => booth.organisationId)

/** Another enterprise with one product on the website. */
async function exhibitor() {
  const other = await anotherEnterprise(world)
  const productId = await publishProduct(other.owner, world.as.operator)
  return { ...other, productId }
}

/** Puts a picture of a product to review; answers the product's name. */
async function pictured(owner: Client, productId: string, fileId: string): Promise<string> {
  await owner.call(picSave, { body: { productId, pictures: [{ fileId, alt: '正面' }] } })
  await settle()
  return (await world.anonymous.call(productDetail, { body: { productId } })).name
}

test('an enterprise with a product on the website stands in the halls of its industry, its region and its city', async () => {
  const ours = world.ids.enterprises.ours
  const overview = await world.anonymous.call(hallOverview, {})
  expect(overview.industry.map(({ key }) => key)).toEqual(['01', '02', '03', '04', '05', '06', '07'])
  expect(overview.total).toMatchObject({ enterpriseCount: 1, productCount: 1 })
  expect(overview.zhejiangTotal).toMatchObject({ key: '33', enterpriseCount: 1 })
  const [region] = overview.region
  expect(region).toMatchObject({ key: '33', title: '浙江', titleEn: 'Zhejiang', productCount: 1 })
  const [city] = overview.zhejiang
  expect(city).toMatchObject({ key: '3301', title: '杭州' })
  const filled = overview.industry.find(({ enterpriseCount }) => enterpriseCount === 1)
  for (const [kind, key] of [
    ['industry', filled?.key ?? ''],
    ['region', '33'],
    ['zhejiang', '3301'],
    ['industry', ''],
    ['region', ''],
    ['zhejiang', ''],
  ] as const) {
    const hall = await detail({ kind, key })
    expect([hall.total, hall.list.map(({ organisationId }) => organisationId)]).toEqual([1, [ours]])
    expect(hall.list[0]).toMatchObject({ city: '3301', productCount: 1, patentCount: 1, skin: 'blueprint' })
    expect(hall.list[0]?.product?.id).toBe(world.published)
    expect(hall.areas.reduce((sum, { enterpriseCount }) => sum + enterpriseCount, 0)).toBe(1)
  }
})

test('a hall where nobody stands is empty, and one that does not exist is not there', async () => {
  expect(await detail({ kind: 'region', key: '65' })).toMatchObject({ list: [], total: 0, title: '新疆' })
  for (const query of [
    { kind: 'region', key: '99' },
    { kind: 'industry', key: '33' },
    { kind: 'zhejiang', key: '4403' },
  ] as const) {
    expect(await world.anonymous.refusal(hallDetail, { query })).toBe('A0404')
  }
  expect(await world.anonymous.refusal(hallDetail, { query: { kind: 'region', key: 'x' } })).toBe('A0400')
  expect(await world.anonymous.refusal(hallDetail, { query: { kind: 'region', pageSize: 61 } })).toBe('A0400')
})

test('a booth wears the skin of its pavilion, shows its picture and the product put in front; a draft changes nothing', async () => {
  const other = await exhibitor()
  const second = await publishProduct(other.owner, world.as.operator)
  const { fileId } = await uploadPicture(other.owner)
  const name = await pictured(other.owner, second, fileId)
  await decide(world.as.operator, 'pictures', name)
  const boothOf = async () =>
    (await detail({ kind: 'region', key: '33' })).list.find((one) => one.organisationId === other.id)
  expect((await boothOf())?.product?.id).toBe(second)
  expect((await boothOf())?.picture?.fileId).toBe(fileId)
  const faces = () =>
    world.anonymous.call(enterpriseFaces, { query: { ids: `${other.id},${world.ids.enterprises.ours}` } })
  expect(await faces()).toMatchObject([{ organisationId: other.id, picture: { fileId } }])
  const pavilion = { skin: 'night' as const, products: [other.productId, second] }
  await other.owner.call(pavilionSave, { body: { ...pavilion, submit: false } })
  expect((await boothOf())?.skin).toBe('blueprint')
  await other.owner.call(pavilionSave, { body: pavilion })
  await settle()
  await decide(world.as.operator, 'pavilion', other.name)
  expect(await boothOf()).toMatchObject({ skin: 'night', product: { id: other.productId }, productCount: 2 })
  // What stands in front now has no picture.
  expect(await faces()).toEqual([])
  // Whoever shows more of itself stands in front.
  expect((await boothsOf('region', '33'))[0]).toBe(other.id)
})

test('a suspended enterprise and one whose products are taken down leave every hall at once, and come back', async () => {
  const other = await exhibitor()
  expect(await boothsOf('zhejiang', '3301')).toContain(other.id)
  await world.as.operator.call(enterpriseSuspend, { body: { id: other.id, reason: '资质存疑' } })
  expect(await boothsOf('zhejiang', '3301')).not.toContain(other.id)
  await world.as.operator.call(enterpriseLift, { body: { id: other.id, note: '已核实' } })
  await settle()
  expect(await boothsOf('zhejiang', '3301')).toContain(other.id)
  await world.as.operator.call(productTakeDown, { body: { id: other.productId, reason: '数据不实' } })
  expect(await boothsOf('zhejiang', '3301')).not.toContain(other.id)
})

test('booths come in pages that do not overlap', async () => {
  await exhibitor()
  await exhibitor()
  const whole = await boothsOf('region', '33')
  const paged: string[] = []
  for (let pageNum = 1; pageNum <= whole.length; pageNum += 1) {
    const page = await detail({ kind: 'region', key: '33', pageNum, pageSize: 1 })
    expect(page.total).toBe(whole.length)
    paged.push(...page.list.map(({ organisationId }) => organisationId))
  }
  expect(paged).toEqual(whole)
})

test('expos are told by their period: running ones first, then those to come, then those past', async () => {
  const past = await publishedExpo(world, { title: '往届展会', startsOn: '2019-05-01', endsOn: '2019-05-03' })
  const coming = await publishedExpo(world, { title: '下届展会', startsOn: '2098-05-01', endsOn: '2098-05-03' })
  const running = await publishedExpo(world, { title: '本届展会' })
  const { list, total, states } = await world.anonymous.call(expoPage, { query: {} })
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    [running.id, 'running'],
    [coming.id, 'announced'],
    [past.id, 'past'],
  ])
  expect([total, states.map(({ count }) => count)]).toEqual([3, [1, 1, 1]])
  const ended = await world.anonymous.call(expoPage, { query: { state: 'past' } })
  expect([ended.total, ended.list.map(({ id }) => id)]).toEqual([1, [past.id]])
})

test('an expo shows the booths its rule names, their products and its articles; what is not published is in none of it', async () => {
  const shown = await publishedArticle(world, { title: '展会开幕' })
  const inside = await publishedArticle(world, { title: '参展须知', audience: 'workbench' })
  const { id } = await publishedExpo(world, {
    title: '浙江展会',
    rule: { industries: [], regions: ['33'], recognised: false },
    articles: [shown.id, inside.id],
  })
  const expo = await world.anonymous.call(expoDetail, { query: { id } })
  expect(expo.booths.total).toBe((await detail({ kind: 'region', key: '33' })).total)
  expect(expo.enterpriseCount).toBe(expo.booths.total)
  expect(expo.products.map((product) => product.id)).toContain(world.published)
  expect([expo.newsTotal, expo.news.map((one) => one.id)]).toEqual([1, [shown.id]])
  const news = await world.anonymous.call(expoNews, { query: { id } })
  expect([news.expo.title, news.total, news.list.map((one) => one.id)]).toEqual(['浙江展会', 1, [shown.id]])
  const nowhere = await publishedExpo(world, { rule: { industries: [], regions: ['65'], recognised: false } })
  expect((await world.anonymous.call(expoDetail, { query: { id: nowhere.id } })).booths).toEqual({ list: [], total: 0 })
  const alone = await publishedExpo(world, { rule: null })
  expect((await world.anonymous.call(expoDetail, { query: { id: alone.id } })).booths.total).toBe(0)
  expect(await world.anonymous.refusal(expoDetail, { query: { id: '999999' } })).toBe('A0404')
  expect(await world.anonymous.refusal(expoNews, { query: { id: '999999' } })).toBe('A0404')
})
