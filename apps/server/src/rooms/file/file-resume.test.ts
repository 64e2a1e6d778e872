/**
 * Uploads that break off, as a browser meets it: the client library that the pages use, against the real server, with a
 * line between them that is cut. What counts is what goes over that line.
 */
import { createHash } from 'node:crypto'
import { fileIdOfUpload, mediaList, UPLOAD_PATH } from '@portal/contract/file'
import { mp4Bytes } from '@portal/testkit/documents'
import { openKillableInstallation } from '@portal/testkit/killable'
import { lineTo } from '@portal/testkit/line'
import { until } from '@portal/testkit/until'
import { populate, startWorld, type World } from '@portal/testkit/world'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MEBIBYTE = 1024 * 1024
/** As the pages send it. */
const CHUNK_BYTES = 16 * MEBIBYTE
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

interface Sending {
  origin: string
  token: string
  bytes: Buffer
  /** Where the upload stands on the server, from before. */
  address?: string
  onAddress?: (address: string) => void
}

/** One attempt, as after the choice of a file; rejects when the connection breaks. Answers the file's id. */
const send = ({ origin, token, bytes, address, onAddress }: Sending): Promise<string> =>
  new Promise((done, fail) => {
    const upload = new Upload(bytes, {
      ...(address ? { uploadUrl: origin + address } : { endpoint: origin + UPLOAD_PATH }),
      headers: { authorization: `Bearer ${token}` },
      metadata: { kind: 'video', name: '演示.mp4' },
      chunkSize: CHUNK_BYTES,
      retryDelays: null,
      onUploadUrlAvailable: () => onAddress?.(new URL(upload.url ?? '').pathname),
      onSuccess: () => done(fileIdOfUpload(upload.url ?? '')),
      onError: fail,
    })
    upload.start()
  })

describe('an upload whose connection is cut', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ FFMPEG_PATH: 'off' })
  })
  afterAll(() => world.close())

  test('at 50 % goes on there: not more than 110 % of the file goes over the line, and it arrives as it was', {
    timeout: 240_000,
  }, async () => {
    const { demo } = world.as
    // A cut throws away what the machine's own buffers hold: some MiB of any file, a large part of a small one.
    const bytes = mp4Bytes(128 * MEBIBYTE)
    const line = await lineTo(world.origin)
    const { origin } = line
    const token = demo.token ?? ''
    let address = ''
    line.cutAfter(bytes.length / 2)
    const onAddress = (one: string): void => void (address = one)
    await expect(send({ origin, token, bytes, onAddress })).rejects.toThrow('tus')
    // The browser was loaded anew: nothing is left of the first attempt but the address that the device remembers.
    const fileId = await send({ origin, token, bytes, address })
    expect(line.sent() / bytes.length).toBeLessThanOrEqual(1.1)
    expect(line.sent()).toBeGreaterThan(bytes.length)
    line.close()
    const media = await until('the video to be ready', async () => {
      const [found] = await demo.call(mediaList, { body: { fileIds: [fileId] } })
      return found?.state === 'ready' ? found : null
    })
    const whole = await world.anonymous.fetch(media.url)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(bytes))
  })

  test('again and again arrives all the same', async () => {
    const { demo } = world.as
    const bytes = mp4Bytes(40 * MEBIBYTE)
    const line = await lineTo(world.origin)
    const { origin } = line
    const token = demo.token ?? ''
    let address = ''
    let fileId = ''
    for (let attempt = 0; fileId === '' && attempt < 12; attempt += 1) {
      line.cutAfter(9 * MEBIBYTE)
      const onAddress = (one: string): void => void (address = one)
      fileId = await send({ origin, token, bytes, onAddress, ...(address ? { address } : {}) }).catch(() => '')
    }
    line.close()
    expect(fileId).toBe(fileIdOfUpload(address))
  })
})

test('A server killed in the middle of an upload has lost nothing that it said it had', async () => {
  const installation = await openKillableInstallation({ FFMPEG_PATH: 'off' })
  try {
    const first = await installation.start()
    const { as } = await populate({ origin: first.origin, pool: installation.pool })
    const token = as.demo.token ?? ''
    const bytes = mp4Bytes(48 * MEBIBYTE)
    let address = ''
    const onAddress = (one: string): void => void (address = one)
    const sending = send({ origin: first.origin, token, bytes, onAddress }).catch(() => 'broken off')
    const received = async (): Promise<number> => {
      const { rows } = await installation.pool.query<{ received: string }>('select received from file_upload')
      return Number(rows[0]?.received ?? 0)
    }
    const acknowledged = await until('a third to have come', async () => {
      const now = await received()
      return now >= 16 * MEBIBYTE ? now : null
    })
    await first.kill()
    expect(await sending).toBe('broken off')
    expect(await received()).toBeGreaterThanOrEqual(acknowledged)
    const second = await installation.start()
    const fileId = await send({ origin: second.origin, token, bytes, address })
    const url = await until('the video to be ready', async () => {
      const answer = await fetch(second.origin + mediaList.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fileIds: [fileId] }),
      })
      const { data } = (await answer.json()) as { data: { state: string; url: string }[] }
      return data[0]?.state === 'ready' ? data[0].url : null
    })
    const whole = await fetch(second.origin + url)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(bytes))
  } finally {
    await installation.close()
  }
}, 120_000)
