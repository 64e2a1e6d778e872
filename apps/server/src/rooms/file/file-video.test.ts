import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type VideoPlayback, videoFrame, playbackOf, type Media, mediaList, pictureUrl } from '@portal/contract/file'
import type { Client } from '@portal/testkit/client'
import { mp4Bytes } from '@portal/testkit/documents'
import { openVideoEncoder, picture, quick, tone, type VideoEncoder } from '@portal/testkit/videos'
import { refusalOf, uploadWhole } from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFfmpeg } from './ffmpeg.ts'
import { nativeCommand } from './ffmpeg-sandbox.ts'
import { type VideoFacts, factsOf, frameArgs } from './video.policy.ts'

const idOf = (address: string): string => address.split('/').at(-1) ?? ''
const mediaOf = async (client: Client, fileId: string): Promise<Media | undefined> =>
  (await client.call(mediaList, { body: { fileIds: [fileId] } }))[0]

let world: World
let encoder: VideoEncoder
beforeAll(async () => {
  world = await startWorld()
  encoder = await openVideoEncoder()
})
afterAll(async () => {
  await encoder.close()
  await world.close()
})

/** Uploads a video and waits until the work on it is over. */
async function worked(bytes: Uint8Array, name = '演示.mp4'): Promise<Media> {
  const { demo } = world.as
  const { address, response } = await uploadWhole(demo, 'video', name, bytes)
  expect(response.status).toBe(204)
  return until(
    'the work on the video to be over',
    async () => {
      const media = await mediaOf(demo, idOf(address))
      return media && media.state !== 'checking' ? media : null
    },
    100_000,
  )
}
let made: Promise<Media> | undefined
/** A video like any other, with sound; worked on once. */
const usual = (): Promise<Media> => (made ??= encoder.videoBytes().then((bytes) => worked(bytes)))
function shown(media: Media): VideoPlayback {
  const video = playbackOf(media)
  if (!video) throw new Error(`no video: ${media.state} ${media.failure}`)
  return video
}
const bytesAt = async (address: string): Promise<Buffer> => {
  const response = await world.anonymous.fetch(address)
  expect([address.split('?')[0], response.status]).toEqual([address.split('?')[0], 200])
  return Buffer.from(await response.arrayBuffer())
}

/** What a video is, as a player would find it. */
async function factsOfBytes(bytes: Buffer): Promise<VideoFacts> {
  const stderr = await encoder.stderrOf(bytes)
  const facts = factsOf(stderr)
  if ('failure' in facts) throw new Error(stderr)
  return facts
}

