import { explodedChainDetail, explodedChainSave } from '@portal/contract/product-content'
import { createProduct, uploadPicture } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('parts named in English alone are kept as a draft, and submitted once each has its Chinese name', async () => {
  const { demo } = world.as
  const { productId } = await createProduct(demo)
  const { fileId: exploded } = await uploadPicture(demo)
  const part = { no: '01', name: '', nameEn: 'Impeller', x: 0.5, y: 0.5 }
  const body = { productId, exploded, parts: [part] }
  await demo.call(explodedChainSave, { body: { ...body, submit: false } })
  const { content, revision } = await demo.call(explodedChainDetail, { body: { productId } })
  expect(content.parts).toMatchObject([part])

  expect(await demo.ask(explodedChainSave, { body: { ...body, submit: true } })).toMatchObject({
    code: 'A0400',
    message: '请填写部件 01 的名称',
  })
  expect((await demo.call(explodedChainDetail, { body: { productId } })).revision).toBe(revision)
  const named = { ...body, parts: [{ ...part, name: '叶轮' }], submit: true }
  await demo.call(explodedChainSave, { body: named })
})
