import { explodedChainDetail, explodedChainSave } from '@portal/contract/product-content'
import { signIn } from '@portal/testkit/client'
import { createProduct, uploadPicture } from '@portal/testkit/factories'
import { PASSWORD } from '@portal/testkit/people'
import { cutoutBytes, pngFile } from '@portal/testkit/png'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** The picture of a part alone; see-through around it. */
const cutout = (width: number, height: number): File => {
  const box = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 }
  return new File([new Uint8Array(cutoutBytes(width, height, box))], 'layer.png', { type: 'image/png' })
}

/** A product whose exploded picture has 800 × 600 pixels, and a layer on a quarter of it. */
async function explodedProduct(picture: File) {
  const { demo } = world.as
  const { productId } = await createProduct(demo)
  const { fileId: exploded } = await uploadPicture(demo, pngFile(800, 600))
  const { fileId } = await uploadPicture(demo, picture)
  const part = { no: '01', name: '叶轮', x: 0.5, y: 0.5 }
  const layer = { no: '01', fileId, x: 0.2, y: 0.2, width: 0.25, height: 0.25, dx: 0.1, dy: 0, z: 0 }
  return {
    fileId,
    bare: { productId, exploded, parts: [part] },
    layered: { productId, exploded, parts: [part], layers: [layer] },
  }
}

describe('the pictures of single parts', () => {
  test('are kept when they are cut out of the exploded picture and see-through', async () => {
    const { demo } = world.as
    const { fileId, layered } = await explodedProduct(cutout(200, 150))
    await demo.call(explodedChainSave, { body: { ...layered, submit: false } })
    const { productId } = layered
    expect((await demo.call(explodedChainDetail, { body: { productId } })).content.layers).toMatchObject([{ fileId }])
  })

  test('are refused with a ground of their own, in both languages, and the draft stays as it was', async () => {
    const { demo } = world.as
    const english = await signIn(world.origin, 'demo', PASSWORD, 'en')
    const { bare, layered } = await explodedProduct(pngFile(200, 150))
    const { productId } = bare
    await demo.call(explodedChainSave, { body: { ...bare, submit: false } })
    const before = await demo.call(explodedChainDetail, { body: { productId } })
    const refused = { body: { ...layered, submit: false } }
    expect(await demo.ask(explodedChainSave, refused)).toMatchObject({
      code: 'A0400',
      message: '部件 01 的分层图没有透明通道，请导出为透明底的 PNG 或 WebP 后重新上传',
    })
    expect((await english.ask(explodedChainSave, refused)).message).toContain(
      'The layer of part 01 has no transparency',
    )
    expect(await demo.call(explodedChainDetail, { body: { productId } })).toEqual(before)
  })

  test('are refused on another scale than the exploded picture’s', async () => {
    const { demo } = world.as
    const { layered } = await explodedProduct(cutout(400, 300))
    expect(await demo.ask(explodedChainSave, { body: { ...layered, submit: false } })).toMatchObject({
      code: 'A0400',
      message: expect.stringContaining('为 400 × 300 像素，与它在爆炸图中所占的 200 × 150 像素不符') as string,
    })
  })

  test('that were taken in before anybody looked at their transparency go on working', async () => {
    const { fileId, layered } = await explodedProduct(pngFile(200, 150))
    await world.pool.query('update file set alpha = null where id = $1', [fileId])
    await world.as.demo.call(explodedChainSave, { body: { ...layered, submit: false } })
  })
})
