import {
  certificateSave,
  explodedChainDetail,
  explodedChainSave,
  getReferencePrice,
  referencePriceSave,
} from '@portal/contract/product-content'
import { productCopy, productGet } from '@portal/contract/product-own'
import { createProduct, savePictures } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const filing = { filingNo: 'ZLCP-2026-001', filingStatus: '3', filedOn: '2026-01-02' } as const
const recognition = { recognitionStatus: '6', recognitionYear: 2026 } as const
const part = { no: '1', name: '叶轮', x: 0.5, y: 0.5 }

async function filled(): Promise<string> {
  const { demo } = world.as
  const { productId } = await createProduct(demo, { name: '要复制的泵', ...filing, ...recognition, submit: false })
  const draft = { productId, submit: false }
  await savePictures(demo, productId, { submit: false })
  await demo.call(referencePriceSave, { body: { ...draft, mode: 'fixed', amount: 100 } })
  await demo.call(explodedChainSave, { body: { ...draft, parts: [part] } })
  await demo.call(certificateSave, { body: { ...draft, certificates: [{ kind: '01', name: '检测报告' }] } })
  return productId
}

test('A copy takes over what there is as drafts, but neither certificates nor filing and recognition', async () => {
  const { demo } = world.as
  const body = await demo.call(productCopy, { body: { productId: await filled() } })
  const copy = await demo.call(productGet, { body })
  expect(copy.statuses).toMatchObject({
    basics: '5',
    pictures: '5',
    video: '0',
    certificate: '0',
    price: '5',
    chain: '5',
  })
  expect(copy.content).toMatchObject({
    name: '要复制的泵（副本）',
    model: 'QM-200',
    filingNo: '',
    filingStatus: '0',
    filedOn: null,
    recognitionStatus: '0',
    recognitionYear: null,
  })
  expect((await demo.call(getReferencePrice, { body })).content).toMatchObject({ mode: 'fixed', amount: 100 })
  expect((await demo.call(explodedChainDetail, { body })).content.parts).toMatchObject([part])
})

test('A product of another enterprise cannot be copied', async () => {
  const productId = await filled()
  expect((await world.as.stranger.ask(productCopy, { body: { productId } })).code).toBe('A0404')
})
