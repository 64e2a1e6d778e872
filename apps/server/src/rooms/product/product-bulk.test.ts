import { productDetail } from '@portal/contract/product'
import { referencePriceSave } from '@portal/contract/product-content'
import {
  type BulkAction,
  productArchive,
  productBulk,
  productCopy,
  productExport,
  productSave,
  searchPageByParam,
} from '@portal/contract/product-own'
import { basics, createProduct, publishProduct } from '@portal/testkit/factories'
import { sheetTexts } from '@portal/testkit/workbook'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const bulk = (action: BulkAction, ...productIds: string[]) =>
  world.as.demo.call(productBulk, { body: { action, productIds } })
const find = async (id: string, archived = false) => {
  const { list } = await world.as.demo.call(searchPageByParam, { body: { pageSize: 100, archived } })
  return list.find((product) => product.id === id)
}
const isShown = async (productId: string) =>
  (await world.anonymous.ask(productDetail, { body: { productId } })).code === '0'
const draftOf = async (published: string) =>
  (await world.as.demo.call(productCopy, { body: { productId: published } })).productId

describe('With many products at once', () => {
  test('drafts are submitted with all their kinds; one whose facts are incomplete stays as it was and says why', async () => {
    const complete = await draftOf(await publishProduct(world.as.demo, world.as.operator))
    await world.as.demo.call(referencePriceSave, {
      body: { productId: complete, mode: 'fixed', amount: 100, submit: false },
    })
    const { productId: half } = await world.as.demo.call(productSave, {
      body: basics({ name: '半成品泵', submit: false }),
    })
    await world.as.demo.call(referencePriceSave, { body: { productId: half, mode: 'fixed', amount: 1, submit: false } })
    const answer = await bulk('submit', complete, half)
    expect(answer.done).toBe(1)
    expect(answer.items).toEqual([
      { productId: complete, name: expect.any(String), says: null, parts: expect.any(Array) },
      { productId: half, name: '半成品泵', says: expect.stringMatching(/^产品资料：.*专利/), parts: expect.any(Array) },
    ])
    expect((await find(complete))?.statuses).toMatchObject({ basics: '2', price: '2' })
    expect((await find(half))?.statuses).toMatchObject({ basics: '5', price: '5' })
  })

  test('what is submitted already is named, not submitted again', async () => {
    const { productId } = await createProduct(world.as.demo)
    expect((await bulk('submit', productId)).items).toMatchObject([{ says: '没有待提交的草稿' }])
  })

  test('published ones go off the website, put away ones come back as drafts, and each is told', async () => {
    const shown = await publishProduct(world.as.demo, world.as.operator)
    const other = await publishProduct(world.as.demo, world.as.operator)
    expect(await bulk('withdraw', shown)).toMatchObject({ done: 1 })
    expect(await isShown(shown)).toBe(false)
    expect(await bulk('archive', shown, other)).toMatchObject({ done: 2 })
    expect(await isShown(other)).toBe(false)
    expect(await find(other)).toBeUndefined()
    expect(await find(other, true)).toMatchObject({ archived: true, onWebsite: false })
    const again = await bulk('archive', other)
    expect(again).toMatchObject({ done: 0, items: [{ says: '该产品已处于所选状态' }] })
    expect(await bulk('restore', other)).toMatchObject({ done: 1 })
    expect(await find(other)).toMatchObject({ archived: false, onWebsite: false })
  })

  test('a draft cannot be taken off the website; the others are', async () => {
    const shown = await publishProduct(world.as.demo, world.as.operator)
    const draft = await draftOf(shown)
    const { items } = await bulk('withdraw', draft, shown)
    expect(items.map(({ says }) => says === null)).toEqual([false, true])
  })

  test('nobody does anything with products of another enterprise, and viewers with none', async () => {
    const shown = await publishProduct(world.as.demo, world.as.operator)
    const body = { action: 'archive' as const, productIds: [shown] }
    const strange = await world.as.stranger.call(productBulk, { body })
    expect(strange).toMatchObject({ done: 0, items: [{ productId: shown, name: '' }] })
    expect(await isShown(shown)).toBe(true)
    await expect(world.as.viewer.refusal(productBulk, { body })).resolves.toBe('A0301')
    await expect(world.anonymous.refusal(productBulk, { body })).resolves.toBe('A0230')
  })

  test('more than a hundred are refused, and the same one twice is one', async () => {
    const shown = await publishProduct(world.as.demo, world.as.operator)
    const many = Array.from({ length: 101 }, () => shown)
    await expect(world.as.demo.refusal(productBulk, { body: { action: 'archive', productIds: many } })).resolves.toBe(
      'A0400',
    )
    expect((await bulk('archive', shown, shown)).items).toHaveLength(1)
  })
})

describe('The list as a file', () => {
  test('holds what was searched for, with states and what is missing, and nothing a spreadsheet would run', async () => {
    await world.as.demo.call(productSave, { body: basics({ name: '=HYPERLINK("x") 泵', submit: false }) })
    const { bytes, name } = await world.as.demo.call(productExport, { body: { keywords: 'HYPERLINK', format: 'csv' } })
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).trimEnd().split('\r\n')
    expect(name).toMatch(/^产品列表-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(lines[0]?.startsWith('\uFEFF"产品名称"')).toBe(true)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"") 泵"`)
    expect(lines[1]).toContain('"草稿"')
    expect(lines[1]).toContain('参考价格')
  })

  test('is a workbook unless values are asked for, with the same rows', async () => {
    const { bytes, name } = await world.as.demo.call(productExport, { body: { keywords: 'HYPERLINK' } })
    expect(name).toMatch(/^产品列表-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const rows = await sheetTexts(bytes)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.slice(0, 3)).toEqual(['产品名称', '型号规格', '所属产业'])
    expect(strFromU8(unzipSync(bytes)['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain(`<t>'=HYPERLINK(`)
    // To us, the apostrophe is none of the name.
    expect(rows[1]?.[0]).toBe('=HYPERLINK("x") 泵')
    expect(rows[1]).toContain('草稿')
  })

  test('is everybody’s own: a stranger finds none of it, a viewer all of it', async () => {
    const rows = async (who: 'stranger' | 'viewer') => {
      const { bytes } = await world.as[who].call(productExport, { body: { keywords: 'HYPERLINK', format: 'csv' } })
      return new TextDecoder().decode(bytes).trimEnd().split('\r\n').length - 1
    }
    expect([await rows('stranger'), await rows('viewer')]).toEqual([0, 1])
  })
})

test('A product that was put away cannot be changed until it is brought back', async () => {
  const shown = await publishProduct(world.as.demo, world.as.operator)
  await world.as.demo.call(productArchive, { body: { productIds: [shown], archived: true } })
  await expect(
    world.as.demo.refusal(referencePriceSave, { body: { productId: shown, mode: 'negotiable' } }),
  ).resolves.toBe('A0400')
  await world.as.demo.call(productArchive, { body: { productIds: [shown], archived: false } })
  await world.as.demo.call(referencePriceSave, { body: { productId: shown, mode: 'negotiable' } })
})
