import { statsFunnel } from '@portal/contract/stats'
import { trackingPixelAddress } from '@portal/contract/analytics'
import { sendInquiry } from '@portal/testkit/inquiry'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

test('an enterprise reads how many looked at its pages and how many of them wrote, and nobody of another enterprise does', async () => {
  const { as, ids, published, anonymous, origin } = world
  for (const path of [
    trackingPixelAddress('product', published),
    trackingPixelAddress('enterprise', ids.enterprises.ours),
  ])
    await fetch(origin + path, { headers: { 'user-agent': PERSON } })
  await world.portal.rooms.analytics.flush()
  await sendInquiry(world, published)
  await world.pool.query(
    `insert into analytics_day select (now() at time zone 'Asia/Shanghai')::date - 40, 'product', $1, $2, 12, 9`,
    [published, ids.enterprises.ours],
  )
  const { days, total, before } = await as.viewer.call(statsFunnel, { query: { days: '30' } })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ views: 2, inquiries: 1 })
  expect([total, before]).toEqual([
    { views: 2, visitors: 2, inquiries: 1 },
    { views: 12, visitors: 9, inquiries: 0 },
  ])
  const longer = await as.viewer.call(statsFunnel, { query: { days: '90' } })
  expect([longer.days.length, longer.total.views]).toEqual([90, 14])
  expect((await as.stranger.call(statsFunnel, { query: {} })).total).toEqual({ views: 0, visitors: 0, inquiries: 0 })
  expect(await anonymous.refusal(statsFunnel, { query: {} })).toBe('A0230')
})
