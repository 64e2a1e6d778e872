/** Files where they lie in a bucket of S3: the same stories as on a disk, through the whole application. */
import { createHash } from 'node:crypto'
import { type Media, mediaList, pictureUpload, pictureUrl } from '@portal/contract/file'
import type { Client } from '@portal/testkit/client'
import { mp4Bytes, pdfBytes } from '@portal/testkit/documents'
import { pngBytes } from '@portal/testkit/png'
import { type S3Server, startS3Server } from '@portal/testkit/s3-server'
import { offsetOf, refusalOf, sendBytes, uploadAddressOf, uploadWhole } from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlatform } from '../../platform/platform.ts'

const MEBIBYTE = 1024 * 1024
const idOf = (address: string): string => address.split('/').at(-1) ?? ''
const settled = (client: Client, address: string): Promise<Media> =>
  until('the file to be checked', async () => {
    const [media] = await client.call(mediaList, { body: { fileIds: [idOf(address)] } })
    return media && media.state !== 'checking' ? media : null
  })
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let server: S3Server
let world: World
beforeAll(async () => {
  server = await startS3Server()
  // Without a transcoder videos are served as they came.
  world = await startWorld({ ...server.variables, FFMPEG_PATH: 'off' })
})
afterAll(async () => {
  await world.close()
  await server.close()
})

describe('files in a bucket', () => {
  test('A picture is stored, encoded and served; nothing of it lies on this disk', async () => {
    const picture = await world.as.demo.upload(pictureUpload, new Blob([new Uint8Array(pngBytes(400, 300))]))
    const served = await world.anonymous.fetch(pictureUrl(picture, 320, 'webp'))
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await readdir(world.dataDir)).not.toContain('files')
  })

  test('A video sent in several requests arrives as it was, and can be watched in ranges', async () => {
    const bytes = mp4Bytes(9 * MEBIBYTE + 123)
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    await sendBytes(demo, address, 0, bytes.subarray(0, 5 * MEBIBYTE))
    expect(await offsetOf(demo, address)).toBe(5 * MEBIBYTE)
    expect((await sendBytes(demo, address, 5 * MEBIBYTE, bytes.subarray(5 * MEBIBYTE))).status).toBe(204)
    const { url, state } = await settled(demo, address)
    expect(state).toBe('ready')
    const whole = await world.anonymous.fetch(url)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(bytes))
    const part = await world.anonymous.fetch(url, { headers: { range: 'bytes=1000-1003' } })
    expect([part.status, Buffer.from(await part.arrayBuffer()).readUInt32BE()]).toEqual([206, 1000])
  })

  test('A certificate gets the picture of its first page', async () => {
    const { demo } = world.as
    const { address } = await uploadWhole(demo, 'document', '证书.pdf', pdfBytes())
    const { state, poster } = await settled(demo, address)
    expect([state, poster?.width]).toEqual(['ready', 1600])
  })

  test('A bucket that is full refuses in a sentence and loses nothing; once there is room the upload goes on', async () => {
    const { demo } = world.as
    const bytes = mp4Bytes(6 * MEBIBYTE)
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    await sendBytes(demo, address, 0, bytes.subarray(0, 2 * MEBIBYTE))
    server.fill(true)
    const refused = await refusalOf(await sendBytes(demo, address, 2 * MEBIBYTE, bytes.subarray(2 * MEBIBYTE)))
    expect(refused).toMatchObject({ status: 400, code: 'A0700' })
    expect(refused.message).toContain('空间')
    expect(await offsetOf(demo, address)).toBe(2 * MEBIBYTE)
    server.fill(false)
    expect((await sendBytes(demo, address, 2 * MEBIBYTE, bytes.subarray(2 * MEBIBYTE))).status).toBe(204)
    const whole = await world.anonymous.fetch((await settled(demo, address)).url)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(bytes))
  })
})

test('A start with a bucket that cannot be written ends in one sentence that names it', async () => {
  const { configuration } = server
  const { log } = world.portal.platform
  const options = { databaseUrl: 'postgres://localhost/none', dataDir: world.dataDir, log }
  const wrong = { ...configuration, bucket: 'somewhere-else' }
  await expect(createPlatform({ ...options, s3: wrong })).rejects.toThrow('somewhere-else')
})
