import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Media, mediaList, mediaUrl } from '@portal/contract/file'
import { ModelDetail } from '@portal/contract/model'
import { explodedChainDetail, explodedChainSave } from '@portal/contract/product-content'
import type { Client } from '@portal/testkit/client'
import { createProduct } from '@portal/testkit/factories'
import { refusalOf, uploadWhole } from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const pump = brotliDecompressSync(readFileSync(new URL('../../../../../demo/models/pump.glb.br', import.meta.url)))

async function upload(client: Client, name: string, bytes: Uint8Array): Promise<Media> {
  const { address } = await uploadWhole(client, 'model', name, bytes)
  const fileId = address.split('/').at(-1) ?? ''
  return until(
    'the model to be inspected',
    async () => {
      const [media] = await client.call(mediaList, { body: { fileIds: [fileId] } })
      return media && media.state !== 'checking' ? media : null
    },
    100_000,
  )
}

describe('an uploaded model', { timeout: 120_000 }, () => {
  test('becomes what visitors load, packed and with the tree of its parts', async () => {
    const media = await upload(world.as.demo, '离心泵.glb', pump)
    expect(media).toMatchObject({ state: 'ready', failure: null, progress: 100 })
    const { nodes, triangles } = ModelDetail.parse(media.detail['model'])
    expect(triangles).toBeGreaterThan(100_000)
    expect(nodes.map(({ key }) => key)).toContain('pump/impeller')

    const address = mediaUrl(media, 'model.glb')
    const packed = await world.anonymous.fetch(address, { headers: { 'accept-encoding': 'br' } })
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(packed.headers.get('content-type')).toBe('model/gltf-binary')
    expect((await world.anonymous.fetch(address.split('?')[0] ?? '')).status).toBe(404)
  })

  test('that is published is everybody’s as it was packed, not as it was uploaded', async () => {
    const media = await upload(world.as.demo, '离心泵.glb', pump)
    const original = media.url.split('?')[0] ?? ''
    expect(original).toBe(`/file/${media.fileId}/original.glb`)
    const { rooms, platform } = world.portal
    await platform.transactor.transact((tx) => rooms.file.files.publish(tx, 'test:model', [media.fileId]))
    const [published] = await world.as.demo.call(mediaList, { body: { fileIds: [media.fileId] } })
    expect(published?.url).toBe(`/file/${media.fileId}/model.glb`)
    expect((await world.anonymous.fetch(published?.url ?? '')).status).toBe(200)
    expect((await world.anonymous.fetch(original)).status).toBe(404)
    expect((await world.anonymous.fetch(media.url)).status).toBe(200)
  })

  test('that is damaged says so, and nobody can publish it', async () => {
    const { demo } = world.as
    const media = await upload(demo, '断尾.glb', pump.subarray(0, 20_000))
    expect(media).toMatchObject({ state: 'failed', failure: 'damaged' })
    expect(media.detail['model']).toMatchObject({ findings: [{ fault: 'file.damaged' }] })
    const { productId } = await createProduct(demo, { submit: false })
    const body = { productId, model: media.fileId, parts: [{ no: '01', name: '叶轮', nodes: ['x'] }] }
    expect(await demo.refusal(explodedChainSave, { body })).toBe('A0400')
    expect(await demo.call(explodedChainDetail, { body: { productId } })).toMatchObject({ status: '0', revision: 0 })
  })

  test('whose name says model and whose content says archive is refused at once', async () => {
    const zip = new Uint8Array(5_000)
    zip.set([0x50, 0x4b, 0x03, 0x04])
    const { response } = await uploadWhole(world.as.demo, 'model', '泵.glb', zip)
    expect(await refusalOf(response)).toMatchObject({ status: 415, code: 'A0415' })
  })

  test('belongs to its enterprise alone', async () => {
    const media = await upload(world.as.demo, '自己的.glb', pump)
    const { stranger } = world.as
    expect(await stranger.call(mediaList, { body: { fileIds: [media.fileId] } })).toEqual([])
    const { productId } = await createProduct(stranger, { submit: false })
    const body = { productId, model: media.fileId, parts: [], submit: false }
    expect(await stranger.refusal(explodedChainSave, { body })).toBe('A0404')
  })
})
