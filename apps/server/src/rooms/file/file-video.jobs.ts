/** Videos are transcoded; where nobody wishes it, they are served as they came. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { VideoDetail } from '@portal/contract/file'
import type { JsonObject } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { type Ffmpeg, findFfmpeg, openFfmpeg } from './ffmpeg.ts'
import { fileMediaRepo } from './file-media.repo.ts'
import type { MediaLibrary } from './file-media.service.ts'
import { comeToRestJob } from './file-rest.jobs.ts'
import {
  VideoError,
  type Frame,
  HLS_NAME,
  lookAt,
  transcodeVideo,
  MP4_NAME,
  takeFrames,
  type TranscodeContext,
} from './video-transcoding.ts'
import { createProgressTeller } from './progress-teller.ts'

export const transcodeVideoJob = defineJob<{ fileId: string }>('file.transcode-video')

/** A video of four hours on a slow core; a killed process is noticed long before, because its heart stops. */
const JOB_OPTIONS = { expireSeconds: 24 * 3600, heartbeatSeconds: 60, retries: 5, afterwards: comeToRestJob }
const SOURCE = 'source'
/** Percent between two tellings. */
const STEP = 2

const detailOf = (video: VideoDetail): JsonObject => ({ video })

/** The one that shows most; the first of equals. */
const bestOf = (frames: readonly Frame[]): Frame | undefined => frames.toSorted((a, b) => b.worth - a.worth)[0]

export interface VideoDependencies {
  jobs: Jobs
  transactor: Transactor
  media: MediaLibrary
  /** FFMPEG_PATH; null: looked for. */
  ffmpegPath: string | null
  /** Videos are worked on in here. */
  temporaryFolder: string
}

/** Defines the job, and orders it for every video that is stored. */
export function defineVideoJobs({ jobs, transactor, media, ffmpegPath, temporaryFolder }: VideoDependencies): void {
  let found: Promise<Ffmpeg | null> | null = null
  media.onStored('video', (tx, { fileId }) => jobs.enqueue(tx, transcodeVideoJob, { fileId }))

  /** Everything that is made of one video, in a folder of its own. */
  async function make(fileId: string, context: TranscodeContext): Promise<void> {
    const facts = await lookAt(context)
    const frames = await takeFrames(context, facts)
    for (const { name, bytes } of frames) await context.keep(name, bytes)
    const best = bestOf(frames)
    if (best) await media.setPicture(fileId, best.bytes)
    const made = await transcodeVideo(context, facts)
    const names = frames.map(({ name }) => name)
    const detail = detailOf({ mp4: MP4_NAME, hls: HLS_NAME, frames: names, sound: facts.sound !== null })
    await transactor.transact((tx) => media.finish(tx, fileId, { ...made, detail }))
  }

  async function work(fileId: string, mediaType: string, program: Ffmpeg, signal: AbortSignal): Promise<void> {
    const folder = await mkdtemp(join(temporaryFolder, 'video-'))
    const progress = createProgressTeller((percent) => media.progress(fileId, percent), STEP)
    const keep = (name: string, bytes?: Buffer): Promise<void> =>
      media.put(fileId, name, bytes ?? createReadStream(join(folder, name)))
    const ffmpeg = openFfmpeg(program(folder))
    try {
      await pipeline(await media.open(fileId), createWriteStream(join(folder, SOURCE)), { signal })
      await make(fileId, { ffmpeg, folder, source: SOURCE, mediaType, signal, keep, onProgress: progress.hear })
    } finally {
      ffmpeg.close()
      await progress.done()
      await rm(folder, { recursive: true, force: true })
    }
  }

  jobs.define(
    transcodeVideoJob,
    async ({ fileId }, signal) => {
      const file = await fileMediaRepo(transactor.read).byId(fileId)
      if (!file?.stored || file.state !== 'checking') return
      const program = await (found ??= findFfmpeg(ffmpegPath))
      if (program === null) return transactor.transact((tx) => media.finish(tx, fileId))
      try {
        await work(fileId, file.media_type, program, signal)
      } catch (error) {
        if (!(error instanceof VideoError)) throw error
        await transactor.transact((tx) => media.fail(tx, fileId, error.failure))
      }
    },
    JOB_OPTIONS,
  )
}
