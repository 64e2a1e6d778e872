import { SUCCESS } from '@portal/contract/code'
import { enterpriseDetail } from '@portal/contract/enterprise'
import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { pictureUrl } from '@portal/contract/file'
import { patentDetail } from '@portal/contract/patent'
import { productDetail, productPage } from '@portal/contract/product'
import { productTakeDown } from '@portal/contract/product-admin'
import { type AnotherEnterprise, anotherEnterprise } from '@portal/testkit/another-enterprise'
import { basics, decide, publishProduct, registerPatent, savePictures } from '@portal/testkit/factories'
import { jobsDone } from '@portal/testkit/jobs-done'
import { copyProduct } from '@portal/testkit/product-copies'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const COPIES = 700
let world: World
let enterprise: AnotherEnterprise
let original: string
let copies: string[]
let patent: string
let picture: string
beforeAll(async () => {
  world = await startWorld()
  enterprise = await anotherEnterprise(world)
  const { id } = await registerPatent(enterprise.owner, enterprise.name)
  patent = id
  const content = basics({ name: '群试离心泵', patents: [{ patentId: patent }] })
  original = await publishProduct(enterprise.owner, world.as.operator, content)
  await savePictures(enterprise.owner, original)
  await decide(world.as.operator, 'pictures', content.name)
  const { pictures } = await world.anonymous.call(productDetail, { body: { productId: original } })
  const [first] = pictures
  if (!first) throw new Error('the product shows no picture')
  picture = pictureUrl(first, first.widths[0] ?? 0, 'webp')
  // Pictures are told with the formats that are ready.
  await jobsDone(world.pool)
  copies = await copyProduct(world.pool, original, COPIES)
  const { transactor } = world.portal.platform
  await transactor.transact((tx) => world.portal.rooms.product.refreshEnterprise(tx, enterprise.id))
})
afterAll(() => world.close())

const settle = () => world.portal.platform.events.settle()
const operator = () => world.as.operator

/** What visitors find of the enterprise's products, wherever they look. */
async function seen() {
  const { anonymous } = world
  const of = (query: Record<string, string>) =>
    anonymous.call(productPage, { query: { enterprise: enterprise.id, pageSize: '60', ...query } })
  const all = await of({})
  const names = await of({ sort: 'name', pageNum: '12' })
  const found = await of({ keywords: '群试' })
  const everywhere = await anonymous.call(productPage, { query: {} })
  const page = await anonymous.ask(enterpriseDetail, { query: { id: enterprise.id } })
  const { list, ...counts } = all
  const sitemap = await (await anonymous.fetch('/sitemap/product-1.xml')).text()
  const mapped = [original, ...copies].filter((id) => sitemap.includes(`/website/product/detail?id=${id}"`))
  const detail = await anonymous.ask(productDetail, { body: { productId: copies[499] ?? '' } })
  const protects = await anonymous.ask(patentDetail, { query: { id: patent } })
  return {
    list,
    counts,
    names: names.list.map(({ name }) => name),
    found: found.total,
    everywhere: { total: everywhere.total, facets: everywhere.facets },
    page: page.code === SUCCESS ? page.data : page.code,
    mapped,
    detail: detail.code === SUCCESS ? detail.data : detail.code,
    protects: protects.code === SUCCESS ? protects.data.protects.length : protects.code,
    picture: (await anonymous.fetch(picture)).status,
  }
}

const nothing = {
  list: [],
  names: [],
  found: 0,
  page: 'A0404',
  mapped: [],
  detail: 'A0404',
  protects: 'A0404',
  picture: 404,
}

test('Hundreds of products leave the website with their enterprise, and come back exactly as they were', async () => {
  const before = await seen()
  expect(before).toMatchObject({
    counts: { total: COPIES + 1, facets: { year: [{ value: 2023, count: COPIES / 2 }] } },
    found: COPIES + 1,
    page: { productCount: COPIES + 1, patentCount: 1 },
    mapped: [original, ...copies],
    detail: { name: '群试离心泵 500' },
    picture: 200,
  })
  expect(before.counts.facets.industry.reduce((sum, { count }) => sum + count, 0)).toBe(COPIES + 1)
  expect(before.names).toHaveLength(COPIES + 1 - 11 * 60)

  await operator().call(enterpriseSuspend, { body: { id: enterprise.id, reason: '核查' } })
  await settle()
  const meanwhile = await seen()
  expect(meanwhile).toMatchObject(nothing)
  expect(meanwhile.counts.total).toBe(0)
  expect(meanwhile.everywhere.total).toBe(before.everywhere.total - COPIES - 1)

  await operator().call(enterpriseLift, { body: { id: enterprise.id, note: '已核实' } })
  await settle()
  expect(await seen()).toEqual(before)
})

test('What was taken down during a suspension stays away when it is lifted, and nothing else does', async () => {
  const before = await seen()
  const away = copies[600] ?? ''
  await operator().call(enterpriseSuspend, { body: { id: enterprise.id, reason: '核查' } })
  await operator().call(productTakeDown, { body: { id: away, reason: '图文不符' } })
  await operator().call(enterpriseLift, { body: { id: enterprise.id, note: '已核实' } })
  await settle()
  const after = await seen()
  expect(after.mapped).toEqual(before.mapped.filter((id) => id !== away))
  expect(after.counts.total).toBe(COPIES)
  expect(await world.anonymous.refusal(productDetail, { body: { productId: away } })).toBe('A0404')
})
