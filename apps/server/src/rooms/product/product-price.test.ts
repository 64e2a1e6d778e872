import type { Input } from '@portal/contract/kit'
import { productDetail } from '@portal/contract/product'
import { getReferencePrice, referencePriceSave, referencePriceStatus } from '@portal/contract/product-content'
import {
  contentHistory,
  contentRestore,
  contentWithdraw,
  productGet,
  productPreview,
} from '@portal/contract/product-own'
import { decide, publishProduct } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let productId: string
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  productId = await publishProduct(world.as.demo, world.as.operator)
})

type Price = Omit<Input<typeof referencePriceSave>['body'], 'productId'>
const save = (price: Price) => world.as.demo.call(referencePriceSave, { body: { productId, ...price } })
const refusal = (price: Price) => world.as.demo.refusal(referencePriceSave, { body: { productId, ...price } })
const own = () => world.as.demo.call(getReferencePrice, { body: { productId } })
const shown = async () => (await world.anonymous.call(productDetail, { body: { productId } })).price
const approve = async (decision: 'approve' | 'reject' = 'approve') => {
  const { content } = await world.as.demo.call(productGet, { body: { productId } })
  await decide(world.as.operator, 'price', content.name, decision)
}
const fixed = (amount: number): Price => ({ mode: 'fixed', amount, unit: '台', taxRate: 13 })

describe('A reference price', () => {
  test('is seen by visitors once it is approved, and not before', async () => {
    await save({ ...fixed(12_800), submit: false })
    expect(await shown()).toBeNull()
    await save(fixed(12_800.5))
    expect(await shown()).toBeNull()
    await approve()
    expect(await shown()).toMatchObject({ mode: 'fixed', amount: 12_800.5, unit: '台', taxIncluded: true, taxRate: 13 })
    const state = await world.as.demo.call(referencePriceStatus, { body: { productId } })
    expect(state).toMatchObject({ status: '1', hasDraft: false })
  })

  test.for<[string, Price]>([
    ['from–to', { mode: 'range', from: 100, to: 200, currency: 'USD' }],
    [
      'by quantity',
      {
        mode: 'tiers',
        tiers: [
          { quantity: 1, amount: 9 },
          { quantity: 10, amount: 8.5 },
        ],
      },
    ],
    ['on request', { mode: 'negotiable', note: '按配置报价' }],
  ])('can be %s', async ([, price]) => {
    await save(price)
    await approve()
    expect(await shown()).toMatchObject(price)
  })

  test.for<[string, Price]>([
    ['without an amount', { mode: 'fixed' }],
    ['with half a range', { mode: 'range', from: 100 }],
    ['without tiers', { mode: 'tiers' }],
  ])('cannot be submitted %s, but kept as a draft', async ([, price]) => {
    expect(await refusal(price)).toBe('A0400')
    expect((await save({ ...price, submit: false })).revision).toBe(1)
  })

  test.for<[string, Price]>([
    ['a range that ends before it begins', { mode: 'range', from: 200, to: 100 }],
    [
      'tiers that do not rise',
      {
        mode: 'tiers',
        tiers: [
          { quantity: 10, amount: 9 },
          { quantity: 10, amount: 8 },
        ],
      },
    ],
    ['less than nothing', { mode: 'fixed', amount: -1 }],
    ['parts of a cent', { mode: 'fixed', amount: 1.005 }],
    ['a tax above all of it', { mode: 'fixed', amount: 1, taxRate: 101 }],
    ['a day that does not exist', { mode: 'fixed', amount: 1, validUntil: '2026-02-30' }],
  ])('is never %s, not even as a draft', async ([, price]) => {
    expect(await refusal({ ...price, submit: false })).toBe('A0400')
  })

  test('is kept with every price that was public, oldest first; rejected ones are none of them', async () => {
    for (const amount of [100, 120]) {
      await save(fixed(amount))
      await approve()
    }
    await save(fixed(999))
    await approve('reject')
    const { history, status, content } = await own()
    expect(history.map(({ price }) => price.amount)).toEqual([100, 120])
    expect([status, content?.amount]).toEqual(['3', 999])
    expect(await shown()).toMatchObject({ amount: 120 })
  })

  test('can be taken over from an older revision as a draft, and looked at before', async () => {
    for (const amount of [100, 120]) {
      await save(fixed(amount))
      await approve()
    }
    const older = { productId, kind: 'price', revision: 1 } as const
    expect((await world.as.demo.call(productPreview, { body: older })).price?.amount).toBe(100)
    await world.as.demo.call(contentRestore, { body: older })
    const { status, content, publishedRevision } = await own()
    expect([status, content?.amount, publishedRevision]).toEqual(['5', 100, 2])
    expect(await shown()).toMatchObject({ amount: 120 })
    const { revisions } = await world.as.demo.call(contentHistory, { body: { productId, kind: 'price' } })
    expect(revisions.map(({ restoredFrom }) => restoredFrom)).toEqual([1, null, null])
    await expect(
      world.as.demo.refusal(contentRestore, { body: { productId, kind: 'price', revision: 99 } }),
    ).resolves.toBe('A0404')
    await expect(world.as.viewer.refusal(contentRestore, { body: older })).resolves.toBe('A0301')
  })

  test('goes off the website when it is withdrawn; the product stays', async () => {
    await save(fixed(100))
    await approve()
    await world.as.demo.call(contentWithdraw, { body: { productId, kind: 'price' } })
    expect(await shown()).toBeNull()
    expect((await own()).status).toBe('4')
  })

  test('is nobody else’s: strangers find nothing, viewers read, visitors are asked to sign in', async () => {
    const body = { productId, ...fixed(1) }
    await expect(world.as.stranger.refusal(referencePriceSave, { body })).resolves.toBe('A0404')
    await expect(world.as.stranger.refusal(getReferencePrice, { body: { productId } })).resolves.toBe('A0404')
    await expect(world.as.viewer.refusal(referencePriceSave, { body })).resolves.toBe('A0301')
    expect((await world.as.viewer.call(getReferencePrice, { body: { productId } })).can.edit).toBe(false)
    await expect(world.anonymous.refusal(referencePriceSave, { body })).resolves.toBe('A0230')
  })

  test('of two editors who began with the same one, the second is told', async () => {
    await save({ ...fixed(100), submit: false, revision: 0 })
    await expect(
      world.as.editor.refusal(referencePriceSave, { body: { productId, ...fixed(90), revision: 0 } }),
    ).resolves.toBe('A0409')
    expect((await own()).content?.amount).toBe(100)
  })
})
