import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { trackingPixelAddress, articleViews, analyticsFigures } from '@portal/contract/analytics'
import { publishedArticle } from '@portal/testkit/valid-requests/news'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('truncate analytics_day, analytics_seen'))

const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const look = (path: string, headers: Record<string, string> = {}) =>
  fetch(world.origin + path, { headers: { 'user-agent': PERSON, ...headers } })
const figures = async (days: '30' | '90' = '30') => {
  await world.portal.rooms.analytics.flush()
  return world.as.viewer.call(analyticsFigures, { query: { days } })
}
const ours = () => trackingPixelAddress('enterprise', world.ids.enterprises.ours)

test('an enterprise reads how often its pavilion and products were looked at, and by how many', async () => {
  const answer = await look(trackingPixelAddress('product', world.published))
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/gif',
    'no-store',
  ])
  expect(answer.headers.get('set-cookie')).toBeNull()
  await look(trackingPixelAddress('product', world.published))
  await look(trackingPixelAddress('product', world.published), { 'user-agent': `${PERSON} Edg/140` })
  await look(ours())
  const { days, total, before, products } = await figures()
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ pavilion: 1, product: 3, visitors: 3 })
  expect([total, before]).toEqual([
    { views: 4, visitors: 3 },
    { views: 0, visitors: 0 },
  ])
  expect(products.map(({ id, views }) => [id, views])).toEqual([[world.published, 3]])
})

test('whoever comes again the same day, after counts were written, is no new visitor', async () => {
  await look(ours())
  await figures()
  await look(ours())
  expect((await figures()).total).toEqual({ views: 2, visitors: 1 })
})

test('programs, pages fetched ahead and addresses that name nothing public are not counted', async () => {
  await look(ours(), { 'user-agent': 'Googlebot/2.1' })
  await look(ours(), { 'user-agent': 'curl/8.5' })
  await look(ours(), { 'sec-purpose': 'prefetch;prerender' })
  for (const path of ['?subject=product&id=999999', '?subject=product&id=x', '?subject=user&id=1', '', '?id=1&id=2']) {
    expect((await look(`/visit.gif${path}`)).status).toBe(200)
  }
  await look(trackingPixelAddress('enterprise', world.ids.enterprises.waiting))
  expect((await figures()).total).toEqual({ views: 0, visitors: 0 })
  expect((await world.pool.query('select * from analytics_day')).rowCount).toBe(0)
})

test('nobody reads the figures of another enterprise, and visitors read none', async () => {
  await look(ours())
  await figures()
  const theirs = await world.as.stranger.call(analyticsFigures, { query: {} })
  expect(theirs.total).toEqual({ views: 0, visitors: 0 })
  expect(await world.anonymous.refusal(analyticsFigures, { query: {} })).toBe('A0230')
})

test('what tells visitors apart is thrown away with the day, and nothing kept names an address', async () => {
  const agent = `${PERSON} Remarkable/77.7`
  await look(ours(), { 'user-agent': agent })
  expect((await figures()).total).toEqual({ views: 1, visitors: 1 })
  const said = async (table: string) =>
    (await world.pool.query<{ said: string }>(`select row_to_json(t)::text as said from ${table} t`)).rows.map(
      (row) => row.said,
    )
  const seen = await said('analytics_seen')
  expect(seen).toHaveLength(1)
  await world.pool.query(`update analytics_salt set day = day - 1`)
  await world.pool.query(`update analytics_seen set day = day - 1`)
  await world.portal.platform.transactor.transact((tx) => world.portal.rooms.analytics.forget(tx, '2999-01-01'))
  const { rows } = await world.pool.query('select * from analytics_salt union all select day, null from analytics_seen')
  expect(rows).toEqual([])
  const kept = await said('analytics_day')
  expect(kept).toHaveLength(1)
  // What stays: the day, whose page it was, how often and by how many it was looked at. Nothing of who came.
  for (const line of [...seen, ...kept]) {
    for (const trace of ['127.0.0.1', '::1', 'Remarkable', 'Mozilla']) expect(line).not.toContain(trace)
  }
  const values = Object.values(JSON.parse(kept[0] ?? '{}') as Record<string, unknown>).map(String)
  const { ours: enterprise } = world.ids.enterprises
  expect(values.filter((value) => !/^\d{4}-\d\d-\d\d$/.test(value)).toSorted()).toEqual(
    ['1', '1', 'enterprise', enterprise, enterprise].toSorted(),
  )
})

test('the pages of a suspended enterprise are counted no more', async () => {
  const { stranger: _, operator } = world.as
  const id = world.ids.enterprises.theirs
  await operator.call(enterpriseSuspend, { body: { id, reason: '核实资质' } })
  await world.portal.platform.events.settle()
  await look(trackingPixelAddress('enterprise', id))
  await figures()
  expect((await world.pool.query('select * from analytics_day')).rowCount).toBe(0)
})

test('articles on the website are counted for whoever writes them, and nobody else reads how often', async () => {
  const { operator, demo } = world.as
  const shown = await publishedArticle(world, { title: '有人读的资讯' })
  const inside = await publishedArticle(world, { title: '仅供企业', audience: 'workbench' })
  await look(trackingPixelAddress('news', shown.id))
  await look(trackingPixelAddress('news', shown.id))
  await look(trackingPixelAddress('news', inside.id))
  await figures()
  await world.pool.query(`insert into analytics_day values ('2020-01-01', 'news', $1, null, 40, 30)`, [shown.id])
  const ids = `${shown.id},${inside.id},${world.published}`
  expect(await operator.call(articleViews, { query: { ids } })).toEqual([{ id: shown.id, views: 42, lately: 2 }])
  expect(await demo.refusal(articleViews, { query: { ids } })).toBe('A0301')
  expect((await figures()).total).toEqual({ views: 0, visitors: 0 })
})
