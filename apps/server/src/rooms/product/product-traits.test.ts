import type { Input } from '@portal/contract/kit'
import { productPage } from '@portal/contract/product'
import { referencePriceSave } from '@portal/contract/product-content'
import { contentWithdraw } from '@portal/contract/product-own'
import { decide, publishProduct } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
const ids: Record<string, string> = {}
type Price = Omit<Input<typeof referencePriceSave>['body'], 'productId'>

async function priced(name: string, price: Price | null, industry: '03' | '05' = '03'): Promise<void> {
  const { demo, operator } = world.as
  const productId = await publishProduct(demo, operator, { name, industry })
  ids[name] = productId
  if (!price) return
  await demo.call(referencePriceSave, { body: { productId, ...price } })
  await decide(operator, 'price', name)
}

beforeAll(async () => {
  world = await startWorld()
  await priced('便宜的泵', { mode: 'fixed', amount: 800 })
  await priced('跨档的泵', { mode: 'range', from: 8_000, to: 120_000 }, '05')
  await priced('面议的泵', { mode: 'negotiable' })
  await priced('美元的泵', { mode: 'fixed', amount: 800, currency: 'USD' })
  await priced('没有价格的泵', null)
})
afterAll(() => world.close())

type Query = Input<typeof productPage>['query']
const find = (query: Query) => world.anonymous.call(productPage, { query: { pageSize: 60, ...query } })
const namesOf = async (query: Query) => (await find(query)).list.map(({ name }) => name).toSorted()

test('visitors narrow products by what they cost; a price that spans ranges is in each, other currencies are in none', async () => {
  expect(await namesOf({ price: 'under-10k' })).toEqual(['便宜的泵', '跨档的泵'])
  expect(await namesOf({ price: '10k-100k' })).toEqual(['跨档的泵'])
  expect(await namesOf({ price: '100k-1m' })).toEqual(['跨档的泵'])
  expect(await namesOf({ price: 'over-1m' })).toEqual([])
  expect(await namesOf({ price: 'on-request' })).toEqual(['面议的泵'])
})

test('ranges are counted beside each other and under the other filters, and other facets under the range', async () => {
  const under = await find({ price: 'under-10k' })
  expect(under.total).toBe(2)
  expect(under.facets.price).toEqual([
    { value: 'under-10k', count: 2 },
    { value: '10k-100k', count: 1 },
    { value: '100k-1m', count: 1 },
    { value: 'on-request', count: 1 },
  ])
  expect(under.facets.industry).toEqual([
    { value: '03', count: 1 },
    { value: '05', count: 1 },
  ])
  const medical = await find({ industry: '05' })
  expect(medical.facets.price.map(({ value }) => value)).toEqual(['under-10k', '10k-100k', '100k-1m'])
})

test('a patent that is only stated stands nowhere; one in force is found when its record says so', async () => {
  expect((await find({})).facets.status).toEqual([])
  expect(await namesOf({ status: 'in-force' })).toEqual([])
})

/** The same counts without what the trigger keeps: by a word that every product has. */
const counted = async (query: Query) => {
  const [kept, read] = [await find(query), await find({ ...query, keywords: '泵' })]
  const { facets: a, total: x } = kept
  const { facets: b, total: y } = read
  return [
    [a, x],
    [b, y],
  ]
}
test('counts that are kept agree with counts that are read, one trait, two, or with a facet; beside three nothing is counted', async () => {
  await world.pool.query(`update product_public set traits = traits | 13 where name in ('便宜的泵', '面议的泵')`)
  await world.pool.query(`update product_public set traits = traits | 18 where name = '跨档的泵'`)
  await world.pool.query(`delete from product_public where name not like '%的泵'`)
  const queries: Query[] = [
    {},
    { video: 'true' },
    { status: 'in-force' },
    { price: 'under-10k', industry: '03' },
    { video: 'true', certificate: 'true' },
    { video: 'true', price: 'under-10k', industry: '03' },
  ]
  for (const query of queries) {
    const [kept, read] = await counted(query)
    expect(kept).toEqual(read)
  }
  const three = await find({ video: 'true', certificate: 'true', status: 'in-force' })
  expect([three.total, three.facets.price]).toEqual([2, []])
  expect((await find({ video: 'true', certificate: 'true', status: 'in-force', price: 'on-request' })).total).toBe(1)
  expect((await find({ video: 'true' })).total).toBe(2)
  expect((await find({ video: 'true', price: 'on-request' })).total).toBe(1)
  expect((await find({ video: 'true', status: 'pending' })).total).toBe(0)
  expect((await find({ status: 'pending' })).facets.status).toEqual([
    { value: 'in-force', count: 2 },
    { value: 'pending', count: 1 },
  ])
})

test('a product whose price was withdrawn is no longer found by it', async () => {
  await world.as.demo.call(contentWithdraw, { body: { productId: ids['面议的泵'] ?? '', kind: 'price' } })
  expect(await namesOf({ price: 'on-request' })).toEqual([])
})
