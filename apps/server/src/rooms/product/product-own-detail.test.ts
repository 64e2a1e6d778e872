import { productGet, productSave } from '@portal/contract/product-own'
import { basics, createProduct, registerPatent, uploadPicture } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.close())

describe('The facts of an own product', () => {
  test('come with their patents in order, the pictures of proofs and the name of who saved them last', async () => {
    const foreign = await registerPatent(world.as.stranger, enterprises.theirs)
    const { fileId } = await uploadPicture(world.as.demo)
    const proof = { kind: 'licence' as const, statement: '合同 2026-02', fileId }
    const patents = [{ patentId: foreign.id, proof }, { patentId: world.patent }]
    const content = basics({ patents, submit: false })
    const { productId } = await createProduct(world.as.demo, content)
    const before = await world.as.viewer.call(productGet, { body: { productId } })
    expect(before).toMatchObject({ revision: 1, updatedBy: '林启明', status: '5', can: { edit: false } })
    expect(before.patents.map(({ id, owned }) => [id, owned])).toEqual([
      [foreign.id, false],
      [world.patent, true],
    ])
    expect(before.files).toMatchObject([{ fileId, token: expect.stringContaining('s=') }])
    expect(before.statuses).toEqual({
      basics: '5',
      pictures: '0',
      video: '0',
      certificate: '0',
      price: '0',
      chain: '0',
    })
    await world.as.editor.call(productSave, { body: { ...content, productId, revision: 1 } })
    const after = await world.as.demo.call(productGet, { body: { productId } })
    expect(after).toMatchObject({ revision: 2, updatedBy: '周编辑', can: { edit: true } })
    expect(after.content).toEqual(before.content)
  })

  test('are not there for another enterprise', async () => {
    const body = { productId: world.published }
    expect(await world.as.stranger.refusal(productGet, { body })).toBe('A0404')
    expect((await world.as.demo.call(productGet, { body })).patents).toMatchObject([{ id: world.patent }])
  })
})
