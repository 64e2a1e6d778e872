/** Videos for tests: made by ffmpeg itself, a second long and smaller than a picture. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ended, findFfmpeg, openFfmpeg } from '@portal/server/src/rooms/file/ffmpeg.ts'
import { pngBytes } from './png.ts'
import type { World } from './world.ts'

const ffmpeg = await findFfmpeg(null)

/** Runs ffmpeg in a folder of its own, where `given` lies as `given`; hands over how it ended, and the folder. */
async function inTemporaryFolder<Result>(
  given: Uint8Array | null,
  args: readonly string[],
  take: (ended: Ended, folder: string) => Promise<Result>,
): Promise<Result> {
  if (ffmpeg === null) throw new Error('there is no ffmpeg here')
  const folder = await mkdtemp(join(tmpdir(), 'portal-video-'))
  const session = openFfmpeg(ffmpeg(folder))
  try {
    if (given) await writeFile(join(folder, 'given'), given)
    const { signal } = new AbortController()
    return await take(await session.run({ args: ['-hide_banner', ...args], signal, mostMs: 60_000 }), folder)
  } finally {
    session.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const made =
  (name: string) =>
  ({ outcome, stderr }: Ended, folder: string): Promise<Buffer> => {
    if (outcome !== 'done') throw new Error(stderr)
    return readFile(join(folder, name))
  }

/** Runs ffmpeg in a folder of its own and answers what it wrote to `name`. */
export const encode = (name: string, ...args: string[]): Promise<Buffer> =>
  inTemporaryFolder(null, ['-loglevel', 'error', ...args, name], made(name))

/** The same, made of a video. */
export const reencode = (given: Uint8Array, name: string, ...args: string[]): Promise<Buffer> =>
  inTemporaryFolder(given, ['-loglevel', 'error', '-i', 'given', ...args, name], made(name))

/** What ffmpeg says of a video. */
export const stderrOf = (given: Uint8Array): Promise<string> =>
  inTemporaryFolder(given, ['-i', 'given'], async ({ stderr }) => stderr)

/** Arguments for a moving picture and a tone. */
export const picture = (seconds: number, size: string, rate = 25): string[] =>
  `-f lavfi -i testsrc=duration=${seconds}:size=${size}:rate=${rate}`.split(' ')
export const tone = (seconds: number): string[] => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
export const quick: string[] = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

/** A video with sound; `more`: further arguments for the output. */
export const videoBytes = (seconds = 2, size = '320x180', rate = 25, more: string[] = []): Promise<Buffer> =>
  encode('video.mp4', ...picture(seconds, size, rate), ...tone(seconds), ...quick, '-c:a', 'aac', '-shortest', ...more)

/** A video of `ours` that is ready, as far as its frames go; needs no ffmpeg. Answers its id. */
export async function insertVideo({ pool, portal, ids }: World): Promise<string> {
  const fileId = randomUUID()
  const { storage } = portal.platform
  await storage.put(`file/${fileId.slice(0, 2)}/${fileId}/frame-1.webp`, pngBytes(320, 180))
  await pool.query(
    `insert into file (id, organisation_id, uploaded_by, name, kind, media_type, bytes, state, stored, detail)
     select $1, u.organisation_id, u.id, 'a.mp4', 'video', 'video/mp4', 10, 'ready', true,
       '{"video": {"mp4": null, "hls": null, "frames": ["frame-1.webp"], "sound": true}}'
     from user_account u where u.id = $2`,
    [fileId, ids.people.demo],
  )
  return fileId
}
