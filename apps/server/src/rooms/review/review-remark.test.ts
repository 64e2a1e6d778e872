import { messagePage } from '@portal/contract/message'
import { getPicDetail } from '@portal/contract/product-content'
import { productGet, productSave } from '@portal/contract/product-own'
import { reviewDecide, reviewDetail } from '@portal/contract/review'
import { basics, createProduct, pendingReview, publishProduct, savePictures } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const remarks = [
  { field: 'summary', text: '请写明适用介质' },
  { field: 'patents', text: '第二件专利与产品无关' },
]
/** Facts that were rejected with remarks. */
async function remarked(name: string) {
  const content = basics({ name, patents: [{ patentId: world.patent, proof: licence }] })
  const { productId } = await createProduct(world.as.demo, content)
  const { id, revision } = await pendingReview(world.as.operator, 'basics', name)
  const part = { id, revision, decision: 'reject' as const, reason: '请按意见修改', remarks }
  await world.as.operator.call(reviewDecide, { body: { parts: [part] } })
  return { content, productId, id }
}
const licence = { kind: 'licence' as const, statement: '排他许可' }
const factsOf = (productId: string) => world.as.demo.call(productGet, { body: { productId } })

describe('Remarks on fields', () => {
  test('are read with the reason in the form and in the notice', async () => {
    const { productId } = await remarked('有意见的泵')
    expect(await factsOf(productId)).toMatchObject({ status: '3', reason: '请按意见修改', remarks })
    const { list } = await world.as.viewer.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({
      kind: 'content.rejected',
      params: {
        subject: '有意见的泵',
        remark_basics_summary: '请写明适用介质',
        remark_basics_patents: '第二件专利与产品无关',
      },
    })
  })

  test('stay while a draft is saved, and go when it is submitted again', async () => {
    const { content, productId } = await remarked('改着的泵')
    await world.as.demo.call(productSave, { body: { ...content, productId, model: '改一', submit: false } })
    expect(await factsOf(productId)).toMatchObject({ status: '5', remarks })
    await world.as.demo.call(productSave, { body: { ...content, productId, model: '改二', submit: true } })
    expect(await factsOf(productId)).toMatchObject({ status: '2', remarks: [] })
  })

  test('cannot name a field that the kind does not have, nor be too many', async () => {
    const { productId } = await createProduct(world.as.demo, { name: '意见有误的泵' })
    const { id, revision } = await pendingReview(world.as.operator, 'basics', '意见有误的泵')
    const rejected = (given: typeof remarks) =>
      world.as.operator.refusal(reviewDecide, {
        body: { parts: [{ id, revision, decision: 'reject', reason: '请修改', remarks: given }] },
      })
    expect(await rejected([{ field: 'pictures', text: '不清晰' }])).toBe('A0400')
    expect(await rejected(Array.from({ length: 31 }, () => ({ field: 'summary', text: '太长' })))).toBe('A0400')
    expect(await factsOf(productId)).toMatchObject({ status: '2', remarks: [] })
  })

  test('of one part do not stand at another', async () => {
    const productId = await publishProduct(world.as.demo, world.as.operator, { name: '图有意见的泵' })
    await savePictures(world.as.demo, productId)
    const { id, revision } = await pendingReview(world.as.operator, 'pictures', '图有意见的泵')
    const own = [{ field: 'pictures', text: '第 1 张模糊' }]
    await world.as.operator.call(reviewDecide, {
      body: { parts: [{ id, revision, decision: 'reject', reason: '请换图', remarks: own }] },
    })
    expect(await world.as.demo.call(getPicDetail, { body: { productId } })).toMatchObject({ remarks: own })
    expect((await factsOf(productId)).remarks).toEqual([])
  })
})

describe('Who reviews a product again', () => {
  test('reads what was decided before, why, and what was remarked', async () => {
    const { content, productId, id } = await remarked('再次提交的泵')
    await world.as.demo.call(productSave, { body: { ...content, productId, model: '改过' } })
    const again = await pendingReview(world.as.operator, 'basics', '再次提交的泵')
    const { history } = await world.as.operator.call(reviewDetail, { query: { id: again.id } })
    expect(history).toMatchObject([{ id, kind: 'basics', state: 'rejected', reason: '请按意见修改', remarks }])
  })

  test('reads nothing of other products', async () => {
    await remarked('旁边的泵')
    await createProduct(world.as.demo, { name: '头一次提交的泵' })
    const { id } = await pendingReview(world.as.operator, 'basics', '头一次提交的泵')
    expect((await world.as.operator.call(reviewDetail, { query: { id } })).history).toEqual([])
  })
})
