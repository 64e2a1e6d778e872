import { picSave } from '@portal/contract/product-content'
import { productBatchLatest, productBatchOrder } from '@portal/contract/product-batch'
import { contentRecall, contentWithdraw, productArchive, productBulk, productGet } from '@portal/contract/product-own'
import type { Client } from '@portal/testkit/client'
import { createProduct, decide, publishProduct, savePictures } from '@portal/testkit/factories'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const remove = async (productIds: string[], client: Client = world.as.demo) => {
  const { items } = await client.call(productBulk, { body: { productIds, action: 'remove' } })
  return items.map(({ says }) => says)
}
const draft = async (name: string) => (await createProduct(world.as.demo, { name, submit: false })).productId
const count = async (from: string, id: string) => (await world.pool.query(`select from ${from} = $1`, [id])).rowCount
/** How many rows are left of a product, of its contents, and of their revisions. */
const rowsOf = async (id: string) => [
  await count('product where id', id),
  await count(`content where subject = 'product' and subject_id`, id),
  await count(`content_revision where subject = 'product' and subject_id`, id),
]

describe('a product that visitors never saw', () => {
  test('is deleted for good with all that was saved of it, and the log says what it was', async () => {
    const id = await draft('一次性样机')
    await savePictures(world.as.demo, id, { submit: false })
    expect(await rowsOf(id)).toEqual([1, 2, 2])
    expect(await remove([id])).toEqual([null])
    expect(await world.as.demo.refusal(productGet, { body: { productId: id } })).toBe('A0404')
    expect(await world.as.demo.refusal(picSave, { body: { productId: id, pictures: [], submit: false } })).toBe('A0404')
    expect(await rowsOf(id)).toEqual([0, 0, 0])
    const logged = await world.pool.query<{ before: unknown }>(
      `select before from audit_entry where action = 'product.removed' and subject_id = $1`,
      [id],
    )
    expect(logged.rows).toMatchObject([{ before: { name: '一次性样机' } }])
  })

  test('also when it was taken back from review, rejected, or put away; not while it waits there', async () => {
    const { demo, operator } = world.as
    const { productId: waiting } = await createProduct(demo, { name: '待审核样机' })
    const [why] = await remove([waiting])
    expect(why).toMatch(/正在审核/)
    await demo.call(contentRecall, { body: { productId: waiting, kind: 'basics' } })
    const { productId: rejected } = await createProduct(demo, { name: '被驳回样机' })
    await decide(operator, 'basics', '被驳回样机', 'reject')
    const archived = await draft('归档样机')
    await demo.call(productArchive, { body: { productIds: [archived], archived: true } })
    expect(await remove([waiting, rejected, archived])).toEqual([null, null, null])
  })

  test('not by who may only look, nor by another enterprise, nor twice', async () => {
    const id = await draft('别人的样机')
    const body = { productIds: [id], action: 'remove' as const }
    expect(await world.as.viewer.refusal(productBulk, { body })).toBe('A0301')
    expect(await remove([id], world.as.stranger)).toEqual([expect.any(String)])
    expect(await rowsOf(id)).toEqual([1, 1, 1])
    expect(await remove([id])).toEqual([null])
    expect(await remove([id])).toEqual([expect.any(String)])
  })

  test('in whatever number, by a batch that cannot be undone', async () => {
    for (let made = 1; made <= 3; made += 1) await draft(`成批删除机 ${made}`)
    const shown = await publishProduct(world.as.demo, world.as.operator, { name: '成批删除机已发布' })
    await world.as.demo.call(productBatchOrder, { body: { action: 'remove', keywords: '成批删除机', expected: 4 } })
    const batch = await until('the batch to end', async () => {
      const { batch: newest } = await world.as.demo.call(productBatchLatest, {})
      return newest?.endedAt ? newest : undefined
    })
    expect(batch).toMatchObject({ action: 'remove', done: 3, refused: 1, can: { undo: false } })
    expect(batch.refusals).toMatchObject([{ productId: shown, says: expect.stringMatching(/曾在网站发布/) }])
  })
})

test('A product that was ever on the website stays, also after it was taken off', async () => {
  const { demo, operator } = world.as
  const id = await publishProduct(demo, operator, { name: '公开过的样机' })
  const [shown] = await remove([id])
  expect(shown).toMatch(/曾在网站发布/)
  await demo.call(contentWithdraw, { body: { productId: id, kind: 'basics' } })
  const [withdrawn] = await remove([id])
  expect(withdrawn).toMatch(/曾在网站发布/)
  expect(await rowsOf(id)).toEqual([1, 1, 1])
})
