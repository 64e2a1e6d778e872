import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { findFfmpeg, openFfmpeg } from '../../apps/server/src/rooms/file/ffmpeg.ts'
import { videoSeconds, videoSize, framesPerSecond } from '../video-size.ts'
import type { Job } from './job.ts'
import { imageOf } from './pixels.ts'

/** Videos in which a machine turns once, to be looped: `videos/<machine>.mp4`. */

const machines = ['pump', 'battery-module']
const size = { ...videoSize, samples: 16 }
const frames = framesPerSecond * videoSeconds
const quality = 21
/** Milliseconds that a video of some seconds may take to be encoded. */
const MOST_MS = 3600_000

const videos = fileURLToPath(new URL('../videos/', import.meta.url))
/** Beside the modules, which are installed anew now and then. */
const cache = fileURLToPath(new URL('../../.cache/demo-videos/', import.meta.url))

/** A lit backdrop: the machine's own pictures lie over whatever the page is coloured, a video does not. */
const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs><radialGradient id="light" cx="50%" cy="42%" r="75%">
    <stop offset="0" stop-color="#fdfefe"/><stop offset="0.6" stop-color="#eef2f5"/><stop offset="1" stop-color="#d5dde4"/>
  </radialGradient></defs>
  <rect width="100%" height="100%" fill="url(#light)"/>
</svg>`

const frameFile = (folder: string, index: number) => join(folder, `${String(index).padStart(4, '0')}.png`)

/** Takes what is missing. A frame stands under its name only when it is whole. */
async function takeFrames(page: Page, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let index = 0; index < frames; index++) {
    const file = frameFile(folder, index)
    if (existsSync(file)) continue
    const picture = await page.evaluate((order) => window.videoSet.takeFrame(order), { at: index / frames, ...size })
    const machine = await imageOf(picture).png({ compressionLevel: 1 }).toBuffer()
    const unfinished = `${file}.part`
    await sharp(Buffer.from(backdrop))
      .composite([{ input: machine }])
      .removeAlpha()
      .png({ compressionLevel: 3 })
      .toFile(unfinished)
    await rename(unfinished, file)
    if (index % framesPerSecond === 0) console.log(`  frame ${index + 1} of ${frames}`)
  }
}

/** H.264 that every browser plays, its index at the front. */
async function encode(folder: string, target: string): Promise<void> {
  const ffmpeg = await findFfmpeg(null)
  if (ffmpeg === null) throw new Error('there is no ffmpeg here')
  const codec = '-c:v libx264 -preset slow -pix_fmt yuv420p -threads 1 -movflags +faststart'.split(' ')
  const opening = ['-y', '-loglevel', 'error', '-framerate', String(framesPerSecond), '-i', '%04d.png']
  const args = [...opening, ...codec, '-crf', String(quality), 'video.mp4']
  const session = openFfmpeg(ffmpeg(folder))
  const { outcome, stderr } = await session.run({ args, signal: new AbortController().signal, mostMs: MOST_MS })
  session.close()
  if (outcome !== 'done') throw new Error(stderr)
  await mkdir(videos, { recursive: true })
  await rename(join(folder, 'video.mp4'), target)
}

/** One job for each video. Its frames are kept by the hash of all they depend on, so that a killed run goes on. */
export function videoJobs(): Job[] {
  return machines.map((machineId): Job => {
    return {
      key: `videos/${machineId}`,
      machineId,
      entry: 'set',
      settings: { size, frames, backdrop, quality },
      async take(page, hash) {
        const folder = join(cache, `${machineId}-${hash}`)
        await takeFrames(page, folder)
        await encode(folder, join(videos, `${machineId}.mp4`))
      },
    }
  })
}
