import { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import type { Client } from '@portal/testkit/client'
import { mp4Bytes, vttBytes } from '@portal/testkit/documents'
import {
  cancelUpload,
  idOf,
  mediaOf,
  offsetOf,
  piecesOf,
  refusalOf,
  sendBytes,
  settled,
  uploadAddressOf,
  uploadWhole,
} from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MEBIBYTE = 1024 * 1024

let world: World
beforeAll(async () => {
  // Videos of nothing but numbers cannot be transcoded; here they are served as they came.
  world = await startWorld({ FFMPEG_PATH: 'off' })
})
afterAll(() => world.close())

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A body of which no more comes after `bytes`. */
function halting(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) await new Promise(() => undefined)
      controller.enqueue(bytes.subarray(at, (at += 65_536)))
    },
  })
}

describe('uploading in steps', () => {
  test('A file sent in several requests arrives as it was, and can be watched in ranges', async () => {
    const bytes = mp4Bytes(9 * MEBIBYTE + 123)
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: '演示.mp4', bytes: bytes.length })
    expect((await sendBytes(demo, address, 0, bytes.subarray(0, 5 * MEBIBYTE))).status).toBe(204)
    expect(await offsetOf(demo, address)).toBe(5 * MEBIBYTE)
    expect(await mediaOf(demo, address)).toBeUndefined()
    const last = await sendBytes(demo, address, 5 * MEBIBYTE, bytes.subarray(5 * MEBIBYTE))
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(bytes.length)])
    const media = await settled(demo, address)
    expect(media).toMatchObject({
      kind: 'video',
      name: '演示.mp4',
      mediaType: 'video/mp4',
      bytes: bytes.length,
      state: 'ready',
    })
    const whole = await world.anonymous.fetch(media.url)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(bytes))
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    const part = await world.anonymous.fetch(media.url, { headers: { range: 'bytes=1000-1003' } })
    expect([part.status, Buffer.from(await part.arrayBuffer()).readUInt32BE()]).toEqual([206, 1000])
    await until('the pieces to be gone', async () => (await piecesOf(world.dataDir, address)).length === 0)
  })

  test('A connection that breaks loses nothing that had arrived; the next request goes on there', async () => {
    const bytes = mp4Bytes(12 * MEBIBYTE)
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    const cut = new AbortController()
    const half = bytes.subarray(0, bytes.length / 2)
    const sending = sendBytes(demo, address, 0, halting(half), cut.signal).catch((error: Error) => error.name)
    const arrived = await until('a piece to be stored', async () => {
      const { rows } = await world.pool.query('select received from file_upload where id = $1', [idOf(address)])
      return Number(rows[0]?.received ?? 0) || null
    })
    cut.abort()
    expect(await sending).toBe('AbortError')
    const offset = (await offsetOf(demo, address)) ?? 0
    expect(offset).toBeGreaterThanOrEqual(arrived)
    expect((await sendBytes(demo, address, offset, bytes.subarray(offset))).status).toBe(204)
    const media = await settled(demo, address)
    const whole = await world.anonymous.fetch(media.url)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(bytes))
  })

  test('Bytes that do not follow are refused, and change nothing', async () => {
    const { demo } = world.as
    const bytes = mp4Bytes(100_000)
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    await sendBytes(demo, address, 0, bytes.subarray(0, 50_000))
    expect(await refusalOf(await sendBytes(demo, address, 0, bytes))).toMatchObject({ status: 409, code: 'A0409' })
    expect(await offsetOf(demo, address)).toBe(50_000)
  })

  test('Two connections at once store every byte once', async () => {
    const { demo } = world.as
    const bytes = mp4Bytes(6 * MEBIBYTE)
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    await Promise.allSettled([sendBytes(demo, address, 0, bytes), sendBytes(demo, address, 0, bytes)])
    for (let offset = await offsetOf(demo, address); offset !== null && offset < bytes.length; ) {
      await sendBytes(demo, address, offset, bytes.subarray(offset))
      offset = await offsetOf(demo, address)
    }
    const { url } = await settled(demo, address)
    expect(sha256(new Uint8Array(await (await world.anonymous.fetch(url)).arrayBuffer()))).toBe(sha256(bytes))
  })

  test('Two processes of one installation take turns in one upload', async () => {
    const bytes = mp4Bytes(3 * MEBIBYTE)
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    await sendBytes(demo, address, 0, bytes.subarray(0, MEBIBYTE))
    const other = await world.beside()
    try {
      const injected = await other.app.inject({
        method: 'PATCH',
        url: address,
        headers: {
          authorization: `Bearer ${demo.token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': String(MEBIBYTE),
          'content-type': 'application/offset+octet-stream',
        },
        payload: Buffer.from(bytes.subarray(MEBIBYTE)),
      })
      expect(injected.statusCode).toBe(204)
      const { url } = await settled(demo, address)
      expect(sha256(new Uint8Array(await (await world.anonymous.fetch(url)).arrayBuffer()))).toBe(sha256(bytes))
    } finally {
      await other.close()
    }
  })

  test('Whoever missed the last answer learns that the upload is complete, and finishing again does nothing', async () => {
    const { demo } = world.as
    const { address, response } = await uploadWhole(demo, 'captions', 'a.vtt', vttBytes())
    expect(response.status).toBe(204)
    await settled(demo, address)
    expect(await offsetOf(demo, address)).toBe(vttBytes().length)
    expect((await sendBytes(demo, address, vttBytes().length, new Uint8Array())).status).toBe(204)
    const { file, user } = world.portal.rooms
    const actor = await user.users.actor(world.portal.platform.transactor.read, world.ids.people.demo)
    await file.uploads.finish(actor, idOf(address))
    const { rows } = await world.pool.query('select count(*)::int as files from file where id = $1', [idOf(address)])
    expect(rows).toEqual([{ files: 1 }])
  })

  test('A process killed before the end was written down is made up for by the next look', async () => {
    const { demo } = world.as
    const bytes = mp4Bytes(10_000)
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    const row = await world.portal.rooms.file.uploads.get({ ...(await actorOf(demo)) }, idOf(address))
    // As far as the killed process came: all pieces are stored, nothing else happened.
    await world.portal.rooms.file.uploads.append(row, Readable.from([bytes]), 0)
    expect(await mediaOf(demo, address)).toBeUndefined()
    expect(await offsetOf(demo, address)).toBe(bytes.length)
    expect((await settled(demo, address)).state).toBe('ready')
  })
})

/** Who a client is, as the server sees them. */
async function actorOf(client: Client) {
  const actor = await world.portal.app.endpoints.resolve(client.token ?? '')
  if (typeof actor === 'string') throw new Error('nobody')
  return actor
}

describe('cancelling and forgetting', () => {
  test('A cancelled upload leaves no byte behind, and cannot go on', async () => {
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: 2 * MEBIBYTE })
    await sendBytes(demo, address, 0, mp4Bytes(MEBIBYTE))
    expect(await piecesOf(world.dataDir, address)).toHaveLength(1)
    expect((await cancelUpload(demo, address)).status).toBe(204)
    await until('the bytes to be gone', async () => (await piecesOf(world.dataDir, address)).length === 0)
    expect(await offsetOf(demo, address)).toBeNull()
    expect((await sendBytes(demo, address, MEBIBYTE, mp4Bytes(10))).status).toBe(404)
  })

  test('What is complete cannot be cancelled any more', async () => {
    const { demo } = world.as
    const { address } = await uploadWhole(demo, 'captions', 'a.vtt', vttBytes())
    expect(await refusalOf(await cancelUpload(demo, address))).toMatchObject({ status: 404 })
    expect((await settled(demo, address)).state).toBe('ready')
  })

  test('An upload that nobody finished within a week is over', async () => {
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: 1000 })
    await world.pool.query("update file_upload set expires_at = now() - interval '1 minute' where id = $1", [
      idOf(address),
    ])
    expect(await offsetOf(demo, address)).toBeNull()
    await world.pool.query(
      "update job.job set start_after = now() where name = 'file.expire-upload' and data->>'uploadId' = $1",
      [idOf(address)],
    )
    await until('the upload to be forgotten', async () => {
      const { rowCount } = await world.pool.query('select from file_upload where id = $1', [idOf(address)])
      return rowCount === 0
    })
  })
})
