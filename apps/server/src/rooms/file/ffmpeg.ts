/** ffmpeg: which one, and running it. Videos come from strangers, so it works in a sandbox or not at all. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { programVariables } from '../../env.ts'
import { StorageFullError } from '../../platform/storage.ts'
import { nativeCommand, sandboxableFfmpeg, sandboxed, wasmCommand } from './ffmpeg-sandbox.ts'

/** As FFMPEG_PATH: videos are not transcoded. */
export const NO_FFMPEG = 'off'
/** As much of what it says as is kept. */
const MOST_STDERR = 64 * 1024

/** The arguments that begin a session that works on a folder (absolute). */
export type Ffmpeg = (folder: string) => string[]

/**
 * The ffmpeg for strangers' videos: the machine's, as configured or else on the search path, where it can be kept in a
 * sandbox; everywhere else the one in WebAssembly. null when none is wished for.
 */
export async function findFfmpeg(configured: string | null): Promise<Ffmpeg | null> {
  if (configured === NO_FFMPEG) return null
  const program = await sandboxableFfmpeg(configured ?? 'ffmpeg', programVariables()['PATH'] ?? '')
  return program === null ? wasmCommand : (folder) => nativeCommand(...sandboxed(program, folder))
}

export interface Run {
  args: readonly string[]
  /** Ends it; the run then rejects. */
  signal: AbortSignal
  /** Milliseconds it may take. */
  mostMs: number
  /** Hears how many milliseconds of the video are done. */
  onTime?: (doneMs: number) => void
}

export interface Ended {
  /** late: it took too long. */
  outcome: 'done' | 'failed' | 'late'
  /** The end of what it said. */
  stderr: string
}

/** A session in one folder. Its runs come one after the other. */
export interface FfmpegSession {
  /** Rejects when it was called off, when there is no room on the disk, or when it was killed from outside. */
  run(run: Run): Promise<Ended>
  /** Ends whatever still runs. */
  close(): void
}

/** What a session answers with, a line each. Whatever took it over can say what it likes. */
const Line = z.union([
  z.strictObject({ stderr: z.string() }),
  z.strictObject({ told: z.string() }),
  z.strictObject({ ended: z.int() }),
])
function lineOf(text: string): z.infer<typeof Line> {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    return { stderr: text }
  }
}

const timeOf = (line: string): number | null => {
  // The unit of out_time_ms is the microsecond.
  const microseconds = /^out_time_ms=(\d+)/.exec(line)?.[1]
  return microseconds === undefined ? null : Math.floor(Number(microseconds) / 1000)
}

/** It could not be begun, or was ended by somebody else. Whatever else brings it down is the video. */
const OUTSIDE = new Set<number | null>([null, 126, 127, 137])
function judged(code: number | null, stderr: string): Ended {
  if (/No space left on device|Disk quota exceeded/i.test(stderr)) throw new StorageFullError(new Error(stderr))
  if (OUTSIDE.has(code) || Number(code) < 0) throw new Error(`ffmpeg ended with ${code}: ${stderr.slice(-2000)}`)
  return { outcome: code === 0 ? 'done' : 'failed', stderr }
}

/** Runs one command line to its end, or to the session's. */
function runIn(child: ChildProcessWithoutNullStreams, { args, signal, mostMs, onTime }: Run): Promise<Ended> {
  return new Promise((done, fail) => {
    let stderr = ''
    let isLate = false
    const hear = (text: string): void => {
      stderr = `${stderr}${text}\n`.slice(-MOST_STDERR)
    }
    const complain = (error: Error): void => hear(error.message)
    // The guard ends ffmpeg first, then itself; killing the guard would leave ffmpeg alone.
    const end = (): void => void child.stdin.end()
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, mostMs)
    const lines = createInterface({ input: child.stdout })
    const finish = (code: number | null): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      child.off('close', finish).off('error', complain)
      child.stderr.off('data', hear)
      lines.close()
      if (signal.aborted) fail(new Error('the work on a video was called off'))
      else if (isLate) done({ outcome: 'late', stderr })
      else
        try {
          done(judged(code, stderr))
        } catch (error) {
          fail(error)
        }
    }
    lines.on('line', (text) => {
      const line = lineOf(text)
      if ('ended' in line) return finish(line.ended)
      if ('stderr' in line) return hear(line.stderr)
      const time = timeOf(line.told)
      if (time !== null) onTime?.(time)
    })
    signal.addEventListener('abort', end, { once: true })
    child.stderr.on('data', hear)
    child.once('close', finish).once('error', complain)
    child.stdin.write(`${JSON.stringify(args)}\n`)
  })
}

/** Opens a session; its process begins with the first run, and anew after one that was ended. */
export function openFfmpeg(command: readonly string[]): FfmpegSession {
  let child: ChildProcessWithoutNullStreams | null = null
  const [program = '', ...args] = command
  function begin(): ChildProcessWithoutNullStreams {
    const begun = spawn(program, args, { stdio: 'pipe', env: programVariables() })
    begun.stdin.on('error', () => undefined)
    begun.stderr.setEncoding('utf8')
    child = begun
    return begun
  }
  return {
    async run(run) {
      run.signal.throwIfAborted()
      const isAlive = child?.exitCode === null && child.signalCode === null && child.stdin.writable
      return runIn(isAlive && child ? child : begin(), run)
    },
    close() {
      child?.stdin.end()
    },
  }
}
