import { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Media, mediaList, UPLOAD_PATH, uploadMaxBytes } from '@portal/contract/file'
import type { Client } from '@portal/testkit/client'
import { mp4Bytes, pdfBytes, vttBytes } from '@portal/testkit/documents'
import { pngBytes } from '@portal/testkit/png'
import {
  beginUpload,
  cancelUpload,
  offsetOf,
  refusalOf,
  sendBytes,
  uploadAddressOf,
  uploadWhole,
} from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MEBIBYTE = 1024 * 1024

let world: World
beforeAll(async () => {
  // Films of nothing but numbers cannot be transcoded; here they are served as they came.
  world = await startWorld({ FFMPEG_PATH: 'off' })
})
afterAll(() => world.close())

const idOf = (address: string): string => address.split('/').at(-1) ?? ''
const mediaOf = async (client: Client, address: string): Promise<Media | undefined> =>
  (await client.call(mediaList, { body: { fileIds: [idOf(address)] } }))[0]
const settled = (client: Client, address: string): Promise<Media> =>
  until('the file to be checked', async () => {
    const media = await mediaOf(client, address)
    return media && media.state !== 'checking' ? media : null
  })
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

/** What lies in the storage of an upload that is not complete. */
const piecesOf = (address: string): Promise<string[]> =>
  readdir(join(world.dataDir, 'files/upload', idOf(address).slice(0, 2), idOf(address))).catch(() => [])

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
    await until('the pieces to be gone', async () => (await piecesOf(address)).length === 0)
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
    await world.portal.rooms.uploads.finish(idOf(address))
    const { rows } = await world.pool.query('select count(*)::int as files from file where id = $1', [idOf(address)])
    expect(rows).toEqual([{ files: 1 }])
  })

  test('A process killed before the end was written down is made up for by the next look', async () => {
    const { demo } = world.as
    const bytes = mp4Bytes(10_000)
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: bytes.length })
    const row = await world.portal.rooms.uploads.get({ ...(await actorOf(demo)) }, idOf(address))
    // As far as the killed process came: all pieces are stored, nothing else happened.
    await world.portal.rooms.uploads.take(row, Readable.from([bytes]), 0)
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
    expect(await piecesOf(address)).toHaveLength(1)
    expect((await cancelUpload(demo, address)).status).toBe(204)
    await until('the bytes to be gone', async () => (await piecesOf(address)).length === 0)
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

describe('who may upload', () => {
  test('Nobody without a session, not even with the address of an upload', async () => {
    const announcement = { kind: 'video', name: 'a.mp4', bytes: 1000 }
    expect((await beginUpload(world.anonymous, announcement)).status).toBe(401)
    const address = await uploadAddressOf(world.as.demo, announcement)
    expect(await offsetOf(world.anonymous, address)).toBeNull()
    expect((await sendBytes(world.anonymous, address, 0, mp4Bytes(1000))).status).toBe(401)
    expect((await cancelUpload(world.anonymous, address)).status).toBe(401)
    const cookie = await fetch(world.origin + UPLOAD_PATH, {
      method: 'POST',
      headers: { cookie: `access_token=${world.as.demo.token}`, 'tus-resumable': '1.0.0', 'upload-length': '1' },
    })
    expect(cookie.status).toBe(401)
    expect(await offsetOf(world.as.demo, address)).toBe(0)
  })

  test('Another enterprise reads an upload as not there, and changes nothing', async () => {
    const address = await uploadAddressOf(world.as.demo, { kind: 'video', name: 'a.mp4', bytes: 1000 })
    const { stranger, editor } = world.as
    expect(await offsetOf(stranger, address)).toBeNull()
    expect(await refusalOf(await sendBytes(stranger, address, 0, mp4Bytes(1000)))).toMatchObject({ code: 'A0404' })
    expect(await refusalOf(await cancelUpload(stranger, address))).toMatchObject({ code: 'A0404' })
    expect(await offsetOf(editor, address)).toBe(0)
    expect((await sendBytes(editor, address, 0, mp4Bytes(1000))).status).toBe(204)
    expect(await mediaOf(stranger, address)).toBeUndefined()
  })

  test('Whoever may only read, or belongs to no enterprise, is refused', async () => {
    for (const name of ['viewer', 'idle', 'operator', 'guest'] as const) {
      const answer = await refusalOf(await beginUpload(world.as[name], { kind: 'video', name: 'a.mp4', bytes: 10 }))
      expect([name, answer.code]).toEqual([name, 'A0301'])
    }
  })

  test('Before it is approved, an enterprise uploads its licence and nothing else', async () => {
    const { response, address } = await uploadWhole(world.as.pending, 'document', '营业执照.pdf', pdfBytes())
    expect(response.status).toBe(204)
    expect((await settled(world.as.pending, address)).state).toBe('ready')
    const film = await beginUpload(world.as.pending, { kind: 'video', name: 'a.mp4', bytes: 10 })
    expect((await refusalOf(film)).message).toContain('认证通过后')
  })

  test('More than twenty unfinished uploads are refused until one is cancelled', async () => {
    const { stranger } = world.as
    const captions = { kind: 'captions', name: 'a.vtt', bytes: 100 }
    const addresses = []
    for (let index = 0; index < 20; index += 1) addresses.push(await uploadAddressOf(stranger, captions))
    expect((await refusalOf(await beginUpload(stranger, captions))).message).toContain('未完成的上传过多')
    await cancelUpload(stranger, addresses[0] ?? '')
    expect((await beginUpload(stranger, captions)).status).toBe(201)
  })
})

