/** Makes of a video what is served: still pictures, sizes for streaming, one file for everybody else. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileFailure } from '@portal/contract/file'
import type { FfmpegSession } from './ffmpeg.ts'
import {
  type VideoFacts,
  factsOf,
  framePlaces,
  frameArgs,
  isCutShort,
  joiningArgs,
  masterPlaylist,
  measured,
  mostMsOf,
  openingOf,
  type Rendition,
  renditionsOf,
  renditionArgs,
} from './video.policy.ts'

/** Where a video is worked on. */
export interface TranscodeContext {
  /** Works in `folder`. */
  ffmpeg: FfmpegSession
  folder: string
  /** The video in `folder`, and what it is. */
  source: string
  mediaType: string
  signal: AbortSignal
  /** Takes something that is ready: a file of `folder`, or the bytes themselves. */
  keep(name: string, bytes?: Buffer): Promise<void>
  /** Hears 0–100. */
  onProgress(percent: number): void
}

/** What could not be done, and whose doing that is: the video's. */
export class VideoError extends Error {
  readonly failure: FileFailure
  constructor(failure: FileFailure, stderr = '') {
    super(`nothing can be made of the video: ${failure} ${stderr.slice(-500)}`)
    this.failure = failure
  }
}

export const MP4_NAME = 'video.mp4'
export const HLS_NAME = 'video.m3u8'
/** Of what is to be done, that much is for looking at the video; the rest is for its sizes. */
const FRAMES_PERCENT = 5
const LAST_PERCENT = 97
/** Milliseconds that a look at the video, or a single picture, may take. */
const LOOK_MS = 120_000

const openingIn = ({ mediaType, source }: TranscodeContext): string[] => openingOf(mediaType, source)

async function run(
  context: TranscodeContext,
  args: string[],
  mostMs: number,
  onTime?: (doneMs: number) => void,
): Promise<void> {
  const { ffmpeg, signal } = context
  const { outcome, stderr } = await ffmpeg.run({ args, signal, mostMs, ...(onTime ? { onTime } : {}) })
  if (outcome === 'late') throw new VideoError('excessive')
  if (outcome === 'failed') throw new VideoError('damaged', stderr)
}

/** What the video is. VideoError when it is none. */
export async function lookAt(context: TranscodeContext): Promise<VideoFacts> {
  const { ffmpeg, signal } = context
  // Without anything to make ffmpeg tells what it sees, and complains.
  const args = ['-hide_banner', '-nostdin', ...openingIn(context)]
  const { outcome, stderr } = await ffmpeg.run({ args, signal, mostMs: LOOK_MS })
  if (outcome === 'late') throw new VideoError('excessive')
  const facts = factsOf(stderr)
  if ('failure' in facts) throw new VideoError(facts.failure, stderr)
  return facts
}

export interface Frame {
  name: string
  bytes: Buffer
  /** How much there is to see in it. */
  worth: number
}

/** Still pictures from all over the video, in order. VideoError when there is none. */
export async function takeFrames(context: TranscodeContext, facts: VideoFacts): Promise<Frame[]> {
  const { default: sharp } = await import('sharp')
  const places = framePlaces(facts.durationMs)
  const frames: Frame[] = []
  for (const [index, atMs] of places.entries()) {
    const target = `frame-${index + 1}.png`
    try {
      await run(context, frameArgs(openingIn(context), facts, atMs, target), LOOK_MS)
      const image = sharp(await readFile(join(context.folder, target)))
      const bytes = await image.webp({ quality: 80 }).toBuffer()
      const { entropy } = await sharp(bytes).stats()
      frames.push({ name: `frame-${index + 1}.webp`, bytes, worth: entropy })
    } catch (error) {
      // The place may lie behind the end, or be damaged: the others count.
      const isNothing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isNothing && !(error instanceof VideoError)) throw error
    }
    context.onProgress(((index + 1) / places.length) * FRAMES_PERCENT)
  }
  if (frames.length === 0) throw new VideoError('damaged')
  return frames
}

/** The segments that a playlist names. */
const segmentsOf = (playlist: string): string[] =>
  playlist
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Makes one size, and keeps it. Answers how long it is and what it takes. */
async function makeRendition(
  context: TranscodeContext,
  facts: VideoFacts,
  size: Rendition,
  onTime: (doneMs: number) => void,
): Promise<{ durationMs: number; peak: number }> {
  const { folder } = context
  await run(context, renditionArgs(openingIn(context), facts, size), mostMsOf(facts.durationMs), onTime)
  const playlist = await readFile(join(folder, `${size.name}.m3u8`), 'utf8').catch(() => '')
  const segments = segmentsOf(playlist)
  if (segments.length === 0) throw new VideoError('blank')
  const bytes = new Map<string, number>()
  for (const segment of segments) {
    bytes.set(segment, (await stat(join(folder, segment))).size)
    await context.keep(segment)
  }
  await context.keep(`${size.name}.m3u8`)
  return measured(playlist, (segment) => bytes.get(segment) ?? 0)
}

export interface TranscodedVideo {
  width: number
  height: number
  durationMs: number
}

/** Makes all sizes, their playlists, and the one file. VideoError when the video is the reason that it cannot be done. */
export async function transcodeVideo(context: TranscodeContext, facts: VideoFacts): Promise<TranscodedVideo> {
  const sizes = renditionsOf(facts)
  const whole = sizes.reduce((sum, { width, height }) => sum + width * height, 0)
  const made: (Rendition & { durationMs: number; peak: number })[] = []
  let before = 0
  for (const size of sizes) {
    const share = (size.width * size.height) / whole
    const onTime = (doneMs: number): void => {
      const part = facts.durationMs === null ? 0 : Math.min(1, doneMs / facts.durationMs)
      context.onProgress(FRAMES_PERCENT + (LAST_PERCENT - FRAMES_PERCENT) * (before + share * part))
    }
    made.push({ ...size, ...(await makeRendition(context, facts, size, onTime)) })
    before += share
  }
  const [largest] = made
  if (!largest) throw new VideoError('blank')
  const { durationMs, width, height } = largest
  if (isCutShort(facts.durationMs, durationMs)) throw new VideoError('damaged', 'cut short')
  await run(context, joiningArgs(largest, MP4_NAME), mostMsOf(durationMs))
  await context.keep(MP4_NAME)
  await context.keep(HLS_NAME, Buffer.from(masterPlaylist(made)))
  return { width, height, durationMs }
}