describe('a video', { timeout: 120_000 }, () => {
  test('becomes an MP4 for everybody, sizes for streaming, and pictures to choose a cover from', async () => {
    const media = await worked(await encoder.videoBytes(3, '1280x720', 5))
    expect(media).toMatchObject({ state: 'ready', progress: 100, width: 1280, height: 720 })
    expect(Math.abs((media.durationMs ?? 0) - 3000)).toBeLessThan(200)
    const video = shown(media)
    const mp4 = await bytesAt(video.file.url)
    expect(await factsOfBytes(mp4)).toMatchObject({ width: 1280, height: 720, rate: 5 })
    // The index lies before the pictures: it plays from its first bytes on.
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
    const part = await world.anonymous.fetch(video.file.url, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4'])
    expect(video.frames).toHaveLength(6)
    for (const { url } of video.frames) expect((await bytesAt(url)).subarray(8, 12).toString()).toBe('WEBP')
    expect(media.poster?.width).toBe(1280)
    expect(await readdir(join(world.dataDir, 'uploads'))).toEqual([])
  })

  test('streams by HLS: every playlist and segment comes with the signature, none without', async () => {
    const video = shown(await worked(await encoder.videoBytes(9, '620x620', 2)))
    const address = video.hls ?? ''
    const response = await world.anonymous.fetch(address)
    expect(response.headers.get('content-type')).toContain('application/vnd.apple.mpegurl')
    const master = await response.text()
    expect(master.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=620x620', 'RESOLUTION=480x480'])
    const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    for (const playlist of lines(master)) {
      const inside = (
        await bytesAt(new URL(playlist, world.origin + address).href.slice(world.origin.length))
      ).toString()
      const segments = lines(inside)
      expect(segments).toHaveLength(3)
      for (const segment of segments) {
        const at = new URL(segment, world.origin + address).href.slice(world.origin.length)
        // The mark of MPEG-TS, every 188 bytes.
        expect((await bytesAt(at))[188]).toBe(0x47)
        expect((await world.anonymous.fetch(at.split('?')[0] ?? '')).status).toBe(404)
      }
    }
    expect((await world.anonymous.fetch(address.split('?')[0] ?? '')).status).toBe(404)
  })

  test('that is published is everybody’s, except for what was uploaded: that tells too much', async () => {
    const media = await usual()
    const { rooms, platform } = world.portal
    const original = media.url.split('?')[0] ?? ''
    await platform.transactor.transact((tx) => rooms.file.files.publish(tx, 'test:video', [media.fileId]))
    const [published] = await world.as.demo.call(mediaList, { body: { fileIds: [media.fileId] } })
    const video = published ? shown(published) : null
    expect(video?.file.url).toBe(`/file/${media.fileId}/video.mp4`)
    expect(video?.hls).toBe(`/file/${media.fileId}/video.m3u8`)
    for (const address of [
      video?.file.url,
      video?.hls,
      pictureUrl(video?.poster ?? { fileId: '', token: '' }, 320, 'webp'),
    ]) {
      await bytesAt(address ?? '')
    }
    expect((await world.anonymous.fetch(original)).status).toBe(404)
    expect((await world.anonymous.fetch(media.url)).status).toBe(200)
    await platform.transactor.transact((tx) => rooms.file.files.unpublish(tx, 'test:video'))
    expect((await world.anonymous.fetch(video?.hls ?? '')).status).toBe(404)
  })

  test.each<[string, () => Promise<Buffer>, { name?: string; sound?: boolean; width?: number; height?: number }]>([
    ['without sound', () => encoder.encode('a.mp4', ...picture(2, '320x180'), ...quick), { sound: false, width: 320 }],
    [
      'that stands upright because it was turned',
      async () =>
        encoder.reencode(await encoder.videoBytes(), 'a.mp4', ...'-c copy -metadata:s:v:0 rotate=90'.split(' ')),
      { sound: true, width: 180, height: 320 },
    ],
    [
      'of odd size',
      () => encoder.encode('a.mp4', ...picture(1, '321x181'), '-c:v', 'libx264', '-pix_fmt', 'yuv444p'),
      { width: 322, height: 182 },
    ],
    [
      'whose pictures come when they like',
      () =>
        encoder.encode(
          'a.mp4',
          ...picture(4, '320x180'),
          '-vf',
          "select='not(mod(n,7))+lt(n,20)'",
          '-vsync',
          'vfr',
          ...quick,
        ),
      { width: 320 },
    ],
    [
      'of a camera that takes 240 a second',
      () => encoder.encode('a.mov', ...picture(0.5, '320x180', 240), ...quick),
      { width: 320, name: 'a.mov' },
    ],
    [
      'from a browser’s recorder (WebM)',
      () => encoder.encode('a.webm', ...picture(1, '320x180'), ...tone(1), '-c:v', 'libvpx', '-c:a', 'libopus'),
      { sound: true, name: 'a.webm' },
    ],
  ])('%s becomes one like every other', async (_, make, { name = 'a.mp4', sound, ...expected }) => {
    const media = await worked(await make(), name)
    expect(media).toMatchObject({ state: 'ready', ...expected })
    const video = shown(media)
    if (sound !== undefined) expect(video.sound).toBe(sound)
    const facts = await factsOfBytes(await bytesAt(video.file.url))
    expect(facts.rate).toBeLessThanOrEqual(60)
    expect([facts.width, facts.height]).toEqual([media.width, media.height])
    await bytesAt(video.hls ?? '')
  })

  test.each([
    ['of which only the beginning is a video', async () => mp4Bytes(100_000), 'damaged'],
    ['whose index is missing', async () => (await encoder.videoBytes()).subarray(0, 10_000), 'damaged'],
    [
      'that ends in the middle',
      async () => {
        const whole = await encoder.videoBytes(8, '320x180', 5, ['-movflags', '+faststart'])
        return whole.subarray(0, whole.length / 2)
      },
      'damaged',
    ],
    ['that is sound only', () => encoder.encode('a.mp4', ...tone(2), '-c:a', 'aac'), 'blank'],
  ])('%s is stderr to be so, and its bytes go', async (_, make, failure) => {
    const media = await worked(await make())
    expect(media).toMatchObject({ state: 'failed', failure, url: '' })
    const folder = join(world.dataDir, 'files/file', media.fileId.slice(0, 2), media.fileId)
    await until('the bytes to be gone', async () => (await readdir(folder).catch(() => [])).length === 0)
  })

  test('whose pixels are not square gets pictures as it is shown', async () => {
    const media = await worked(await encoder.encode('a.mp4', ...picture(2, '320x360'), '-vf', 'setsar=2', ...quick))
    expect(media).toMatchObject({ state: 'ready', width: 640, height: 360 })
    expect(media.poster).toMatchObject({ width: 640, height: 360 })
  })

  test('A video that names another file gets none of it', async () => {
    const secret = join(world.dataDir, 'secret.mp4')
    await writeFile(secret, await encoder.videoBytes())
    const playlist = Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile://${secret}\n#EXT-X-ENDLIST\n`)
    const { response } = await uploadWhole(world.as.demo, 'video', 'a.mp4', playlist)
    expect(await refusalOf(response)).toMatchObject({ code: 'A0415' })
    // Behind bytes that begin as a video does it is not looked for either.
    expect(await worked(Buffer.concat([mp4Bytes(40), playlist]))).toMatchObject({ state: 'failed', failure: 'damaged' })
  })

  test('A frame becomes a picture of the enterprise, to be the cover; what is no frame does not', async () => {
    const media = await usual()
    const { demo, stranger, viewer } = world.as
    const chosen = { fileId: media.fileId, frame: 'frame-2.webp' }
    const cover = await demo.call(videoFrame, { body: chosen })
    expect(cover).toMatchObject({ width: 320, height: 180 })
    await bytesAt(pictureUrl(cover, 320, 'webp'))
    for (const frame of ['video.mp4', 'original', 'frame-9.webp', '../x']) {
      expect(await demo.refusal(videoFrame, { body: { ...chosen, frame } })).toBe('A0404')
    }
    expect(await stranger.refusal(videoFrame, { body: chosen })).toBe('A0404')
    expect(await viewer.refusal(videoFrame, { body: chosen })).toBe('A0301')
  })

  test('Work is told while it goes on', async () => {
    const { demo } = world.as
    const { address } = await uploadWhole(demo, 'video', 'a.mp4', await encoder.videoBytes(6, '640x360', 10))
    const seen = new Set<number>()
    await until(
      'the video to be ready',
      async () => {
        const media = await mediaOf(demo, idOf(address))
        if (media) seen.add(media.progress)
        return media?.state === 'ready'
      },
      60_000,
    )
    expect([...seen].filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThanOrEqual(2)
    expect([...seen]).toEqual([...seen].toSorted((a, b) => a - b))
  })
})

test('Where ffmpeg is switched off a video is served as it came', async () => {
  const plain = await startWorld({ FFMPEG_PATH: 'off' })
  try {
    const bytes = mp4Bytes(50_000)
    const { address } = await uploadWhole(plain.as.demo, 'video', 'a.mp4', bytes)
    const media = await until('the video to be ready', async () => {
      const found = await mediaOf(plain.as.demo, idOf(address))
      return found?.state === 'ready' ? found : null
    })
    const video = shown(media)
    expect(video).toMatchObject({ hls: null, frames: [], poster: null, durationMs: null })
    const answer = await plain.anonymous.fetch(video.file.url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(
      await readFile(join(plain.dataDir, 'files', 'file', media.fileId.slice(0, 2), media.fileId, 'original')),
    ).toHaveLength(50_000)
  } finally {
    await plain.close()
  }
})

test('Whatever reads the videos of others is told neither keys nor passwords', async () => {
  process.env['DATABASE_PASSWORD_OF_THIS_TEST'] = 'hidden'
  try {
    const args = ['-e', 'console.error(Object.keys(process.env).join(" "))']
    const session = openFfmpeg(nativeCommand(process.execPath))
    const { stderr } = await session.run({ args, signal: new AbortController().signal, mostMs: 20_000 })
    session.close()
    expect(stderr).toMatch(/\bPATH\b/)
    expect(stderr).not.toMatch(/DATABASE|SECRET|PASSWORD|KEY/)
  } finally {
    delete process.env['DATABASE_PASSWORD_OF_THIS_TEST']
  }
})

test('Pictures of the largest videos are made small before several of them are held', () => {
  const facts: VideoFacts = { picture: 0, sound: null, width: 8192, height: 4352, durationMs: 1000, rate: 25 }
  const filters = frameArgs([], facts, 0, 'frame.png').find((word) => word.includes('thumbnail'))
  expect(filters).toBe('scale=1280:680,setsar=1,thumbnail=12')
})
