import { UPLOAD_PATH, uploadMaxBytes } from '@portal/contract/file'
import { mp4Bytes, pdfBytes, vttBytes } from '@portal/testkit/documents'
import { pngBytes } from '@portal/testkit/png'
import {
  beginUpload,
  cancelUpload,
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
    const video = await beginUpload(world.as.pending, { kind: 'video', name: 'a.mp4', bytes: 10 })
    expect((await refusalOf(video)).message).toContain('认证通过后')
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
    ['video', 'video.mp4', pngBytes(40, 40), '只支持'],
    ['video', 'video.webm', mp4Bytes(5000), '扩展名与内容不符'],
    ['video', 'video.mp4', Buffer.from('<html><script>alert(1)</script></html>'), '只支持'],
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
      await until('the bytes to be gone', async () => (await piecesOf(world.dataDir, address)).length === 0)
    },
  )

  test('A video that is none is refused with its first bytes, not after two gigabytes', async () => {
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
    const styled = Buffer.from(vttBytes().toString().replace('\n\n', '\n\nSTYLE\n::cue { color: red }\n\n'))
    const plain = await settled(demo, (await uploadWhole(demo, 'captions', 'c.vtt', styled)).address)
    const words = await (await world.anonymous.fetch(plain.url)).text()
    expect([words.includes('离心泵的叶轮'), words.includes('::cue')]).toEqual([true, false])
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

  test('Whoever begins videos without end waits until tomorrow; other files, and others, do not', async () => {
    const { demo, stranger } = world.as
    const video = { kind: 'video', name: 'a.mp4', bytes: 2_000_000_000 }
    await world.pool.query('delete from file_upload where finished_at is null')
    let refused: Response | null = null
    for (let begun = 0; begun <= 100 && refused === null; begun += 1) {
      const response = await beginUpload(stranger, video)
      if (response.status === 201) await cancelUpload(stranger, response.headers.get('location') ?? '')
      else refused = response
    }
    expect(refused && (await refusalOf(refused))).toMatchObject({ status: 429, code: 'A0501' })
    expect((await beginUpload(stranger, { kind: 'document', name: 'a.pdf', bytes: 10 })).status).toBe(201)
    await cancelUpload(demo, await uploadAddressOf(demo, video))
  }, 120_000)
})
