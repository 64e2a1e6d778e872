import {
  type BatchAction,
  type ProductBatch,
  productBatchCancel,
  productBatchLatest,
  productBatchOrder,
  productBatchUndo,
} from '@portal/contract/product-batch'
import { productSave, searchPageByParam } from '@portal/contract/product-own'
import type { Client } from '@portal/testkit/client'
import { basics } from '@portal/testkit/factories'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Drafts of one search word; `whole`: they can be submitted as they are. */
async function drafts(word: string, count: number, whole = true): Promise<void> {
  for (let made = 1; made <= count; made += 1) {
    const facts = basics({ name: `${word}第${made}号`, submit: false })
    const patents = whole ? [{ patentId: world.patent }] : []
    await world.as.demo.call(productSave, { body: { ...facts, patents } })
  }
}
const order = (action: BatchAction, keywords: string, expected: number, archived = false) =>
  world.as.demo.call(productBatchOrder, { body: { action, keywords, archived, expected } })
const ended = (client: Client = world.as.demo): Promise<ProductBatch> =>
  until('the batch to end', async () => {
    const { batch } = await client.call(productBatchLatest, {})
    return batch?.endedAt ? batch : undefined
  })
const found = (keywords: string, archived = false) =>
  world.as.demo.call(searchPageByParam, { body: { keywords, archived, pageSize: 100 } })

describe('a batch', () => {
  test('is of all that the filter finds, beyond one page, and of nothing else; it is undone as a whole', async () => {
    await drafts('整批归档泵', 12)
    await drafts('不相干阀', 1)
    expect(await order('archive', '整批归档泵', 12)).toMatchObject({ action: 'archive', total: 12, endedAt: null })
    const done = await ended()
    expect(done).toMatchObject({ done: 12, refused: 0, cancelled: false, can: { undo: true } })
    expect([(await found('整批归档泵')).total, (await found('整批归档泵', true)).total]).toEqual([0, 12])
    expect((await found('不相干阀')).total).toBe(1)
    await world.as.demo.call(productBatchUndo, { body: { id: done.id } })
    expect(await ended()).toMatchObject({ action: 'restore', done: 12, can: { undo: false } })
    expect((await found('整批归档泵')).total).toBe(12)
    expect(await world.as.demo.refusal(productBatchUndo, { body: { id: done.id } })).toBe('A0409')
  })

  test('submits what is whole, tells of each that is not, and takes back exactly what it submitted', async () => {
    await drafts('整批提交泵', 2)
    await drafts('整批提交泵半成品', 1, false)
    await order('submit', '整批提交泵', 3)
    const done = await ended()
    expect(done).toMatchObject({ done: 2, refused: 1 })
    expect(done.refusals).toMatchObject([{ name: '整批提交泵半成品第1号', says: expect.stringMatching(/专利/) }])
    expect((await found('整批提交泵')).counts).toMatchObject({ underReview: 2, draft: 1 })
    await world.as.demo.call(productBatchUndo, { body: { id: done.id } })
    expect(await ended()).toMatchObject({ action: 'recall', done: 2, refused: 0 })
    expect((await found('整批提交泵')).counts).toMatchObject({ underReview: 0, draft: 3 })
  })

  test('is refused when the result is not what somebody was told, and changes nothing then', async () => {
    await drafts('变化泵', 2)
    const told = await world.as.demo.ask(productBatchOrder, {
      body: { action: 'archive', keywords: '变化泵', expected: 1 },
    })
    expect([told.code, told.message]).toEqual(['A0409', '筛选结果已变化，现有 2 个产品，请核对后重试'])
    expect((await found('变化泵')).total).toBe(2)
  })

  test('is nobody else’s: not to be seen, stopped or undone, and not ordered by who only looks', async () => {
    await drafts('外人泵', 1)
    const { id } = await order('archive', '外人泵', 1)
    await ended()
    const { stranger, viewer } = world.as
    expect((await stranger.call(productBatchLatest, {})).batch).toBeNull()
    expect(await stranger.refusal(productBatchCancel, { body: { id } })).toBe('A0404')
    expect(await stranger.refusal(productBatchUndo, { body: { id } })).toBe('A0404')
    const none = { body: { action: 'archive' as const, keywords: '外人泵', expected: 1 } }
    expect(await stranger.refusal(productBatchOrder, none)).toBe('A0409')
    expect(await viewer.refusal(productBatchOrder, none)).toBe('A0301')
  })

  test('goes on where it stopped, without doing anything twice; what was stopped stays stopped', async () => {
    await drafts('续做泵', 3)
    const { id } = await order('archive', '续做泵', 3)
    await ended()
    // As if the process had died after the first two.
    await world.pool.query('update product_batch set ended_at = null where id = $1', [id])
    await world.pool.query('update product_batch_item set outcome = null where batch_id = $1 and position = 3', [id])
    await world.pool.query("update product set archived_at = null where name = '续做泵第1号'")
    await world.portal.rooms.product.batches.work(id, new AbortController().signal)
    expect(await ended()).toMatchObject({ done: 3, refused: 0 })
    expect((await found('续做泵', true)).total).toBe(3)
    await world.as.demo.call(productBatchCancel, { body: { id } })
    expect(await ended()).toMatchObject({ cancelled: false })
  })
})
