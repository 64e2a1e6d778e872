import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type VideoPlayback, playbackOf, type Media, mediaList } from '@portal/contract/file'
import { mp4Bytes } from '@portal/testkit/documents'
import { withVideoEncoder, picture, quick } from '@portal/testkit/videos'
import { uploadWhole } from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Uploads a video to a server that has no room to work in, and waits until the server has given up. */
async function givenUp(name: string, bytes: Uint8Array): Promise<Media> {
  const { as, pool, dataDir } = world
  const folder = join(dataDir, 'uploads')
  await rename(folder, `${folder}-away`)
  await writeFile(folder, '')
  try {
    const { address, response } = await uploadWhole(as.demo, 'video', name, bytes)
    expect(response.status).toBe(204)
    const fileId = address.split('/').at(-1) ?? ''
    return await until(
      'the video to come to rest',
      async () => {
        // Between two tries minutes may lie: nobody waits for them here.
        await pool.query(
          `update job.job set start_after = now() where name = 'file.transcode-video' and state = 'retry'`,
        )
        const [found] = await as.demo.call(mediaList, { body: { fileIds: [fileId] } })
        return found && found.state !== 'checking' ? found : null
      },
      60_000,
    )
  } finally {
    await rm(folder)
    await rename(`${folder}-away`, folder)
  }
}

describe('a video that the server could not work on, however often', { timeout: 90_000 }, () => {
  test('is served as it came where browsers can play it', async () => {
    const bytes = mp4Bytes(50_000)
    const media = await givenUp('演示.mp4', bytes)
    expect(media).toMatchObject({ state: 'ready', failure: null })
    const video: VideoPlayback | null = playbackOf(media)
    expect(video).toMatchObject({ hls: null, frames: [] })
    const answer = await world.anonymous.fetch(video?.file.url ?? '')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    const { rows } =
      await world.pool.query(`select count(*)::int as tries from job.job where name = 'file.transcode-video'
      and state = 'failed' and retry_count = retry_limit`)
    expect(rows[0]).toEqual({ tries: 1 })
  })

  test('has to be uploaded again where they cannot, and says so', async () => {
    const bytes = await withVideoEncoder(({ encode }) => encode('video.mkv', ...picture(1, '160x90'), ...quick))
    expect(await givenUp('演示.mkv', bytes)).toMatchObject({ state: 'failed', failure: 'unavailable' })
  })
})
