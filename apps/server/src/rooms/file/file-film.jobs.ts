/** Films are transcoded; where nobody wishes it, they are served as they came. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FilmDetail } from '@portal/contract/file'
import type { JsonObject } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { type Ffmpeg, findFfmpeg, openFfmpeg } from './ffmpeg.ts'
import { fileMediaRepo } from './file-media.repo.ts'
import type { MediaLibrary } from './file-media.service.ts'
import { comeToRestJob } from './file-rest.jobs.ts'
import {
  FilmError,
  type Frame,
  HLS_NAME,
  lookAt,
  makeFilm,
  MP4_NAME,
  takeFrames,
  type TranscodeContext,
} from './film-making.ts'
import { createProgressTeller } from './progress-teller.ts'

export const makeFilmJob = defineJob<{ fileId: string }>('file.make-film')

/** A film of four hours on a slow core; a killed process is noticed long before, because its heart stops. */
const JOB_OPTIONS = { expireSeconds: 24 * 3600, heartbeatSeconds: 60, retries: 5, afterwards: comeToRestJob }
const SOURCE = 'source'
/** Percent between two tellings. */
const STEP = 2

const detailOf = (film: FilmDetail): JsonObject => ({ film })

/** The one that shows most; the first of equals. */
const bestOf = (frames: readonly Frame[]): Frame | undefined => frames.toSorted((a, b) => b.worth - a.worth)[0]

export interface FilmDependencies {
  jobs: Jobs
  transactor: Transactor
  media: MediaLibrary
  /** FFMPEG_PATH; null: looked for. */
  ffmpegPath: string | null
  /** Films are worked on in here. */
  temporaryFolder: string
}

/** Defines the job, and orders it for every film that is stored. */
export function defineFilmJobs({ jobs, transactor, media, ffmpegPath, temporaryFolder }: FilmDependencies): void {
  let found: Promise<Ffmpeg | null> | null = null
  media.onStored('video', (tx, { fileId }) => jobs.enqueue(tx, makeFilmJob, { fileId }))

  /** Everything that is made of one film, in a folder of its own. */
  async function make(fileId: string, shop: TranscodeContext): Promise<void> {
    const facts = await lookAt(shop)
    const frames = await takeFrames(shop, facts)
    for (const { name, bytes } of frames) await shop.keep(name, bytes)
    const best = bestOf(frames)
    if (best) await media.setPicture(fileId, best.bytes)
    const made = await makeFilm(shop, facts)
    const names = frames.map(({ name }) => name)
    const detail = detailOf({ mp4: MP4_NAME, hls: HLS_NAME, frames: names, sound: facts.sound !== null })
    await transactor.transact((tx) => media.finish(tx, fileId, { ...made, detail }))
  }

  async function work(fileId: string, mediaType: string, program: Ffmpeg, signal: AbortSignal): Promise<void> {
    const folder = await mkdtemp(join(temporaryFolder, 'film-'))
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
    makeFilmJob,
    async ({ fileId }, signal) => {
      const file = await fileMediaRepo(transactor.read).byId(fileId)
      if (!file?.stored || file.state !== 'checking') return
      const program = await (found ??= findFfmpeg(ffmpegPath))
      if (program === null) return transactor.transact((tx) => media.finish(tx, fileId))
      try {
        await work(fileId, file.media_type, program, signal)
      } catch (error) {
        if (!(error instanceof FilmError)) throw error
        await transactor.transact((tx) => media.fail(tx, fileId, error.failure))
      }
    },
    JOB_OPTIONS,
  )
}