describe('what may be uploaded', () => {
  test.each([
    ['video', 'a.mp4', uploadMaxBytes.video],
    ['model', 'a.glb', uploadMaxBytes.model],
    ['document', 'a.pdf', uploadMaxBytes.document],
    ['captions', 'a.vtt', uploadMaxBytes.captions],
  ] as const)('A %s as large as allowed begins, one byte more is refused', async (kind, name, most) => {
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind, name, bytes: most })
    await cancelUpload(demo, address)
    const answer = await refusalOf(await beginUpload(demo, { kind, name, bytes: most + 1 }))
    expect(answer).toMatchObject({ status: 413, code: 'A0413' })
    expect(answer.message).toContain(`${most / MEBIBYTE} MB`)
  })

  test('More bytes than announced are refused', async () => {
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: 1000 })
    expect(await refusalOf(await sendBytes(demo, address, 0, mp4Bytes(2000)))).toMatchObject({ status: 413 })
  })

  test.each([
    ['video', 'film.mp4', pngBytes(40, 40), '只支持'],
    ['video', 'film.webm', mp4Bytes(5000), '扩展名与内容不符'],
    ['video', 'film.mp4', Buffer.from('<html><script>alert(1)</script></html>'), '只支持'],
    ['document', 'licence.pdf', mp4Bytes(5000), '只支持'],
    ['document', 'licence.png', pdfBytes(), '扩展名与内容不符'],
    ['document', 'licence', pdfBytes(), '扩展名与内容不符'],
    ['model', 'pump.glb', Buffer.from('PK\u0003\u0004 a zip that says it is a model'), '只支持'],
    ['captions', 'a.vtt', Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nSRT\n'), '只支持'],
  ] as const)(
    'A %s called %s whose content is something else is refused and removed',
    async (kind, name, bytes, why) => {
      const { demo } = world.as
      const { address, response } = await uploadWhole(demo, kind, name, bytes)
      const answer = await refusalOf(response)
      expect(answer).toMatchObject({ status: 415, code: 'A0415' })
      expect(answer.message).toContain(why)
      expect(await offsetOf(demo, address)).toBeNull()
      expect(await mediaOf(demo, address)).toBeUndefined()
      await until('the bytes to be gone', async () => (await piecesOf(address)).length === 0)
    },
  )

  test('A film that is none is refused with its first bytes, not after two gigabytes', async () => {
    const { demo } = world.as
    const address = await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: uploadMaxBytes.video })
    const answer = await refusalOf(await sendBytes(demo, address, 0, Buffer.alloc(8192, 1)))
    expect(answer.code).toBe('A0415')
  })

  test('Captions are served as such; what breaks their rules is told by the line', async () => {
    const { demo } = world.as
    const { address } = await uploadWhole(demo, 'captions', 'a.vtt', vttBytes())
    const media = await settled(demo, address)
    expect(media).toMatchObject({ state: 'ready', durationMs: 2000, detail: { captions: { cues: 1, line: null } } })
    const served = await world.anonymous.fetch(media.url)
    expect(served.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await served.text()).toContain('离心泵的叶轮')
    const broken = await uploadWhole(demo, 'captions', 'b.vtt', Buffer.from('WEBVTT\n\n00:00,000 --> 00:01,000\na\n'))
    expect(await settled(demo, broken.address)).toMatchObject({
      state: 'failed',
      failure: 'invalid',
      detail: { captions: { line: 3 } },
    })
  })

  test('Captions that are not UTF-8 are taken for damaged', async () => {
    const { demo } = world.as
    const { address } = await uploadWhole(demo, 'captions', 'a.vtt', Buffer.from('WEBVTT\n\n\xff\xfe\xff', 'latin1'))
    expect(await settled(demo, address)).toMatchObject({ state: 'failed', failure: 'damaged', url: '' })
  })

  test('A name keeps its letters and loses folders, control characters and turned reading', async () => {
    const { demo } = world.as
    const { address } = await uploadWhole(demo, 'captions', '..\\..\\etc/字\u202e幕\n.vtt', vttBytes())
    expect((await settled(demo, address)).name).toBe('字幕.vtt')
  })

  test('Without a kind, a name or a length nothing begins, and the refusal is a sentence', async () => {
    const { demo } = world.as
    for (const announcement of [
      { kind: 'picture', name: 'a.png', bytes: 10 },
      { kind: 'video', name: '', bytes: 10 },
      { kind: 'video', name: 'a.mp4', bytes: 0 },
    ]) {
      const { status, message } = await refusalOf(await beginUpload(demo, announcement))
      expect(status).toBe(400)
      expect(message.length).toBeGreaterThan(4)
    }
    const bare = await demo.fetch(UPLOAD_PATH, { method: 'POST' })
    expect(await refusalOf(bare)).toMatchObject({ status: 400, code: 'A0400' })
  })

  test('Whoever begins films without end waits until tomorrow; other files, and others, do not', async () => {
    const { demo, stranger } = world.as
    const film = { kind: 'video', name: 'a.mp4', bytes: 2_000_000_000 }
    await world.pool.query('delete from file_upload where finished_at is null')
    let refused: Response | null = null
    for (let begun = 0; begun <= 100 && refused === null; begun += 1) {
      const response = await beginUpload(stranger, film)
      if (response.status === 201) await cancelUpload(stranger, response.headers.get('location') ?? '')
      else refused = response
    }
    expect(refused && (await refusalOf(refused))).toMatchObject({ status: 429, code: 'A0501' })
    expect((await beginUpload(stranger, { kind: 'document', name: 'a.pdf', bytes: 10 })).status).toBe(201)
    await cancelUpload(demo, await uploadAddressOf(demo, film))
  }, 120_000)
})
