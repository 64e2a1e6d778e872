/** What a video is, as ffmpeg tells it, and what is made of it. */
import type { FileFailure } from '@portal/contract/file'

export interface VideoFacts {
  /** Which of the file's streams is shown, and which is heard. */
  picture: number
  sound: number | null
  /** Pixels as shown: upright, and square. */
  width: number
  height: number
  /** null: the file does not tell. */
  durationMs: number | null
  /** Pictures per second, 1–60. */
  rate: number
}

/** Nobody's product video is longer; it would be at work for a day. */
export const MOST_DURATION_MS = 4 * 3600 * 1000
/** Of one picture: 8K. What announces more is not opened. */
export const MOST_FRAME_PIXELS = 8192 * 4352
const USUAL_RATE = 30
const MOST_RATE = 60

/** Sizes that videos are made in, by their shorter side. */
const SHORTER_SIDES = [1080, 480] as const
/** A second size pays only where it is clearly smaller. */
const WORTH = 1.25

const inputOf: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
}

/**
 * How a file that others made is opened: as what its content is, from this file only. A video that names other files or
 * addresses gets none of them.
 */
export const openingOf = (mediaType: string, source: string): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-threads',
  '1',
  '-max_pixels',
  String(MOST_FRAME_PIXELS),
  '-f',
  inputOf[mediaType] ?? 'mov',
  '-i',
  source,
]

const STREAM = /^ {2,4}Stream #0:(\d+).*?: (Video|Audio): (.*)$/gm

function durationOf(stderr: string): number | null {
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/m.exec(stderr) ?? []
  if (hours === undefined) return null
  const milliseconds = Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
  return milliseconds > 0 ? milliseconds : null
}

function rateOf(line: string): number {
  const [, given] = /, ([\d.]+) fps/.exec(line) ?? /, ([\d.]+) tbr/.exec(line) ?? []
  const rate = Number(given ?? USUAL_RATE)
  return rate >= 1 && rate <= MOST_RATE ? rate : rate > MOST_RATE && rate <= 4 * MOST_RATE ? MOST_RATE : USUAL_RATE
}

/** Reads what ffmpeg says of a file that it opened; or why nothing can be made of it. */
export function factsOf(stderr: string): VideoFacts | { failure: FileFailure } {
  const streams = [...stderr.matchAll(STREAM)].map(([line, index = '', kind, more = '']) => {
    // What belongs to a stream stands below it, up to the next one.
    const below = stderr.slice(stderr.indexOf(line) + line.length).split(/^ {2,4}Stream #/m)[0] ?? ''
    return { index: Number(index), kind, more, below }
  })
  const isOpened = stderr.includes('Input #0')
  const picture = streams.find(({ kind, more }) => kind === 'Video' && !more.includes('attached pic'))
  const sound = streams.find(({ kind, more }) => kind === 'Audio' && !/^none|, 0 channels/.test(more))
  if (!isOpened) return { failure: 'damaged' }
  if (!picture) return { failure: 'blank' }
  const [, wide, high, across = '1', down = '1'] =
    /, (\d{1,6})x(\d{1,6})(?: \[SAR (\d+):(\d+))?/.exec(picture.more) ?? []
  if (wide === undefined || high === undefined) return { failure: 'damaged' }
  const stored = { width: Number(wide), height: Number(high) }
  if (stored.width * stored.height > MOST_FRAME_PIXELS) return { failure: 'excessive' }
  const durationMs = durationOf(stderr)
  if ((durationMs ?? 0) > MOST_DURATION_MS) return { failure: 'excessive' }
  const ratio = Number(across) / Number(down)
  const square = Math.round(stored.width * (ratio > 0.1 && ratio < 10 ? ratio : 1))
  const isTurned = /rotat\w*\s*(?:of|:)\s*-?(?:90|270)(?:\.0+)?\b/.test(picture.below)
  const [width, height] = isTurned ? [stored.height, square] : [square, stored.height]
  return {
    picture: picture.index,
    sound: sound?.index ?? null,
    width,
    height,
    durationMs,
    rate: rateOf(picture.more),
  }
}

export interface Rendition {
  /** Its playlist is `<name>.m3u8`, its segments `<name>-00000.ts` and so on. */
  name: string
  width: number
  height: number
  /** Kilobits per second that it may take. */
  most: number
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)

/** The sizes that a video is made in, the largest first; never larger than it is. */
export function renditionsOf({ width, height, rate }: Pick<VideoFacts, 'width' | 'height' | 'rate'>): Rendition[] {
  const shorter = Math.min(width, height)
  const sides = [Math.min(shorter, SHORTER_SIDES[0])]
  if (sides[0] !== undefined && sides[0] > SHORTER_SIDES[1] * WORTH) sides.push(SHORTER_SIDES[1])
  return sides.map((side) => {
    const scale = side / shorter
    const [w, h] = [even(width * scale), even(height * scale)]
    const most = Math.round(Math.min(6000, Math.max(500, (w * h * Math.min(rate, 45) * 0.075) / 1000)))
    return { name: `video-${side}`, width: w, height: h, most }
  })
}

/** Seconds of a segment; a new one begins with a whole picture. */
const SEGMENT_SECONDS = 4
/** Threads of the encoder, where it has any: the other core answers requests. */
const THREADS = '2'

/** Words of a command line; none of ours has a space in it. */
const args = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' ').filter((word) => word !== ''))
const JOB_OPTIONS = '-hide_banner -nostdin -y -loglevel error'
const TOLD = '-nostats -progress pipe:1'

