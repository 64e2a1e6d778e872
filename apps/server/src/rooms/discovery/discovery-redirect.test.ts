import { auditPage } from '@portal/contract/audit'
import { redirectAdd, redirectPage, redirectRemove, redirectTarget } from '@portal/contract/discovery'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('truncate discovery_redirect'))

const OLD = '/website/product/detail?id=900001'
const add = (address: string, target: string) => world.as.operator.call(redirectAdd, { body: { address, target } })
const refusal = (address: string, target: string) =>
  world.as.operator.refusal(redirectAdd, { body: { address, target } })
const targetOf = async (address: string) => (await world.anonymous.call(redirectTarget, { query: { address } })).target

test('an operator leads an old address elsewhere, finds it by either side, and takes it back', async () => {
  const made = await add(` ${OLD}&lang=en `, '/website/product/detail?id=12')
  expect(made).toMatchObject({ address: OLD, target: '/website/product/detail?id=12', addedBy: expect.any(String) })
  await add('/website/news/detail?id=900002', '/website/news/')
  const found = (keywords: string) => world.as.operator.call(redirectPage, { query: { keywords } })
  expect((await found('900001')).list).toEqual([made])
  expect((await found('website/news')).list.map(({ target }) => target)).toEqual(['/website/news'])
  expect(await found('%')).toEqual({ list: [], total: 0 })
  await world.as.operator.call(redirectRemove, { body: { address: OLD } })
  expect(await targetOf(OLD)).toBeNull()
  expect(await world.as.operator.refusal(redirectRemove, { body: { address: OLD } })).toBe('A0404')
  const { list } = await world.as.admin.call(auditPage, { query: { pageSize: 10 } })
  expect(list.map(({ action }) => action)).toEqual(expect.arrayContaining(['redirect.added', 'redirect.removed']))
})

test('an address is found however it is spelt, and no further than what it names', async () => {
  await add(OLD, '/website/product')
  for (const same of [`${OLD}&lang=en`, `${OLD}&utm_source=mail`, '/website/product/detail/?from=app&id=900001'])
    expect([same, await targetOf(same)]).toEqual([same, '/website/product'])
  for (const other of [
    `${OLD}1`,
    '/website/product/detail',
    '/console/products',
    'https://example.com/website/product',
    '',
  ])
    expect([other, await targetOf(other)]).toEqual([other, null])
})

test.each([
  'https://example.com/website/home',
  '//example.com/website/home',
  '/console/products',
  '/website/../console',
  '/website',
  String.raw`/website\..\console`,
  'javascript:alert(1)',
])('no address leads to %s, or from it', async (outside) => {
  expect(await refusal(OLD, outside)).toBe('A0400')
  expect(await refusal(outside, '/website/news')).toBe('A0400')
})

test('no address leads to itself, to two places, or on to a third', async () => {
  expect(await refusal(OLD, `${OLD}&lang=en`)).toBe('A0400')
  await add(OLD, '/website/news/detail?id=1')
  expect(await refusal(OLD, '/website/product')).toBe('A0409')
  expect(await refusal('/website/news/detail?id=900003', OLD)).toBe('A0400')
  expect(await refusal('/website/news/detail?id=1', '/website/product')).toBe('A0400')
  expect(await refusal('/website/news/detail?id=1', OLD)).toBe('A0400')
})

test('two operators who lead two addresses to each other at once make no circle', async () => {
  const other = '/website/product/detail?id=900004'
  const results = await Promise.allSettled([add(OLD, other), add(other, OLD)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('whoever may not change the settings of the site neither reads nor enters redirects', async () => {
  const { as, anonymous } = world
  expect(await as.demo.refusal(redirectPage, { query: {} })).toBe('A0301')
  expect(await as.demo.refusal(redirectAdd, { body: { address: OLD, target: '/website/news' } })).toBe('A0301')
  expect(await anonymous.refusal(redirectRemove, { body: { address: OLD } })).toBe('A0230')
})
