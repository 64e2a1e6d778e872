/** Videos for tests: made by ffmpeg itself, a second long and smaller than a picture. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ended, findFfmpeg, openFfmpeg } from '@portal/server/src/rooms/file/ffmpeg.ts'
import { pngBytes } from './png.ts'
import type { World } from './world.ts'

const ffmpeg = await findFfmpeg(null)

/** Arguments for a moving picture and a tone. */
export const picture = (seconds: number, size: string, rate = 25): string[] =>
  `-f lavfi -i testsrc=duration=${seconds}:size=${size}:rate=${rate}`.split(' ')
export const tone = (seconds: number): string[] => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
export const quick: string[] = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

export interface VideoEncoder {
  /** Runs ffmpeg and answers what it wrote to `name`. */
  encode(name: string, ...args: string[]): Promise<Buffer>
  /** The same, made of a video. */
  reencode(given: Uint8Array, name: string, ...args: string[]): Promise<Buffer>
  /** What ffmpeg says of a video. */
  stderrOf(given: Uint8Array): Promise<string>
  /** A video with sound; `more`: further arguments for the output. Without any of them the same one every time. */
  videoBytes(seconds?: number, size?: string, rate?: number, more?: string[]): Promise<Buffer>
  close(): Promise<void>
}

/** Opens ffmpeg in a folder of its own: one process for all that is made in it, since beginning one is dear. */
export async function openVideoEncoder(): Promise<VideoEncoder> {
  if (ffmpeg === null) throw new Error('there is no ffmpeg here')
  const folder = await mkdtemp(join(tmpdir(), 'portal-video-'))
  const session = openFfmpeg(ffmpeg(folder))
  const run = (...args: string[]): Promise<Ended> =>
    session.run({ args: ['-hide_banner', '-y', ...args], signal: new AbortController().signal, mostMs: 60_000 })

  async function encode(name: string, ...args: string[]): Promise<Buffer> {
    const { outcome, stderr } = await run('-loglevel', 'error', ...args, name)
    if (outcome !== 'done') throw new Error(stderr)
    return readFile(join(folder, name))
  }
  async function given(bytes: Uint8Array): Promise<string[]> {
    await writeFile(join(folder, 'given'), bytes)
    return ['-i', 'given']
  }
  const make = (seconds: number, size: string, rate: number, more: string[]): Promise<Buffer> =>
    encode(
      'video.mp4',
      ...picture(seconds, size, rate),
      ...tone(seconds),
      ...quick,
      '-c:a',
      'aac',
      '-shortest',
      ...more,
    )
  let usual: Promise<Buffer> | undefined

  return {
    encode,
    reencode: async (bytes, name, ...args) => encode(name, ...(await given(bytes)), ...args),
    stderrOf: async (bytes) => (await run(...(await given(bytes)))).stderr,
    videoBytes: (seconds, size = '320x180', rate = 25, more = []) =>
      seconds === undefined ? (usual ??= make(2, size, rate, more)) : make(seconds, size, rate, more),
    async close() {
      session.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes something with an encoder that is closed then. */
export async function withVideoEncoder<Made>(work: (encoder: VideoEncoder) => Promise<Made>): Promise<Made> {
  const encoder = await openVideoEncoder()
  try {
    return await work(encoder)
  } finally {
    await encoder.close()
  }
}

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