/** The arguments that make one size of a video: a playlist and its segments. */
export const renditionArgs = (opening: string[], facts: VideoFacts, size: Rendition): string[] =>
  args(
    `${JOB_OPTIONS} ${TOLD}`,
    opening.join(' '),
    `-map 0:${facts.picture}`,
    facts.sound === null ? '' : `-map 0:${facts.sound}`,
    '-map_metadata -1 -map_chapters -1 -sn -dn -filter_threads 1',
    `-vf fps=${facts.rate},scale=${size.width}:${size.height}:flags=bicubic,setsar=1,format=yuv420p`,
    `-c:v libx264 -preset veryfast -profile:v high -crf 23 -threads ${THREADS}`,
    `-maxrate ${size.most}k -bufsize ${size.most * 2}k -sc_threshold 0`,
    `-force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
    '-c:a aac -b:a 128k -ac 2 -ar 48000 -max_muxing_queue_size 1024',
    `-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod`,
    `-hls_segment_filename ${size.name}-%05d.ts ${size.name}.m3u8`,
  )

/** The arguments that put a size that is made into one file with its index at the front. */
export const joiningArgs = (size: Rendition, target: string): string[] =>
  args(
    `${JOB_OPTIONS} ${TOLD} -protocol_whitelist file,crypto -i ${size.name}.m3u8`,
    `-map 0:v -map 0:a? -c copy -bsf:a aac_adtstoasc -movflags +faststart ${target}`,
  )

/** Of a still picture, in pixels; as much as a cover needs. */
const MOST_FRAME_WIDTH = 1280

/**
 * The arguments that take one picture out of a video: the most telling of some. Those are held in memory together, so they
 * are made small first, and upright as they are shown.
 */
export function frameArgs(opening: string[], facts: VideoFacts, atMs: number, target: string): string[] {
  const width = Math.min(facts.width, MOST_FRAME_WIDTH)
  const height = Math.max(1, Math.round((facts.height * width) / facts.width))
  return args(
    `${JOB_OPTIONS} -ss ${(atMs / 1000).toFixed(3)}`,
    opening.join(' '),
    `-map 0:${facts.picture} -frames:v 1 -vf scale=${width}:${height},setsar=1,thumbnail=12 ${target}`,
  )
}

const FRAMES = 6
/** Where pictures are taken: all over the video, not at its very ends. */
export const framePlaces = (durationMs: number | null): number[] =>
  durationMs === null
    ? [0, 1000, 2000, 4000, 8000, 16_000]
    : Array.from({ length: FRAMES }, (_, index) => Math.floor((durationMs * (index + 0.5)) / FRAMES))

/** Length of a playlist, and the most that one of its segments takes in a second (bits). */
export function measured(playlist: string, bytesOf: (segment: string) => number): { durationMs: number; peak: number } {
  let seconds = 0
  let peak = 0
  for (const [, length = '0', segment = ''] of playlist.matchAll(/^#EXTINF:([\d.]+),[^\n]*\n([^#\n]+)$/gm)) {
    const took = Number(length)
    seconds += took
    // The last one may be a single picture.
    if (took >= 0.5) peak = Math.max(peak, (bytesOf(segment.trim()) * 8) / took)
  }
  return { durationMs: Math.round(seconds * 1000), peak: Math.ceil(peak) }
}

/** The playlist that names all sizes. */
export const masterPlaylist = (sizes: readonly (Rendition & { peak: number })[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    ...sizes.flatMap(({ name, width, height, peak, most }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak || most * 1000},RESOLUTION=${width}x${height}`,
      `${name}.m3u8`,
    ]),
    '',
  ].join('\n')

/** A video of which much less came out than it says it has ends somewhere in the middle. */
export const isCutShort = (announcedMs: number | null, madeMs: number): boolean =>
  announcedMs !== null && madeMs < announcedMs * 0.9 - 1000

/** Milliseconds that one size may take: in WebAssembly, on a slow core that others need too, many times the length. */
export const mostMsOf = (durationMs: number | null): number =>
  Math.min(10 * 3600_000, 600_000 + (durationMs ?? 1800_000) * 40)
