import { messagePage } from '@portal/contract/message'
import { certificateSave, referencePriceSave } from '@portal/contract/product-content'
import { productBulk, productGet, productSave, searchPageByParam } from '@portal/contract/product-own'
import { basics, createProduct, decide, publishProduct, registerPatent, savePictures } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Facts that can be submitted, saved as a draft, with pictures and a price beside them. */
async function drafted(name: string) {
  const { demo } = world.as
  const { id } = await registerPatent(demo, enterprises.ours)
  const content = basics({ name, patents: [{ patentId: id }], submit: false })
  const { productId } = await demo.call(productSave, { body: content })
  await savePictures(demo, productId, { submit: false })
  await demo.call(referencePriceSave, { body: { productId, mode: 'negotiable', submit: false } })
  return { productId, content }
}
/** A certificate without a scan: a draft may be so, a submission may not. */
const bareCertificate = (productId: string) =>
  world.as.demo.call(certificateSave, {
    body: { productId, certificates: [{ kind: '01', name: '检测报告' }], submit: false },
  })
const statuses = async (productId: string) => (await world.as.demo.call(productGet, { body: { productId } })).statuses
const submitWhole = async (productId: string) =>
  world.as.demo.call(productBulk, { body: { productIds: [productId], action: 'submit' } })
const noticesOf = async (subject: string) => {
  const { list } = await world.as.editor.call(messagePage, { query: { pageSize: 100 } })
  return list.filter(({ params }) => params['subject'] === subject)
}

describe('Facts that are submitted with the whole product', () => {
  test('take along everything that is ready, and say of the rest what is missing', async () => {
    const { productId, content } = await drafted('整体提交的泵')
    await bareCertificate(productId)
    const saved = await world.as.demo.call(productSave, { body: { ...content, productId, submit: true, whole: true } })
    expect(saved).toMatchObject({ productId, status: '2' })
    expect(saved.parts).toEqual([
      { kind: 'basics', outcome: 'submitted', says: null },
      { kind: 'pictures', outcome: 'submitted', says: null },
      { kind: 'video', outcome: 'empty', says: null },
      { kind: 'certificate', outcome: 'keptBack', says: '请为“检测报告”上传扫描件' },
      { kind: 'price', outcome: 'submitted', says: null },
      { kind: 'chain', outcome: 'empty', says: null },
    ])
    expect(await statuses(productId)).toMatchObject({ basics: '2', pictures: '2', price: '2', certificate: '5' })
  })

  test('tell the colleagues in one notice', async () => {
    const { productId, content } = await drafted('一次告知的泵')
    await world.as.demo.call(productSave, { body: { ...content, productId, submit: true, whole: true } })
    expect(await noticesOf('一次告知的泵')).toMatchObject([
      { kind: 'content.submitted', params: { content: 'basics,pictures,price' } },
    ])
  })

  test('are refused as they were when they are incomplete, and nothing else is sent', async () => {
    const { productId, content } = await drafted('资料不全的泵')
    const body = { ...content, productId, patents: [], submit: true, whole: true }
    expect(await world.as.demo.refusal(productSave, { body })).toBe('A0400')
    expect(await statuses(productId)).toMatchObject({ basics: '5', pictures: '5', price: '5' })
  })

  test('go alone without `whole`, and nothing goes with a draft', async () => {
    const { productId, content } = await drafted('逐项提交的泵')
    const alone = await world.as.demo.call(productSave, { body: { ...content, productId, submit: true } })
    expect(alone.parts).toEqual([])
    expect(await statuses(productId)).toMatchObject({ basics: '2', pictures: '5', price: '5' })
    const draft = await world.as.demo.call(productSave, { body: { ...content, productId, whole: true } })
    expect(draft.parts).toEqual([])
    expect(await statuses(productId)).toMatchObject({ basics: '5', pictures: '5' })
  })
})

describe('A product that is submitted from the list', () => {
  test('keeps what was rejected until it is mended, with the reason', async () => {
    const productId = await publishProduct(world.as.demo, world.as.operator, { name: '驳回过的泵' })
    await savePictures(world.as.demo, productId)
    await decide(world.as.operator, 'pictures', '驳回过的泵', 'reject')
    await world.as.demo.call(referencePriceSave, { body: { productId, mode: 'negotiable', submit: false } })
    const { items, done } = await submitWhole(productId)
    expect(done).toBe(1)
    expect(items[0]?.parts).toMatchObject([
      { kind: 'basics', outcome: 'published' },
      { kind: 'pictures', outcome: 'keptBack', says: '已被驳回，请修改后再提交：图片不清晰，请更换' },
      { kind: 'video', outcome: 'empty' },
      { kind: 'certificate', outcome: 'empty' },
      { kind: 'price', outcome: 'submitted' },
      { kind: 'chain', outcome: 'empty' },
    ])
    expect(await statuses(productId)).toMatchObject({ pictures: '3', price: '2' })
  })

  test('sends nothing twice: what waits already goes on waiting as it is', async () => {
    const { productId } = await createProduct(world.as.demo, { name: '已在排队的泵' })
    const before = await world.as.demo.call(productGet, { body: { productId } })
    const { items, done } = await submitWhole(productId)
    expect({ done, says: items[0]?.says }).toEqual({ done: 0, says: '没有待提交的草稿' })
    expect((await world.as.demo.call(productGet, { body: { productId } })).revision).toBe(before.revision)
  })

  test('cannot be submitted by another enterprise', async () => {
    const { productId } = await drafted('别人的泵')
    const body = { productIds: [productId], action: 'submit' as const }
    const { items } = await world.as.stranger.call(productBulk, { body })
    expect(items).toMatchObject([{ productId, name: '', parts: [] }])
    const { list } = await world.as.demo.call(searchPageByParam, { body: { keywords: '别人的泵' } })
    expect(list[0]?.statuses).toMatchObject({ basics: '5', pictures: '5' })
  })
})
