import { messagePage } from '@portal/contract/message'
import { productDetail } from '@portal/contract/product'
import { productAdminDetail, productAdminPage, productPutBack, productTakeDown } from '@portal/contract/product-admin'
import { productArchive } from '@portal/contract/product-own'
import { basics, createProduct, publishProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const REASON = '宣传数据与检测报告不符'
const find = (query: Record<string, string>) => world.as.operator.call(productAdminPage, { query })
const takeDown = (id: string) => world.as.operator.call(productTakeDown, { body: { id, reason: REASON } })
const newest = async () => (await world.as.demo.call(messagePage, { query: {} })).list[0]

describe('products of all enterprises', () => {
  test('are found by words, enterprise, state and whether visitors see them', async () => {
    const content = basics({ name: '双吸中开离心泵' })
    const shown = await publishProduct(world.as.demo, world.as.operator, content)
    const { productId: waiting } = await createProduct(world.as.stranger, { name: '双吸中开减速机' })
    const ids = async (query: Record<string, string>) => (await find(query)).list.map(({ id }) => id)
    expect(await ids({ keywords: '双吸中开' })).toEqual([waiting, shown])
    expect(await ids({ keywords: '双吸中开', enterprise: world.ids.enterprises.theirs })).toEqual([waiting])
    expect(await ids({ keywords: '双吸中开', status: '1' })).toEqual([shown])
    expect(await ids({ keywords: '双吸中开', onWebsite: 'false' })).toEqual([waiting])
    expect(await ids({ keywords: '双吸中开', industry: '07' })).toEqual([])
    const { list, more } = await find({ keywords: content.name })
    expect(more).toBe(false)
    expect(list.find(({ id }) => id === shown)).toMatchObject({
      enterprise: { id: world.ids.enterprises.ours, name: enterprises.ours },
      statuses: { basics: '1', pictures: '0' },
      onWebsite: true,
    })
    await world.as.demo.call(productArchive, { body: { productIds: [shown], archived: true } })
    expect(await ids({ keywords: '双吸中开' })).toEqual([waiting])
    expect(await ids({ keywords: '双吸中开', archived: 'true' })).toEqual([shown])
  })
})

describe('taking a product down', () => {
  test('takes it off the website with a reason its enterprise is told, and putting it back shows it as it was', async () => {
    const id = await publishProduct(world.as.demo, world.as.operator)
    const before = await world.anonymous.call(productDetail, { body: { productId: id } })
    expect((await world.as.operator.call(productAdminDetail, { query: { id } })).can).toEqual({
      takeDown: true,
      putBack: false,
    })
    const down = await takeDown(id)
    expect(down).toMatchObject({ onWebsite: false, can: { takeDown: false, putBack: true }, page: { id } })
    expect(down.kinds[0]).toMatchObject({ kind: 'basics', status: '4', reason: REASON, takenDown: true })
    expect(await world.anonymous.refusal(productDetail, { body: { productId: id } })).toBe('A0404')
    expect(await newest()).toMatchObject({ kind: 'product.takenDown', params: { reason: REASON } })
    const back = await world.as.operator.call(productPutBack, { body: { id } })
    expect(back).toMatchObject({ onWebsite: true, can: { takeDown: true, putBack: false } })
    const { publishedAt: _then, updatedAt: _changed, ...shown } = before
    expect(await world.anonymous.call(productDetail, { body: { productId: id } })).toMatchObject(shown)
    expect(await newest()).toMatchObject({ kind: 'product.putBack' })
  })

  test('cannot be done to what is not shown, nor undone where nobody did, nor for what was put away', async () => {
    const { productId: id } = await createProduct(world.as.demo)
    expect(await world.as.operator.refusal(productTakeDown, { body: { id, reason: REASON } })).toBe('A0400')
    expect(await world.as.operator.refusal(productPutBack, { body: { id } })).toBe('A0400')
    const shown = await publishProduct(world.as.demo, world.as.operator)
    await takeDown(shown)
    await world.as.demo.call(productArchive, { body: { productIds: [shown], archived: true } })
    expect(await world.as.operator.refusal(productPutBack, { body: { id: shown } })).toBe('A0400')
    const unknown = { id: '999999999', reason: REASON }
    expect(await world.as.operator.refusal(productTakeDown, { body: unknown })).toBe('A0404')
  })
})
