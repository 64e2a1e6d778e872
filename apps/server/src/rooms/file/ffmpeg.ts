/** ffmpeg: where it is, and running it. */
import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StorageFullError } from '../../platform/storage.ts'

const execute = promisify(execFile)
/** As FFMPEG_PATH: films are not transcoded. */
export const NO_FFMPEG = 'off'
/** As much of what it says as is kept. */
const MOST_SAID = 64 * 1024

/** What a program needs to be found and to run. Keys and passwords are none of its business: it reads what others made. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'] as const
function surroundings(): NodeJS.ProcessEnv {
  // oxlint-disable-next-line node/no-process-env -- handed on to a program, not read
  const { env } = process
  return Object.fromEntries(NEEDED.map((name) => [name, env[name]]))
}

const guardFile = (): string =>
  fileURLToPath(new URL(`./ffmpeg-guard.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url))

/** Some are built without H.264. */
async function isAble(program: string): Promise<boolean> {
  const { stdout } = await execute(program, ['-hide_banner', '-encoders']).catch(() => ({ stdout: '' }))
  return /\blibx264\b/.test(stdout) && /\baac\b/.test(stdout)
}

async function fromPackage(): Promise<string | null> {
  try {
    const { default: installed } = await import('@ffmpeg-installer/ffmpeg')
    return installed.path
  } catch {
    return null
  }
}

/** The program: as configured, on the search path, or from the optional package; null when there is none that can do it. */
export async function findFfmpeg(configured: string | null): Promise<string | null> {
  if (configured === NO_FFMPEG) return null
  if (configured !== null) return (await isAble(configured)) ? configured : null
  if (await isAble('ffmpeg')) return 'ffmpeg'
  const installed = await fromPackage()
  return installed !== null && (await isAble(installed)) ? installed : null
}

export interface Run {
  words: readonly string[]
  /** Where it works. */
  folder: string
  /** Ends it; the run then rejects. */
  signal: AbortSignal
  /** Milliseconds it may take. */
  mostMs: number
  /** Hears how many milliseconds of the film are done. */
  onTime?: (doneMs: number) => void
}

export interface Ended {
  /** late: it took too long. */
  outcome: 'done' | 'failed' | 'late'
  /** The end of what it said. */
  said: string
}

const timeOf = (line: string): number | null => {
  // The unit of out_time_ms is the microsecond.
  const microseconds = /^out_time_ms=(\d+)/.exec(line)?.[1]
  return microseconds === undefined ? null : Math.floor(Number(microseconds) / 1000)
}

/** Runs ffmpeg. Rejects when it was called off, when there is no room on the disk, or when it was killed from outside. */
export function runFfmpeg(program: string, { words, folder, signal, mostMs, onTime }: Run): Promise<Ended> {
  signal.throwIfAborted()
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [guardFile(), program, ...words], {
      cwd: folder,
      stdio: 'pipe',
      env: surroundings(),
    })
    let said = ''
    let isLate = false
    // The guard ends ffmpeg first, then itself; killing the guard would leave ffmpeg alone.
    const end = (): void => void child.stdin.end()
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, mostMs)
    signal.addEventListener('abort', end, { once: true })
    child.stdin.on('error', () => undefined)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MOST_SAID)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const time = timeOf(line)
      if (time !== null) onTime?.(time)
    })
    child.once('error', fail)
    child.once('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      if (signal.aborted) fail(new Error('the work on a film was called off'))
      else if (isLate) done({ outcome: 'late', said })
      else if (/No space left on device|Disk quota exceeded/i.test(said)) fail(new StorageFullError(new Error(said)))
      else if (code === null || code >= 126) fail(new Error(`ffmpeg ended with ${code}: ${said.slice(-2000)}`))
      else done({ outcome: code === 0 ? 'done' : 'failed', said })
    })
  })
}
