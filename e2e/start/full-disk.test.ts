import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productDetail, productPage } from '@portal/contract/product'
import { createClient, signIn } from '@portal/testkit/client'
import { offsetOf, refusalOf, sendBytes, settled, uploadAddressOf } from '@portal/testkit/tus'
import { afterEach, describe, expect, test } from 'vitest'
import { mounted, whyNoMounts } from './mount.ts'
import { entry, newFolder, root, run, tidyUp } from './server.ts'

afterEach(tidyUp)

const noMounts = whyNoMounts()

describe.skipIf(noMounts !== undefined)(`a disk that fills up${noMounts ? ` (skipped: ${noMounts})` : ''}`, () => {
  test('refuses an upload in a sentence, leaves what is published as it was, and goes on once there is room', async () => {
    const dataDir = await newFolder()
    const files = join(dataDir, 'files')
    await mkdir(files)
    const place = await mounted(`mount -t tmpfs -o size=400m,mode=755 tmpfs ${files}`)
    const server = await run({ dataDir, env: { SEED: 'demo' }, command: [...place.inside, process.execPath, entry] })
    await server.ready()
    const origin = `http://127.0.0.1:${server.port}`
    const visitor = createClient(origin)
    const demo = await signIn(origin, 'demo', 'Demo@123456')
    const { list } = await visitor.call(productPage, { query: {} })
    const published = () => visitor.call(productDetail, { body: { productId: list[0]?.id ?? '' } })
    const before = await published()

    const video = await readFile(join(root, 'demo/videos/pump.mp4'))
    const half = Math.floor(video.length / 2)
    const address = await uploadAddressOf(demo, { kind: 'video', name: '水泵.mp4', bytes: video.length })
    await sendBytes(demo, address, 0, video.subarray(0, half))
    place.shell(`dd if=/dev/zero of=${files}/filler bs=64k 2>/dev/null; test -s ${files}/filler`)
    const refused = await refusalOf(await sendBytes(demo, address, half, video.subarray(half)))
    expect(refused).toMatchObject({ status: 400, code: 'A0700' })
    expect(refused.message).toContain('空间')
    expect(await published()).toEqual(before)

    place.shell(`rm ${files}/filler`)
    const offset = (await offsetOf(demo, address)) ?? 0
    expect(offset).toBeGreaterThanOrEqual(half)
    expect((await sendBytes(demo, address, offset, video.subarray(offset))).status).toBe(204)
    expect(await settled(demo, address)).toMatchObject({ state: 'ready', bytes: video.length })
    server.child.kill('SIGTERM')
    await server.ended
    place.end()
  })
})
