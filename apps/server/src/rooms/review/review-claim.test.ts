import { reviewDecide, reviewDetail, reviewQueue } from '@portal/contract/review'
import { reviewClaim, reviewRelease } from '@portal/contract/review-claim'
import { createProduct, pendingReview } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function submitted(name: string) {
  await createProduct(world.as.demo, { name })
  return pendingReview(world.as.operator, 'basics', name)
}
const claim = (who: 'operator' | 'admin', id: string) => world.as[who].call(reviewClaim, { body: { id } })
const seenBy = async (who: 'operator' | 'admin', id: string) =>
  (await world.as[who].call(reviewDetail, { query: { id } })).claims.map(({ name }) => name)
const atEntry = async (keywords: string) =>
  (await world.as.admin.call(reviewQueue, { query: { keywords } })).list[0]?.claims.map(({ name }) => name)

test('Who is at an item is seen by the others, in the queue and at the item, until they leave', async () => {
  const { id } = await submitted('有人在审的泵')
  await claim('operator', id)
  expect(await seenBy('admin', id)).toEqual(['运营小组'])
  expect(await seenBy('operator', id)).toEqual([])
  expect(await atEntry('有人在审的泵')).toEqual(['运营小组'])
  await world.as.operator.call(reviewRelease, { body: { id } })
  expect(await seenBy('admin', id)).toEqual([])
  expect(await atEntry('有人在审的泵')).toEqual([])
})

test('Nobody is led to what somebody else is at', async () => {
  const [one, taken, free] = [
    await submitted('接着审的甲泵'),
    await submitted('接着审的乙泵'),
    await submitted('接着审的丙泵'),
  ]
  await claim('admin', taken.id)
  const query = { id: one.id, keywords: '接着审的' }
  expect((await world.as.operator.call(reviewDetail, { query })).next).toBe(free.id)
  expect((await world.as.admin.call(reviewDetail, { query })).next).toBe(taken.id)
})

test('Whoever left without a word is forgotten, unless they say again that they are there', async () => {
  const { id } = await submitted('忘了离开的泵')
  const expire = () =>
    world.pool.query(
      `update review_claim set expires_at = now() - interval '1 second'
      where subject_id = (select subject_id from review_item where id = $1)`,
      [id],
    )
  await claim('operator', id)
  await expire()
  expect(await seenBy('admin', id)).toEqual([])
  await claim('operator', id)
  expect(await seenBy('admin', id)).toEqual(['运营小组'])
})

test('A claim keeps nobody from deciding', async () => {
  const { id, revision } = await submitted('照样能审的泵')
  await claim('operator', id)
  const [row] = await world.as.admin.call(reviewDecide, { body: { parts: [{ id, revision, decision: 'approve' }] } })
  expect(row?.state).toBe('approved')
})

test('Only who may decide can claim, and only what is there', async () => {
  const { id } = await submitted('不归企业管的泵')
  expect(await world.as.demo.refusal(reviewClaim, { body: { id } })).toBe('A0301')
  expect(await world.as.operator.refusal(reviewClaim, { body: { id: '999999999' } })).toBe('A0404')
})
