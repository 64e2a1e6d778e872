import { auditPage } from '@portal/contract/audit'
import { patentAdminDetail, patentAdminPage, patentAdminSave } from '@portal/contract/patent-admin'
import { productDetail, productPage } from '@portal/contract/product'
import { basics, patentNumber, publishProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { correction } from '@portal/testkit/valid-requests/patent'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const find = (query: Record<string, string>) => world.as.operator.call(patentAdminPage, { query })
const look = (id: string) => world.as.operator.call(patentAdminDetail, { query: { id } })
const state = (title: string) => registerPatent(world.as.demo, enterprises.ours, title)

describe('finding patents', () => {
  test('by the beginning of a number however it is typed, and by words of title and applicant', async () => {
    const { id, number } = await state('一种双壳体潜水泵')
    const digits = number.replace('CN', '')
    const typed = [number, digits, `ZL ${digits}`, digits.slice(0, 12), digits.slice(0, 8), '双壳体潜水泵', '启明泵业']
    const found = await Promise.all(typed.map((keywords) => find({ keywords })))
    expect(found.map(({ list }) => list.some((one) => one.id === id))).toEqual(typed.map(() => true))
    expect((await find({ keywords: patentNumber() })).list).toEqual([])
    expect((await find({ keywords: '量子通信卫星' })).list).toEqual([])
    expect((await find({ keywords: '双壳体潜水泵', legalStatus: 'lapsed' })).list).toEqual([])
  })
})

describe('correcting what an enterprise stated', () => {
  test('confirms it, says since when and by which source, and changes what the website finds', async () => {
    const { id } = await state('一种叶轮')
    const content = basics({ patents: [{ patentId: id }] })
    const productId = await publishProduct(world.as.demo, world.as.operator, content)
    expect(await look(id)).toMatchObject({
      source: 'stated',
      legalStatus: 'unconfirmed',
      statedBy: { name: enterprises.ours },
      protects: [{ productId }],
      can: { edit: true },
    })
    const patent = correction({ title: '一种等离子喷涂叶轮' })
    const saved = await world.as.operator.call(patentAdminSave, { body: { id, revision: 1, patent } })
    expect(saved).toMatchObject({ ...patent, source: 'operator', revision: 2 })
    const { patents } = await world.anonymous.call(productDetail, { body: { productId } })
    expect(patents).toMatchObject([{ title: patent.title, legalStatus: 'in-force' }])
    await until('the product to be found by the new title', async () => {
      const { list } = await world.anonymous.call(productPage, { query: { keywords: '等离子喷涂' } })
      return list.some((one) => one.id === productId)
    })
    const { list } = await world.as.operator.call(auditPage, { query: { actions: ['patent.corrected'] } })
    expect(list).toMatchObject([{ subjectType: 'patent', subjectId: id }])
  })

  test('is refused from an old revision, with a status nobody confirmed, and for the record of a source', async () => {
    const { id } = await state('一种导叶')
    const body = { id, revision: 1, patent: correction() }
    await world.as.operator.call(patentAdminSave, { body })
    const stale = await world.as.operator.ask(patentAdminSave, { body })
    expect([stale.code, stale.data]).toMatchObject(['A0409', { revision: 2 }])
    const unconfirmed = { ...correction(), legalStatus: 'unconfirmed' as never }
    const unsure = await world.as.operator.ask(patentAdminSave, { body: { ...body, revision: 2, patent: unconfirmed } })
    expect([unsure.code, unsure.message]).toEqual(['A0400', expect.stringContaining('法律状态')])
    await world.pool.query("update patent set source = 'import', stated_by = null where id = $1", [id])
    expect(await world.as.operator.refusal(patentAdminSave, { body: { ...body, revision: 2 } })).toBe('A0400')
    expect((await look(id)).can).toEqual({ edit: false })
    expect(await world.as.operator.refusal(patentAdminDetail, { query: { id: '999999999' } })).toBe('A0404')
  })
})
