import { readdir, readFile } from 'node:fs/promises'
import { type Media, mediaList } from '@portal/contract/file'
import { createClient } from '@portal/testkit/client'
import { inWorkshop } from '@portal/testkit/videos'
import { openKillableInstallation } from '@portal/testkit/killable'
import { uploadWhole } from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { populate } from '@portal/testkit/world'
import { expect, test } from 'vitest'

/** Processes that transcode in the folder of a server that tests kill. */
async function transcoding(): Promise<string[]> {
  const found: string[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const args = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (args.includes('ffmpeg') && /portal-killed-[^\0]*\/video-/.test(args)) found.push(pid)
  }
  return found
}

test.skipIf(process.platform !== 'linux')(
  'A server killed while it transcodes takes the transcoder with it, and the next one makes the video from its beginning',
  { timeout: 150_000 },
  async () => {
    const installation = await openKillableInstallation()
    try {
      const first = await installation.start()
      const { as } = await populate({ origin: first.origin, pool: installation.pool })
      const long = await inWorkshop(({ videoBytes }) => videoBytes(40, '640x480', 10))
      const { address } = await uploadWhole(as.demo, 'video', 'a.mp4', long)
      const fileId = address.split('/').at(-1) ?? ''
      const mediaAt = async (origin: string): Promise<Media | undefined> =>
        (await createClient(origin, as.demo.token).call(mediaList, { body: { fileIds: [fileId] } }))[0]
      const before = await until(
        'the work to go on',
        async () => {
          const pids = await transcoding()
          return pids.length > 0 && pids
        },
        60_000,
      )
      expect(await mediaAt(first.origin)).toMatchObject({ state: 'checking' })
      await first.kill()
      await until('the transcoder to end', async () => !(await transcoding()).some((pid) => before.includes(pid)))
      // As if a minute had passed without a sign of life.
      await installation.pool.query(
        "update job.job set heartbeat_on = now() - interval '5 minutes' where name = 'file.transcode-video' and state = 'active'",
      )
      await installation.pool.query('update job.queue set monitor_claim_on = null, monitor_on = null')
      const second = await installation.start()
      const media = await until(
        'the video to be ready',
        async () => {
          const found = await mediaAt(second.origin)
          return found && found.state !== 'checking' ? found : null
        },
        90_000,
      )
      expect(media).toMatchObject({ state: 'ready', width: 640, height: 480 })
      expect(Math.abs((media.durationMs ?? 0) - 40_000)).toBeLessThan(500)
    } finally {
      await installation.close()
    }
  },
)
