import { messagePage } from '@portal/contract/message'
import { productDetail } from '@portal/contract/product'
import { contentRecall, productGet } from '@portal/contract/product-own'
import { reviewDecide, reviewDetail, reviewQueue, reviewUndo } from '@portal/contract/review'
import { type Client, createClient } from '@portal/testkit/client'
import { createProduct, pendingReview } from '@portal/testkit/factories'
import { openKillableInstallation } from '@portal/testkit/killable'
import { until } from '@portal/testkit/until'
import { populate, startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../../app.ts'

let world: World
let slow: Portal
/** The operator at a process where approvals take effect after a minute. */
let reviewer: Client
beforeAll(async () => {
  world = await startWorld()
  slow = await world.beside({ REVIEW_UNDO_SECONDS: '60' })
  const origin = await slow.app.listen({ host: '127.0.0.1', port: 0 })
  reviewer = createClient(origin, world.as.operator.token)
})
afterAll(async () => {
  await slow.close()
  await world.close()
})

/** A product that was approved a moment ago. */
async function approved(name: string) {
  const { productId } = await createProduct(world.as.demo, { name })
  const { id, revision } = await pendingReview(world.as.operator, 'basics', name)
  const parts = [{ id, revision, decision: 'approve' as const }]
  const [row] = await reviewer.call(reviewDecide, { body: { parts } })
  return { productId, id, revision, row }
}
const isPublic = async (productId: string) =>
  (await world.anonymous.ask(productDetail, { body: { productId } })).code === '0'
const standing = (id: string) => world.as.admin.call(reviewDetail, { query: { id } })
/** Lets the time come, as the job would find it. */
async function comeDue(id: string) {
  await world.pool.query(
    `update review_round set takes_effect_at = now() where id = (select round_id from review_item where id = $1)`,
    [id],
  )
  await world.portal.rooms.review.catchUp()
}
const told = async (subject: string) => {
  const { list } = await world.as.viewer.call(messagePage, { query: { pageSize: 100 } })
  return list.filter(({ kind, params }) => params['subject'] === subject && kind !== 'content.submitted')
}

describe('Until an approval takes effect', () => {
  test('visitors see nothing of it, the enterprise is not told, and the queue says when it will be', async () => {
    const { productId, id, row } = await approved('即将生效的泵')
    expect(row).toMatchObject({ state: 'pending', takesEffect: { by: '运营小组' }, decidedBy: null })
    expect(await isPublic(productId)).toBe(false)
    expect((await world.as.demo.call(productGet, { body: { productId } })).status).toBe('2')
    expect(await told('即将生效的泵')).toEqual([])
    const { list } = await world.as.admin.call(reviewQueue, { query: { keywords: '即将生效的泵' } })
    expect(list[0]?.parts[0]?.takesEffect?.by).toBe('运营小组')
    expect((await standing(id)).can).toEqual({ decide: false, approve: false, undo: false })
  })

  test('nobody else decides, and whoever decided may undo it; then it waits as before', async () => {
    const { productId, id, revision } = await approved('撤销通过的泵')
    const reject = { parts: [{ id, revision, decision: 'reject' as const, reason: '不清晰' }] }
    const answer = await world.as.admin.ask(reviewDecide, { body: reject })
    expect([answer.code, answer.message]).toEqual(['A0409', '该内容已由运营小组审核，即将生效'])
    expect(await world.as.admin.refusal(reviewUndo, { body: { id } })).toBe('A0301')
    const [row] = await world.as.operator.call(reviewUndo, { body: { id } })
    expect(row).toMatchObject({ id, state: 'pending', takesEffect: null })
    expect(await world.as.operator.refusal(reviewUndo, { body: { id } })).toBe('A0409')
    await world.portal.rooms.review.catchUp()
    expect(await isPublic(productId)).toBe(false)
    const [rejected] = await world.as.admin.call(reviewDecide, { body: reject })
    expect(rejected?.state).toBe('rejected')
  })

  test('the enterprise may take it back: then nothing is published', async () => {
    const { productId, id } = await approved('企业撤回的泵')
    await world.as.demo.call(contentRecall, { body: { productId, kind: 'basics' } })
    await comeDue(id)
    await until('the recall', async () => (await standing(id)).state === 'recalled')
    expect(await isPublic(productId)).toBe(false)
    expect(await told('企业撤回的泵')).toEqual([])
  })

  test('a rejection does not wait', async () => {
    await createProduct(world.as.demo, { name: '当即驳回的泵' })
    const { id, revision } = await pendingReview(world.as.operator, 'basics', '当即驳回的泵')
    const parts = [{ id, revision, decision: 'reject' as const, reason: '不清晰' }]
    const [row] = await reviewer.call(reviewDecide, { body: { parts } })
    expect(row).toMatchObject({ state: 'rejected', takesEffect: null })
    expect(await told('当即驳回的泵')).toHaveLength(1)
  })
})

test('When its time has come an approval is published, told once, and cannot be undone', async () => {
  const { productId, id } = await approved('生效了的泵')
  await comeDue(id)
  await until('the publication', () => isPublic(productId))
  expect(await standing(id)).toMatchObject({ state: 'approved', decidedBy: '运营小组', takesEffect: null })
  expect(await world.as.operator.refusal(reviewUndo, { body: { id } })).toBe('A0409')
  await world.portal.rooms.review.catchUp()
  expect(await told('生效了的泵')).toHaveLength(1)
})

test('A server killed between the decision and its effect publishes after it is started again', {
  timeout: 150_000,
}, async () => {
  const installation = await openKillableInstallation()
  try {
    const first = await installation.start()
    const { as } = await populate({ origin: first.origin, pool: installation.pool })
    await first.kill()
    const deciding = await installation.start({ REVIEW_UNDO_SECONDS: '10' })
    const operator = createClient(deciding.origin, as.operator.token)
    const author = createClient(deciding.origin, as.demo.token)
    const { productId } = await createProduct(author, { name: '断电时通过的泵' })
    const { id, revision } = await pendingReview(operator, 'basics', '断电时通过的泵')
    const parts = [{ id, revision, decision: 'approve' as const }]
    await operator.call(reviewDecide, { body: { parts } })
    await deciding.kill()
    const { rows } = await installation.pool.query('select state from review_item where id = $1', [id])
    expect(rows).toEqual([{ state: 'pending' }])
    const second = await installation.start()
    await until('the publication', async () => {
      const answer = await createClient(second.origin).ask(productDetail, { body: { productId } })
      return answer.code === '0'
    })
  } finally {
    await installation.close()
  }
})
