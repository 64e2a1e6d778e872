import { certificateSave } from '@portal/contract/product-content'
import { productArchive } from '@portal/contract/product-own'
import { productTodo, TODOS_SHOWN } from '@portal/contract/product-todo'
import { certify, createProduct, decide, publishProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const draft = async (name: string) => (await createProduct(world.as.demo, { name, submit: false })).productId
const names = async () => (await world.as.demo.call(productTodo, {})).list.map(({ name }) => name)

describe('the to-do list of an enterprise', () => {
  test('has first what ends, then what was rejected, drafts, the oldest first, and what is incomplete', async () => {
    const { demo, operator } = world.as
    await draft('待办草稿一')
    await draft('待办草稿二')
    await createProduct(demo, { name: '待办驳回' })
    await decide(operator, 'basics', '待办驳回', 'reject')
    const ending = await draft('待办证书')
    const certificate = { kind: '01', name: '检测报告', issuer: '示范中心', validUntil: inDays(20) }
    await demo.call(certificateSave, { body: { productId: ending, certificates: [certificate], submit: false } })
    const incomplete = world.publishedName
    expect(await names()).toEqual(['待办证书', '待办驳回', '待办草稿一', '待办草稿二', incomplete])
    const { counts, list } = await demo.call(productTodo, {})
    expect(counts).toEqual({ all: 5, ending: 1, rejected: 1, draft: 3, incomplete: 5 })
    expect(list.map(({ endsOn }) => endsOn)).toEqual([inDays(20), null, null, null, null])
  })

  test('counts all of them, however many it shows, and none that is put away or ends later', async () => {
    for (let made = 1; made <= TODOS_SHOWN; made += 1) await draft(`待办更多 ${made}`)
    const archived = await draft('待办归档')
    await world.as.demo.call(productArchive, { body: { productIds: [archived], archived: true } })
    const later = await publishProduct(world.as.demo, world.as.operator, { name: '待办以后' })
    const certificate = { kind: '01', name: '检测报告', issuer: '示范中心', validUntil: inDays(200) }
    const before = await world.as.demo.call(productTodo, {})
    await world.as.demo.call(certificateSave, {
      body: { productId: later, certificates: [certificate], submit: false },
    })
    const { list, counts } = await world.as.demo.call(productTodo, {})
    expect(list).toHaveLength(TODOS_SHOWN)
    expect(counts.ending).toBe(1)
    expect(counts.draft).toBe(before.counts.draft + 1)
    expect(counts.draft).toBe(3 + TODOS_SHOWN + 1)
  })

  test('is nobody else’s, and asks nothing of who may only look', async () => {
    const { stranger, viewer, guest, newcomer, operator } = world.as
    expect((await stranger.call(productTodo, {})).counts.all).toBe(0)
    expect(await viewer.refusal(productTodo, {})).toBe('A0301')
    expect(await guest.refusal(productTodo, {})).toBe('A0301')
    await certify(newcomer, operator, enterprises.fresh)
    expect((await newcomer.call(productTodo, {})).list).toEqual([])
  })
})
